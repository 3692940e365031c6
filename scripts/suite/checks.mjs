import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';
import { runCommand, startClock } from './run-command.mjs';
import { firstLineOf, MAX_MINUTES, takeSecondLook } from './second-look.mjs';

/** A program from a package of the project. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

const artifacts = join(root, 'artifacts');
const NO_TEST = 'a file that could not be loaded, an error of no file, or no test at all';

/** Runs checks and test suites, and counts them. @param tally from `createTally` */
export function createChecks(tally) {
  const { total, fail, record } = tally;
  mkdirSync(artifacts, { recursive: true });
  /** Files that failed: a second look may clear them. */
  const suspects = [];

  /** Runs one check that passes or fails as a whole. */
  async function check(name, command, args, options = {}) {
    if (record?.hasPassed(name)) {
      console.log(`\n── ${name}\nok: passed before on this very tree`);
      total.passed += 1;
      return true;
    }
    const clock = startClock();
    if (!options.isHeldBack) console.log(`\n── ${name}`);
    const passed = await runCommand(command, args, options);
    if (passed) total.passed += 1;
    else fail(name);
    record?.addCheck(name, clock.ms(), passed);
    console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${clock.tell()})`);
    return passed;
  }

  /**
   * Runs one vitest project: each test counts, and a run without tests fails.
   * @param options.files the files to run, all by default; options.args more arguments for vitest
   * @param options.mayBeEmpty whether there may be no test to run
   */
  async function suite(name, project, { files = [], args = [], mayBeEmpty = false, ...options } = {}) {
    const clock = startClock();
    if (!options.isHeldBack) console.log(`\n── ${name}`);
    const before = record?.listPassed(name) ?? [];
    for (const { passed, skipped } of before) count({ passed, skipped });
    if (before.length > 0) console.log(`${name}: ${before.length} files passed before on this very tree`);
    const left = before.length === 0 ? files : withoutThose(before, files, project);
    if (before.length > 0 && left.length === 0) return;
    const more = mayBeEmpty ? ['--passWithNoTests'] : [];
    const { exitedWell, outcomes, errors } = await runVitest(name, project, {
      ...options,
      args: [...args, ...more, ...left],
    });
    const failed = outcomes.filter(({ failures }) => failures.length > 0);
    for (const outcome of outcomes) if (outcome.failures.length === 0) count(outcome);
    suspects.push(...failed.map((outcome) => ({ ...outcome, suite: name, project, options })));
    for (const error of errors) fail(name, error);
    const isEmpty = [...before, ...outcomes].every(({ passed }) => passed === 0) && !mayBeEmpty;
    const hasFailedUnseen = failed.length === 0 && errors.length === 0 && (!exitedWell || isEmpty);
    if (hasFailedUnseen) fail(name, NO_TEST);
    const isTold = errors.length === 0 && !hasFailedUnseen;
    record?.addSuite(name, clock.ms(), outcomes, isTold);
    const isWell = failed.length === 0 && isTold;
    console.log(`${isWell ? 'ok' : 'FAILED'}: ${name} (${clock.tell()})`);
  }

  function count({ passed, skipped }) {
    total.passed += passed;
    total.skipped += skipped;
  }

  function skip(name, why) {
    console.log(`\n── ${name}\nskipped: ${why}`);
    total.skipped += 1;
  }

  function failAll({ suite: name, file, failures, passed, skipped }) {
    count({ passed, skipped });
    for (const { test, message } of failures) fail([name, file, test].filter(Boolean).join(' > '), message);
  }

  /** Looks again at the files that failed, and counts those that it does not clear. Called once, after all suites. */
  async function lookAgain() {
    const seen = await takeSecondLook(suspects, {
      lookAgain: async ({ suite: name, project, file, options }) => {
        const again = await runVitest(`${name} again`, project, {
          ...options,
          isHeldBack: true,
          args: [file],
        });
        const outcome = again.outcomes.find((one) => one.file === file);
        const [error] = again.errors;
        const isWell = again.exitedWell && outcome !== undefined && error === undefined;
        if (isWell || outcome?.failures.length > 0) return outcome;
        return { file, failures: [{ test: '', source: 'load', message: error ?? NO_TEST }] };
      },
      clearedBefore: record?.listCleared().length ?? 0,
      isLate: () => (record?.elapsedMs() ?? 0) > MAX_MINUTES * 60_000,
      print: console.log,
    });
    for (const { cleared, ...suspect } of seen) {
      if (cleared === undefined) {
        failAll(suspect);
        continue;
      }
      count(cleared);
      record?.addCleared(suspect.suite, cleared, firstLineOf(suspect.failures[0]));
    }
  }

  /** Counts what failed without a second look, for a part of the checks. */
  const countFailed = () => suspects.forEach(failAll);

  return { check, suite, skip, lookAgain, countFailed };
}

/** The files of a suite that have not passed. @param files of the suite, all of its project if there are none */
function withoutThose(passed, files, project) {
  const done = new Set(passed.map(({ file }) => file));
  const all = files.length > 0 ? files : listFiles(project);
  return all.filter((file) => !done.has(file));
}

function listFiles(project) {
  const args = [bin('vitest'), 'list', '--filesOnly', '--json', '--project', project];
  const listed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return JSON.parse(listed).map(({ file }) => relative(root, file).replaceAll('\\', '/'));
}

/** Runs Vitest on a project. @returns whether it exited with 0, what each file showed, and errors of no file */
async function runVitest(name, project, { args, env = {}, ...options }) {
  const report = join(artifacts, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const exitedWell = await runCommand(
    process.execPath,
    [bin('vitest'), 'run', '--project', project, ...args],
    { ...options, env: { ...env, SUITE_REPORT: report } },
  );
  const { files, errors } = readReport(report);
  return { exitedWell, outcomes: files, errors };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { files: [], errors: [] };
  }
}
