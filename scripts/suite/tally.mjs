/**
 * Counts what passed, failed and was skipped, and keeps the failures, since the output of a run is long.
 * @param print receives errors, like console.log
 * @param record of the run, from `createRecord`; none for a part of the checks
 */
export function createTally(print, record = null) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  /** @param name of what failed; @param why in a line or more, of which the first is kept */
  const fail = (name, why = '') => {
    total.failed += 1;
    const [line = ''] = why.split('\n');
    failures.push(line === '' ? name : `${name}: ${line}`);
    record?.addFailure(name, line);
  };
  return {
    total,
    record,
    fail,
    /**
     * Runs preparation that is not a check itself: if it throws, one failure is counted and the rest continues, so that
     * a run still reports its results. @returns the work’s result, undefined if it throws
     */
    async attempt(name, work) {
      try {
        return await work();
      } catch (error) {
        fail(name, String(error));
        print(`FAILED: ${name}\n${error instanceof Error ? error.stack : error}`);
        return undefined;
      }
    },
    /** What failed and what was cleared, one per line, with the counts as the last line. */
    toLines() {
      const cleared = record?.listCleared() ?? [];
      return [
        ...cleared.map(({ suite, file, message }) => `cleared: ${suite} > ${file}: ${message}`),
        ...failures.map((failure) => `FAILED: ${failure}`),
        ...(cleared.length > 0
          ? [`cleared on a second look: ${cleared.length} ${cleared.length === 1 ? 'file' : 'files'}`]
          : []),
        `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
      ].join('\n');
    },
  };
}
