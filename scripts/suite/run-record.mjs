import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SLOWEST = 20;
const toSeconds = (ms) => Math.round(ms / 100) / 10;

/**
 * The record of a run, written after each check so that a run that is killed leaves it too.
 * @param options.path of the file; options.state from `readTreeState`; options.nowMs a clock
 * @param options.resumed a record from `readRecord`: what passed in it counts as passed
 */
export function createRecord({ path, state, nowMs = Date.now, resumed = null }) {
  const startedMs = nowMs();
  const checks = new Set(resumed?.passed.checks);
  const files = new Map(resumed?.passed.files.map((one) => [`${one.suite} > ${one.file}`, one]));
  const [suites, failed, cleared] = [[], [], [...(resumed?.cleared ?? [])]];

  const write = (isEnded = false) => {
    const ran = [...files.values()];
    const content = {
      ...state,
      started: new Date(startedMs).toISOString(),
      seconds: toSeconds(nowMs() - startedMs),
      ended: isEnded,
      resumed: resumed !== null,
      suites,
      failed,
      cleared,
      slowest: ran.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST),
      passed: { checks: [...checks], files: ran },
    };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`);
  };

  return {
    elapsedMs: () => nowMs() - startedMs,
    hasPassed: (check) => checks.has(check),
    /** The files of a suite that passed on this tree already, with their counts. */
    listPassed: (suite) => [...files.values()].filter((one) => one.suite === suite),
    addCheck(name, ms, hasPassed) {
      if (hasPassed) checks.add(name);
      suites.push({
        name,
        seconds: toSeconds(ms),
        passed: hasPassed ? 1 : 0,
        failed: hasPassed ? 0 : 1,
        skipped: 0,
      });
      write();
    },
    /** What second looks cleared on this tree, also in the runs that this one resumes. */
    listCleared: () => cleared,
    /**
     * @param outcomes of its files, as the file reporter writes them
     * @param isTold whether each failure is of a file: an error of none may be of any, so that no file has passed
     */
    addSuite(suite, ms, outcomes, isTold = true) {
      const sum = (key) => outcomes.reduce((total, one) => total + one[key], 0);
      const counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
      suites.push({ name: suite, seconds: toSeconds(ms), ...counts });
      for (const { failures, ...one } of outcomes)
        if (isTold && failures.length === 0) files.set(`${suite} > ${one.file}`, { suite, ...one });
      write();
    },
    addFailure(name, message) {
      failed.push({ name, message });
      write();
    },
    /** @param outcome of the look that cleared it; @param message of its first failure */
    addCleared(suite, { failures: _none, ...outcome }, message) {
      cleared.push({ suite, file: outcome.file, message });
      files.set(`${suite} > ${outcome.file}`, { suite, ...outcome });
      write();
    },
    end: () => write(true),
  };
}

/** The record of the last run, if it was of this very tree; else null. */
export function readRecord(path, { tree }) {
  try {
    const record = JSON.parse(readFileSync(path, 'utf8'));
    return tree !== null && record.tree === tree ? record : null;
  } catch {
    return null;
  }
}
