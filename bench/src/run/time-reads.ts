import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import type { Bed } from './bed.ts';

/** Twenty times a second. */
const READ_MS = 50;

/** The 95th percentile. */
export function toP95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/**
 * Milliseconds of each read of a feature, one on every beat until `isOver`, whether or not the last was answered.
 */
export async function readOnBeat(
  { client, code }: Pick<Bed, 'client' | 'code'>,
  isOver: () => boolean,
  everyMs: number,
): Promise<number[]> {
  const reads: Promise<number>[] = [];
  const read = async () => {
    const start = performance.now();
    await client.call(ENDPOINTS.features.getFeature, { params: { code } });
    return performance.now() - start;
  };
  while (!isOver()) {
    reads.push(read());
    await sleep(everyMs);
  }
  return Promise.all(reads);
}

/** The 95th percentile of reading a feature, in milliseconds, until `isOver`. */
export async function timeReads(bed: Bed, isOver: () => boolean): Promise<number> {
  return toP95(await readOnBeat(bed, isOver, READ_MS));
}

/** Of reading for so many milliseconds. */
export function timeReadsFor(bed: Bed, ms: number): Promise<number> {
  const end = performance.now() + ms;
  return timeReads(bed, () => performance.now() > end);
}
