import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@waypost/contract';
import type { Bed } from './bed.ts';

/** Twenty times a second. */
const READ_MS = 50;

/**
 * The 95th percentile of reading a feature, in milliseconds, until `isOver`. Each is read on its beat, whether or not
 * the last was answered.
 */
export async function timeReads(
  { client, code }: Bed,
  isOver: () => boolean,
  everyMs = READ_MS,
): Promise<number> {
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
  const times = (await Promise.all(reads)).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** Of reading for so many milliseconds. */
export function timeReadsFor(bed: Bed, ms: number, everyMs?: number): Promise<number> {
  const end = performance.now() + ms;
  return timeReads(bed, () => performance.now() > end, everyMs);
}
