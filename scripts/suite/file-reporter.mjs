import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';

/** Enough of an error to recognize it: its message, what was expected, and why. */
const MAX_MESSAGE = 2_000;

/** The message of an error with its causes and the difference of its values. */
function toMessage(error) {
  const parts = [];
  for (let one = error; one && parts.length < 5; one = one.cause) {
    const name = one.name && !String(one.message ?? one).startsWith(one.name) ? `${one.name}: ` : '';
    parts.push(`${name}${one.message ?? one}`);
    if (one.diff) parts.push(one.diff);
  }
  return parts.join('\n').slice(0, MAX_MESSAGE);
}

const toFailures = (test, source, errors) =>
  (errors ?? []).map((error) => ({ test, source, message: toMessage(error) }));

/** What one file showed. A file that did not end, as after a crash of its process, has failed. */
function toOutcome(module, unhandled) {
  const failures = [
    ...toFailures('', 'load', module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) =>
      toFailures(suite.fullName, 'hook', suite.errors()),
    ),
    ...toFailures('', 'unhandled', unhandled),
  ];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const isPending = state === 'pending';
    counts[isPending ? 'failed' : state] += 1;
    if (state === 'failed') failures.push(...toFailures(test.fullName, 'test', errors));
    if (isPending) failures.push({ test: test.fullName, source: 'load', message: 'did not end' });
  }
  if (['pending', 'queued'].includes(module.state()) && failures.length === 0)
    failures.push({ test: '', source: 'load', message: 'did not end' });
  const seconds = Math.round(module.diagnostic().duration / 100) / 10;
  return { file: relative(root, module.moduleId).replaceAll('\\', '/'), seconds, ...counts, failures };
}

/**
 * A reporter for Vitest that writes what each file of a run showed, for the second look and the record of a run.
 * @param path of the JSON that it writes when the run ends: `files`, and `errors` that belong to no file
 */
export function createFileReporter(path) {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const known = new Set(modules.map(({ moduleId }) => moduleId));
      const isOfNone = ({ VITEST_TEST_PATH: file }) => !known.has(file);
      const files = modules.map((module) =>
        toOutcome(
          module,
          unhandledErrors.filter(({ VITEST_TEST_PATH: file }) => file === module.moduleId),
        ),
      );
      writeFileSync(path, JSON.stringify({ files, errors: unhandledErrors.filter(isOfNone).map(toMessage) }));
    },
  };
}
