import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { decodeFixture, expectSums, readFixture } from './fixture-files.fixture.ts';
import { listGoldenFiles } from './golden-files.fixture.ts';
import type { MutationAnswer } from './mutation-worker.fixture.ts';
import { createRandom, mutateFile } from './mutations.fixture.ts';
import type { FileFormat } from './outcome/decoded.ts';

/** Damaged files a format: `MUTATIONS=2000` for a whole run, `MUTATION_SEED` for another choice of them. */
const COUNT = Number(process.env.MUTATIONS ?? 200);
const SEED = Number(process.env.MUTATION_SEED ?? 1);
const HANG_MS = 10_000;
const MAX_MEMORY = 512 * 1024 * 1024;
/** What a test may take at most grows with what it is asked for. */
const TIMEOUT_MS = 5_000 * Math.max(1, COUNT / 200);

let worker: Worker | null = null;
afterAll(() => worker?.terminate());

function openWorker(): Worker {
  return new Worker(new URL('./mutation-worker.fixture.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  });
}

/** Decodes a file in the thread; a thread that hangs or dies is a fault, and the next file gets a new one. */
function ask(name: string, bytes: Uint8Array): Promise<MutationAnswer> {
  worker ??= openWorker();
  const asked = worker;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      settle();
      worker = null;
      void asked.terminate();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error(`hangs over ${HANG_MS} ms`)), HANG_MS);
    const onMessage = (answer: MutationAnswer) => {
      settle();
      resolve(answer);
    };
    const settle = () => {
      clearTimeout(timer);
      asked.off('message', onMessage);
      asked.off('error', fail);
    };
    asked.on('message', onMessage);
    asked.on('error', fail);
    asked.postMessage({ name, bytes });
  });
}

const named = await Promise.all(
  listGoldenFiles().map(async (name) => ({ name, decoded: await decodeFixture(name) })),
);
const formats = new Map<FileFormat, string[]>();
for (const { name, decoded } of named) {
  if (decoded.ok) formats.set(decoded.format, [...(formats.get(decoded.format) ?? []), name]);
}

describe('damaged files of every format', () => {
  test.each([...formats])(
    '%s: no crash, no hang, no flood of memory, and counts that add up',
    { timeout: TIMEOUT_MS },
    async (format, names) => {
      const random = createRandom(SEED + format.length * 7919 + format.charCodeAt(0));
      const faults: string[] = [];
      let kept = 0;
      for (let index = 0; index < COUNT; index += 1) {
        const name = names[index % names.length] ?? '';
        const bytes = mutateFile(readFixture(name), random);
        try {
          const answer = await ask(name, bytes);
          if (answer.report !== null) expectSums(answer.report);
          if (!answer.ok) expect(answer.message).toMatch(/^No features found in file$|\.$/);
          expect(answer.memory).toBeLessThan(MAX_MEMORY);
          if (answer.ok) kept += 1;
        } catch (error) {
          // As it can be seen again: the bytes themselves.
          faults.push(`${name} #${index}: ${error} ${Buffer.from(bytes).toString('base64').slice(0, 4_000)}`);
        }
      }
      expect(faults).toEqual([]);
      // Files that are all refused, or none, were not damaged where it matters.
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(COUNT);
    },
  );
});
