import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileOutcome } from './run-record.mjs';
import { countPassesNeeded } from './second-look.mjs';

const root = join(import.meta.dirname, '../..');
const FILES = {
  passing: `test('is right', () => expect(1).toBe(1)); test.skip('is left out', () => {});`,
  differing: `test('is wrong', () => expect({ a: ['exception: x'] }).toEqual({ a: [] })); test('is right', () => {});`,
  slow: `test('never ends', () => new Promise(() => {}), 50);`,
  polling: `test('never comes', () => expect.poll(() => 0, { timeout: 50 }).toBe(1));`,
  hooked: `describe('a group', () => { beforeAll(() => { throw new Error('no room'); }); test('waits', () => {}); });`,
  torn: `throw new Error('cannot be loaded');`,
  rejecting: `test('leaves a rejection', async () => {
    void Promise.reject(new Error('left alone'));
    await new Promise((done) => setTimeout(done, 50));
  });`,
  dying: `test('ends its process', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });`,
};

let folder: string;
let outcomes: ReadonlyMap<string, FileOutcome>;
let errors: readonly string[];

// Within the project, where Vitest is found.
beforeAll(async () => {
  mkdirSync(join(root, 'artifacts'), { recursive: true });
  folder = mkdtempSync(join(root, 'artifacts/reporter-'));
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(
      join(folder, `${name}.test.mjs`),
      `import { beforeAll, describe, expect, test } from 'vitest';\n${text}`,
    );
  const report = join(folder, 'report.json');
  const reporter = pathToFileURL(join(import.meta.dirname, 'file-reporter.mjs'));
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `import { createFileReporter } from ${JSON.stringify(reporter)};
    export default { test: { include: ['*.test.mjs'], reporters: [createFileReporter(${JSON.stringify(report)})] } };`,
  );
  const args = [join(root, 'node_modules/.bin/vitest'), 'run', '--root', folder];
  await new Promise((done) =>
    execFile(process.execPath, args, { env: { ...process.env, CI: 'true' } }, done),
  );
  const written: { files: FileOutcome[]; errors: string[] } = JSON.parse(readFileSync(report, 'utf8'));
  outcomes = new Map(written.files.map((one) => [one.file.replace(/^.*\/|\.test\.mjs$/g, ''), one] as const));
  errors = written.errors;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('every file is named, with what its tests showed', () => {
  expect([...outcomes.keys()].sort()).toEqual(Object.keys(FILES).sort());
  expect(outcomes.get('passing')).toMatchObject({ passed: 1, failed: 0, skipped: 1, failures: [] });
  expect(outcomes.get('differing')).toMatchObject({ passed: 1, failed: 1 });
});

test.each([
  ['differing', 'test', 'is wrong', /deeply equal(?:.|\n)*exception: x/],
  ['slow', 'test', 'never ends', /timed out in 50ms/],
  ['polling', 'test', 'never comes', /expected \+?0 to be 1/],
  ['hooked', 'hook', 'a group', /no room/],
  ['torn', 'load', '', /cannot be loaded/],
  ['rejecting', 'unhandled', '', /left alone/],
] as const)('%s: the failure has its source and message', (name, source, title, message) => {
  expect(outcomes.get(name)?.failures).toEqual([
    { test: title, source, message: expect.stringMatching(message) },
  ]);
});

test('a file whose process was killed has failed', () => {
  const failures = outcomes.get('dying')?.failures ?? [];
  expect(failures.length + errors.length).toBeGreaterThan(0);
  expect(failures).not.toEqual([]);
});

test.each([
  ['slow', 1],
  ['polling', 3],
  ['hooked', 3],
  ['torn', 3],
  ['rejecting', 3],
  ['differing', 0],
] as const)('%s has to pass alone %i times', (name, passes) => {
  const outcome = outcomes.get(name);
  expect(countPassesNeeded(`e2e/${name}`, outcome?.failures ?? [])).toBe(passes);
});
