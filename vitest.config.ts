import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chooseSeed } from './scripts/suite/choose-seed.mjs';
import { createFileReporter } from './scripts/suite/file-reporter.mjs';
import { chooseDate } from './scripts/suite/one-date/choose-date.mjs';

// A run of all checks has chosen them already; the processes of tests inherit them.
chooseDate();
chooseSeed();
// The code of the product, compiled once: the start of a server, a command or a backup takes half the processor time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/waypost-server');

/**
 * Tests that need a database: one process runs the files sequentially, and the database is shared and emptied between
 * them.
 */
const WITH_DATABASE = 'apps/server/**/*.db.test.ts';

/** How long a test waits for what has to come: the default of a second is a property of neither product nor machine. */
const waitAtMost = (timeout: number) => ({ poll: { timeout } });

/** Vitest has no setting for `vi.waitFor`, for seeds, and for how bytes are compared. */
const SETUP = ['scripts/suite/wait-longer.ts', 'scripts/suite/use-seed.ts', 'scripts/suite/compare-bytes.ts'];

/** A journey starts a server and a browser, and walks through pages. */
const A_JOURNEY = {
  globalSetup: 'e2e/src/server/prepared-data.ts',
  setupFiles: ['e2e/src/browser/tell-failure.ts'],
  // They end what never comes, and are far from what the slowest machine takes.
  expect: waitAtMost(45_000),
  hookTimeout: 240_000,
  testTimeout: 240_000,
};

/**
 * Larger files first, as by default, and before them those that are short but run long, so that none runs last alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/screens');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Where a run of all checks reads what each file showed. */
const { SUITE_REPORT } = process.env;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: SUITE_REPORT === undefined ? ['default'] : ['default', createFileReporter(SUITE_REPORT)],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [WITH_DATABASE, '**/node_modules/**', '**/dist/**'],
          // A process with its own modules for each of a hundred small files would cost more than the tests.
          isolate: false,
          // One core is left to spare by default: half of what most machines for checks have.
          maxWorkers: '100%',
          // It ends what hangs: they run beside the build and the components, on machines that differ by three.
          testTimeout: 60_000,
          expect: waitAtMost(45_000),
          setupFiles: SETUP,
        },
      },
      {
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          // Wide enough for list, page and map side by side.
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          // The product is loaded once and not for each file: that takes as long as fifty tests.
          isolate: false,
          fileParallelism: false,
          // The first test of a screen waits for its code too.
          testTimeout: 120_000,
          expect: waitAtMost(30_000),
          setupFiles: [...SETUP, 'apps/web/test/browser-of-tests.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: [WITH_DATABASE],
          // Node itself loads the server, as it does when it serves: to transform it takes as long as ten files.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          isolate: false,
          fileParallelism: false,
          maxWorkers: 1,
          // They end what hangs. Opening the embedded database for the first time takes about ten seconds.
          hookTimeout: 240_000,
          testTimeout: 240_000,
          expect: waitAtMost(45_000),
          setupFiles: SETUP,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/{pages,journeys}/*.journey.test.ts'],
          isolate: false,
          ...A_JOURNEY,
          setupFiles: [...A_JOURNEY.setupFiles, 'e2e/src/browser/one-story.ts'],
          // One alone leaves a third of two cores idle while it waits for pages.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'clock',
          include: ['e2e/clock/*.journey.test.ts'],
          ...A_JOURNEY,
          fileParallelism: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
