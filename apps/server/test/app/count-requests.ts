import { ENDPOINTS } from '@waypost/contract';
import type { Person } from './test-app.ts';

const SAMPLES = 5;
/** What counts as the time of a request at least, so that the first pause of a fast machine fails nothing. */
const LEAST_MS = 5;

/** What the channel brings takes less than this many requests; what a timer brings, many times more. */
export const FEW_REQUESTS = 200;

async function timeRequests({ client }: Person): Promise<number> {
  let slowest = LEAST_MS;
  for (let n = 0; n < SAMPLES; n += 1) {
    const startMs = performance.now();
    await client.call(ENDPOINTS.members.getMember);
    slowest = Math.max(slowest, performance.now() - startMs);
  }
  return slowest;
}

/**
 * The time that something takes, as a number of requests to the same server just before and after it: a slow or busy
 * machine is slow at both.
 */
export async function countRequests(person: Person, work: () => Promise<unknown>): Promise<number> {
  const before = await timeRequests(person);
  const startMs = performance.now();
  await work();
  const tookMs = performance.now() - startMs;
  return tookMs / Math.max(before, await timeRequests(person));
}
