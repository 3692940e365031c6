import { canShiftPostgres } from '../../machine/private-postgres.mjs';
import { chooseDate } from './choose-date.mjs';

/** Begins a run of tests, for which a PostgreSQL may be started, at the date of all runs. */
export function beginAtOneDate() {
  const canShift = canShiftPostgres();
  if (!canShift)
    console.log('Tests run at the real date: datefudge, which shifts PostgreSQL, was not found.');
  chooseDate(canShift);
}
