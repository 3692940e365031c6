/**
 * What a second look may clear. A test file that failed runs again alone, in a fresh process, after everything else has
 * ended: what fails only beside other work is told apart from what is wrong.
 */

/** A wait that ended without the thing it waited for: by the limit of a test or of a hook, or by Playwright's. */
const TIMED_OUT = /^(?:\w*Error: )?(?:Test|Hook) timed out in \d|Timeout \d+ms exceeded/;

/** An exception of a page or of the server, as journeys and clients report them. */
const EXCEPTION = /exception: |something went wrong on our side|status of 5\d\d|expected 500 to be/i;

/** Where a value that differed is never chance: who may do what, kills, backups, migrations. */
const NEVER_BY_CHANCE = /access|probe|killed|backup|restor|migrat|dump/i;

/** With more failed files than this, it is not chance. */
export const MAX_FILES = 10;
/** A run that has gone on for longer, three times what it takes on most machines, begins no further look. */
export const MAX_MINUTES = 120;

/**
 * How often a file has to pass alone to be cleared: once if it only timed out, three times if a value differed or a
 * rejection was left unhandled, and 0 if nothing clears it.
 * @param failures of the file: `{ test, source, message }`, of which `source` is `test`, `hook`, `load` or `unhandled`
 */
export function countPassesNeeded(file, failures) {
  const needed = failures.map(({ test, source, message }) => {
    if (EXCEPTION.test(message)) return 0;
    if (source !== 'unhandled' && TIMED_OUT.test(message)) return 1;
    return NEVER_BY_CHANCE.test(`${file} ${test}`) ? 0 : 3;
  });
  return needed.includes(0) ? 0 : Math.max(...needed);
}

/**
 * Looks again at what failed, one file after the other.
 * @param suspects `{ suite, file, failures, … }`
 * @param lookAgain runs a suspect alone in a fresh process. @returns its outcome, `{ failures, … }`
 * @param clearedBefore files that runs which this one resumes have cleared
 * @param isLate whether no further look may begin
 * @param print receives lines, like console.log
 * @returns each suspect with `cleared`, the outcome of its last look, or `why` it was not cleared
 */
export async function takeSecondLook(suspects, { lookAgain, clearedBefore = 0, isLate, print }) {
  if (suspects.length === 0) return [];
  if (suspects.length + clearedBefore > MAX_FILES) {
    print(`\n${suspects.length + clearedBefore} files failed, more than ${MAX_FILES}: no second look`);
    return suspects.map((suspect) => ({ ...suspect, why: 'too many files failed for a second look' }));
  }
  print(`\n── a second look at ${suspects.length} files, each alone`);
  const seen = [];
  for (const suspect of suspects) {
    const looked = { ...suspect, ...(await lookAtOne(suspect, lookAgain, isLate)) };
    print(`${looked.cleared ? 'cleared' : 'NOT CLEARED'}: ${suspect.suite} > ${suspect.file}: ${looked.why}`);
    seen.push(looked);
  }
  return seen;
}

async function lookAtOne({ file, failures, ...suspect }, lookAgain, isLate) {
  const needed = countPassesNeeded(file, failures);
  if (needed === 0) return { why: 'nothing clears such a failure' };
  let last;
  for (let pass = 1; pass <= needed; pass += 1) {
    if (isLate()) return { why: `no second look after ${MAX_MINUTES} minutes` };
    last = await lookAgain({ file, failures, ...suspect });
    const [failure] = last.failures;
    if (failure) return { why: `failed again alone: ${firstLineOf(failure)}` };
  }
  return { cleared: last, why: `passed alone, ${needed === 1 ? 'once' : `${needed} times`}` };
}

/** A failure in one line: the test, and the first line of its message. */
export function firstLineOf({ test, message }) {
  const [line = ''] = message.split('\n');
  return test === '' ? line : `${test}: ${line}`;
}
