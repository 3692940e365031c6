/** How many positions of a project wait in this browser at most: seven hours of them. */
export const MAX_WAITING = 5_000;
/** How old they may become. The server takes those of a day: a clock may be wrong. */
export const MAX_WAITING_HOURS = 12;
/** Without a network a position is kept this often at most. */
const APART_MS = 5_000;

/** Positions before this time are given up. */
export const toOldestKept = (now: number) => now - MAX_WAITING_HOURS * 3_600_000;

/** Whether a position is far enough in time from the last one that was kept. */
export const isWorthKeeping = (at: number, lastKeptAt: number | null) =>
  lastKeptAt === null || Math.abs(at - lastKeptAt) >= APART_MS;
