import { randomFillSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLocalUuid, createUuidMaker } from './local-uuid.ts';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A random source that counts its calls. */
function countDrawings() {
  const seen = { drawings: 0 };
  const getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    seen.drawings += 1;
    if (array !== null) randomFillSync(array as NodeJS.ArrayBufferView);
    return array;
  };
  return { seen, source: { getRandomValues } };
}

it('is formatted as version 4', () => {
  const source = { getRandomValues: <T>(array: T): T => array };
  expect(createLocalUuid(source)).toBe('00000000-0000-4000-8000-000000000000');
  const counted = {
    getRandomValues: <T>(array: T): T => {
      if (array instanceof Uint8Array)
        array.set(Uint8Array.from({ length: 16 }, (_, index) => index * 16 + 15));
      return array;
    },
  };
  expect(createLocalUuid(counted)).toBe('0f1f2f3f-4f5f-4f7f-8f9f-afbfcfdfefff');
});

it('is unique, one at a time and by the thousand', () => {
  const { seen, source } = countDrawings();
  const make = createUuidMaker(source);
  const many = Array.from({ length: 10_000 }, make);
  const all = [...many, ...Array.from({ length: 100 }, () => createLocalUuid(source))];
  expect(new Set(all).size).toBe(10_100);
  expect(all.filter((uuid) => !VERSION_4.test(uuid))).toEqual([]);
  expect(seen.drawings).toBe(3 + 100);
});
