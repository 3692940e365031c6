/** Chooses the date of a run of tests, for all processes that this one starts from now on. */
export function chooseDate(canShift?: boolean): void;
