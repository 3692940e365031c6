/**
 * Counts what passed, failed and was skipped.
 * @param print told of what throws, as console.log is
 */
export function createTally(print) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  return {
    total,
    /**
     * Does what the checks need and is none itself: where it throws, one failure is counted and the rest goes on, so
     * that a run says at its end what it knows. @returns what the work makes, undefined where it throws
     */
    async attempt(name, work) {
      try {
        return await work();
      } catch (error) {
        total.failed += 1;
        print(`FAILED: ${name}\n${error instanceof Error ? error.stack : error}`);
        return undefined;
      }
    },
    toLine: () => `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  };
}
