/**
 * A Wednesday, 9:05 where the browsers of journeys are: no day, week or month ends soon. The sandboxes of some tests have
 * scenes and vessels up to that noon.
 */
const TEST_DATE = '2026-11-25T16:05:00Z';

const PRELOAD = new URL('./preload.mjs', import.meta.url).href;

/** A database of somebody else has a clock of its own. */
const isGivenDatabase = () =>
  Boolean(process.env.TEST_DATABASE_URL || process.env.JOURNEYS_DATABASE_URL || process.env.DATABASE_URL);

/** @throws Error for what is no date. */
function toMoment(date) {
  const moment = Date.parse(date);
  if (Number.isNaN(moment)) throw new Error(`TEST_DATE has to be a date, as ${TEST_DATE}, or real: ${date}`);
  return moment;
}

/**
 * Chooses the date of a run of tests once, at its beginning, for all processes that this one starts from now on: the
 * clock of each is shifted by the same whole seconds (decision 111). `TEST_DATE` in the environment is another date, or
 * `real`.
 * @param {boolean} canShift whether the databases of the run can be shifted too
 */
export function chooseDate(canShift = true) {
  const { env } = process;
  if (env.TEST_CLOCK_OFFSET_MS !== undefined) return;
  const date = env.TEST_DATE || TEST_DATE;
  if (date === 'real' || !canShift || isGivenDatabase()) {
    env.TEST_CLOCK_OFFSET_MS = '0';
    return;
  }
  const moment = toMoment(date);
  env.TEST_CLOCK_OFFSET_MS = String(Math.round((moment - Date.now()) / 1000) * 1000);
  // Servers start minutes apart, sooner on a faster machine: they load the same demo.
  env.DEMO_DATE ??= new Date(moment).toISOString();
  env.NODE_OPTIONS = [env.NODE_OPTIONS, `--import=${PRELOAD}`].filter(Boolean).join(' ');
}
