/** How long somebody waits who could not be judged: at first, and so many times as long each time. */
export interface RetryPause {
  readonly firstMs: number;
  readonly factor: number;
}

export const RETRY_PAUSE = {
  /** After a fault of the database that passes: 250 ms, a second, 4 seconds. */
  passing: { firstMs: 250, factor: 4 },
  /** After any other: positions that cannot be judged now could hardly be in a second. */
  lasting: { firstMs: 15_000, factor: 2 },
} as const satisfies Readonly<Record<string, RetryPause>>;
