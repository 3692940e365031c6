import { expect, test } from 'vitest';
import { haveSameBytes } from './have-same-bytes.ts';

const bytes = Buffer.from('waypost');

test.each<[string, unknown, unknown]>([
  ['buffers', bytes, Buffer.from('a waypost').subarray(2)],
  ['numbers', new Float32Array([1, NaN]), new Float32Array([1, NaN])],
  ['no bytes', new Uint8Array(), new Uint8Array()],
])('%s are the same', (_name, one, other) => {
  expect(haveSameBytes(one, other)).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['other bytes', bytes, Buffer.from('way-out')],
  ['fewer bytes', bytes, bytes.subarray(1)],
  ['another type', bytes, new Uint8Array(bytes)],
  ['zeros of two signs', new Float32Array([0]), new Float32Array([-0])],
  ['what are no bytes', 'waypost', 'waypost'],
])('of %s it tells nothing', (_name, one, other) => {
  expect(haveSameBytes(one, other)).toBeUndefined();
});

test('tests compare by it, and Vitest tells apart as before', () => {
  // Not read one by one: an index is a property, which this array hides.
  class Hiding extends Uint8Array {
    get [Symbol.iterator](): never {
      throw new Error('Each of them is read.');
    }
  }
  expect(new Hiding(3)).toEqual(new Hiding(3));
  expect(bytes).not.toEqual(Buffer.from('way-out'));
  expect({ bytes }).toStrictEqual({ bytes: Buffer.from('waypost') });
  expect({ bytes }).not.toStrictEqual({ bytes: new Uint8Array(bytes) });
});
