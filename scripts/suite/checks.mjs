import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';
import { runCommand, startClock } from './run-command.mjs';

/** A program from a package of the project. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

const artifacts = join(root, 'artifacts');

/** Runs checks and test suites, and counts them. @param tally from `createTally` */
export function createChecks({ total, fail }) {
  mkdirSync(artifacts, { recursive: true });

  /** Runs one check that passes or fails as a whole. */
  async function check(name, command, args, options = {}) {
    const tellTime = startClock();
    if (!options.isHeldBack) console.log(`\n── ${name}`);
    const passed = await runCommand(command, args, options);
    if (passed) total.passed += 1;
    else fail(name);
    console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${tellTime()})`);
    return passed;
  }

  /**
   * Runs one vitest project: each test counts, and a run without tests fails.
   * @param options.files the files to run, all by default; options.args more arguments for vitest
   * @param options.mayBeEmpty whether there may be no test to run
   */
  async function suite(name, project, { files = [], args: more = [], mayBeEmpty = false, ...options } = {}) {
    const tellTime = startClock();
    if (!options.isHeldBack) console.log(`\n── ${name}`);
    const report = join(artifacts, `${name.replaceAll(/\W+/g, '-')}.json`);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [bin('vitest'), 'run', '--project', project, ...reporters, ...more, ...files];
    const exitedWell = await runCommand(process.execPath, args, options);
    const counts = readReport(report);
    total.passed += counts.numPassedTests;
    total.skipped += counts.numPendingTests;
    // A file that cannot be loaded, an unhandled error or an empty run fails although no test did.
    const isEmpty = counts.numPassedTests === 0 && !mayBeEmpty;
    const hasFailedUnseen = counts.numFailedTests === 0 && (!exitedWell || isEmpty);
    for (const { fullName, failureMessages } of listFailed(counts))
      fail(`${name} > ${fullName}`, failureMessages[0]);
    if (hasFailedUnseen) fail(name, 'a file that could not be loaded, an unhandled error or no test at all');
    const isWell = counts.numFailedTests === 0 && !hasFailedUnseen;
    console.log(`${isWell ? 'ok' : 'FAILED'}: ${name} (${tellTime()})`);
  }

  function skip(name, why) {
    console.log(`\n── ${name}\nskipped: ${why}`);
    total.skipped += 1;
  }

  return { check, suite, skip };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}

const listFailed = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
