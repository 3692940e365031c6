/** A line of the report: what was measured, the baseline, and their ratio in the same run. */
export interface Row {
  readonly what: string;
  readonly against: string;
  /** Measured divided by baseline; null without a baseline. */
  readonly ratio: number | null;
  /** The figures themselves, for orientation: machines differ, ratios less so. */
  readonly figures: string;
}

export interface Skipped {
  readonly what: string;
  readonly skipped: string;
}

export function isSkipped(row: Row | Skipped): row is Skipped {
  return 'skipped' in row;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Runs two things in turn, A B A B, so that other load affects both alike.
 * @returns the medians of each in milliseconds.
 */
export async function interleave(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ a: number; b: number }> {
  const times: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.a.push(await a());
    times.b.push(await b());
  }
  return { a: median(times.a), b: median(times.b) };
}

/** Milliseconds per call, as the mean of `count` in a row. */
export async function timePerCall(count: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) await call(index);
  return (performance.now() - start) / count;
}

export function toMs(value: number): string {
  return value < 10 ? `${value.toFixed(2)} ms` : `${Math.round(value)} ms`;
}
