/**
 * Counts what passed, failed and was skipped, and keeps what failed, since the output of a run is long.
 * @param print told of what throws, as console.log is
 */
export function createTally(print) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  /** @param name of what failed; @param why in a line or more, of which the first is kept */
  const fail = (name, why = '') => {
    total.failed += 1;
    const [line = ''] = why.split('\n');
    failures.push(line === '' ? name : `${name}: ${line}`);
  };
  return {
    total,
    fail,
    /**
     * Does what the checks need and is none itself: where it throws, one failure is counted and the rest goes on, so
     * that a run says at its end what it knows. @returns what the work makes, undefined where it throws
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
    /** The failures a line each, and the counts as the last line. */
    toLines: () =>
      [
        ...failures.map((failure) => `FAILED: ${failure}`),
        `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
      ].join('\n'),
  };
}
