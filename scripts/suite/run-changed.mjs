import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';
import { findChromium } from '../machine/find-chromium.mjs';
import { startPrivatePostgres } from '../machine/private-postgres.mjs';
import { buildWeb } from './build-web.mjs';
import { listChangedFiles } from './changed-files.mjs';
import { bin, createChecks } from './checks.mjs';
import { chooseTests } from './choose-tests.mjs';
import { beginAtOneDate } from './one-date/begin-at-one-date.mjs';
import { prepareJourneys } from './prepare-journeys.mjs';

const held = { isHeldBack: true };

/**
 * Runs what a change can affect, in under two minutes for a change of one module: the checks of the whole tree, the
 * unit tests that import a changed file, and the tests of `chooseTests`. It reports what it omits: only the full run is
 * conclusive.
 */
export async function runChanged(tally, ref) {
  beginAtOneDate();
  const { base, files, present } = listChangedFiles(ref);
  console.log(`${files.length} files changed since ${base}`);
  if (files.length === 0) return;
  // Screens in all usual looks: the next run would choose others.
  if (files.some((file) => file.startsWith('apps/web/'))) process.env.SCREENS ??= 'some';
  const checks = createChecks(tally);
  const tests = globSync(['apps/server/**/*.db.test.ts', 'e2e/{pages,journeys}/*.journey.test.ts'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const chosen = chooseTests(files, tests, listCovering);
  const hasJourneys = chosen.journeys.length > 0 && findChromium() !== null;
  const isReady = hasJourneys ? buildWeb(checks, held) : Promise.resolve(false);
  await Promise.all([readTree(checks, present, base), isReady]);
  const postgres = await tally.attempt('starting PostgreSQL', startPrivatePostgres);
  if (postgres)
    Object.assign(process.env, { TEST_DATABASE_URL: postgres.url, JOURNEYS_DATABASE_URL: postgres.url });
  const data = (await isReady)
    ? await tally.attempt('preparing data for the journeys', prepareJourneys)
    : undefined;
  await runSuites(checks, chosen, data !== undefined);
  checks.countFailed();
  await tally.attempt('removing the data of the journeys', async () => data?.teardown());
  await tally.attempt('stopping PostgreSQL', async () => postgres?.stop());
  const run = chosen.server.length + (hasJourneys ? chosen.journeys.length : 0);
  console.log(
    `\n${run} of ${tests.length} files of tests that start the product were run; npm test runs all.`,
  );
}

/** The journeys that a module's page in docs/spec-coverage names. */
function listCovering(module) {
  const page = join(root, 'docs/spec-coverage', `${module}.md`);
  if (!existsSync(page)) return [];
  return readFileSync(page, 'utf8').match(/e2e\/\w+\/[\w-]+\.journey\.test\.ts/g) ?? [];
}

async function readTree({ check, suite }, present, base) {
  if (present.length > 0) {
    const args = [
      'check',
      '--no-errors-on-unmatched',
      '--error-on-warnings',
      '--assist-enabled=false',
      ...present,
    ];
    await check('format and lint of the change', bin('biome'), args, held);
  }
  await check('arrows', process.execPath, ['scripts/check-arrows.mjs'], held);
  await check('types', process.execPath, ['scripts/typecheck.mjs'], held);
  await check('unused code', bin('knip'), [], held);
  const affected = { args: ['--changed', base], mayBeEmpty: true, ...held };
  await suite('unit tests of the change', 'unit', affected);
  await suite('component tests of the change', 'components', affected);
}

async function runSuites({ suite }, { server, journeys }, isReady) {
  await Promise.all([
    server.length > 0 && suite('server tests of the change', 'server', { files: server, ...held }),
    isReady &&
      journeys.length > 0 &&
      suite('journeys of the change', 'journeys', { files: journeys, ...held }),
  ]);
}
