import { ApiError } from '@waypost/client';
import type { BeaconFix } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sendInParts } from './send-in-parts.ts';

const fix = (rel_ts: number) => ({ lone6: 0, late6: 0, rel_ts, heading: null, accuracy: null });
const FIXES = Array.from({ length: 20 }, (_, n) => fix(n));
const toError = (status: number, code: ApiError['code']) =>
  new ApiError(status, { detail: 'Refused.', ...(code === 'network' ? {} : { code }) });

/** Sends to a server that refuses whatever has one of these, and returns what it took and what is done with. */
async function run(refuse: (part: readonly BeaconFix[]) => Error | null) {
  const taken: number[] = [];
  const settled: number[] = [];
  const sending = sendInParts(
    FIXES,
    async (part) => {
      const refusal = refuse(part);
      if (refusal !== null) throw refusal;
      taken.push(...part.map(({ rel_ts }) => rel_ts));
    },
    async (part) => void settled.push(...part.map(({ rel_ts }) => rel_ts)),
  );
  const fault = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  return { taken, settled, fault };
}

test('of a batch that is refused as invalid, only the bad position is lost', async () => {
  const { taken, settled, fault } = await run((part) =>
    part.some(({ rel_ts }) => rel_ts === 13) ? toError(400, 'validation_failed') : null,
  );
  expect(fault).toBeNull();
  expect(taken).toEqual(FIXES.map(({ rel_ts }) => rel_ts).filter((at) => at !== 13));
  expect(settled).toHaveLength(FIXES.length);
});

test.each([
  [404, 'project_not_found'],
  [403, 'forbidden'],
] as const)('after %i %s there is nobody to send them to: they are done with', async (status, code) => {
  const { taken, settled, fault } = await run(() => toError(status, code));
  expect(fault).toBeNull();
  expect(taken).toEqual([]);
  expect(settled).toHaveLength(FIXES.length);
});

test.each([
  [401, 'unauthorized'],
  [404, 'not_found'],
  [413, 'network'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
] as const)('after %i %s they wait on', async (status, code) => {
  const { settled, fault } = await run(() => toError(status, code));
  expect(fault).toBeInstanceOf(ApiError);
  expect(settled).toEqual([]);
});

test('what was taken before the network went is not sent again', async () => {
  let requests = 0;
  const { settled, fault } = await run(() => {
    requests += 1;
    if (requests === 1) return toError(400, 'validation_failed');
    return requests === 2 ? null : new TypeError('Failed to fetch');
  });
  expect(fault).toBeInstanceOf(TypeError);
  expect(settled).toEqual(FIXES.slice(0, 10).map(({ rel_ts }) => rel_ts));
});
