/** Moves the clock of a realm by an offset in milliseconds; its text can be run in a page. */
export function shiftDate(offsetMs: number): void;
