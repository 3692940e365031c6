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
  // Its properties cannot be read, as a comparison of each number would.
  const hidden = () =>
    Object.defineProperty(new Uint8Array(3), Symbol.iterator, {
      get() {
        throw new Error('Each of them is read.');
      },
    });
  expect(hidden()).toEqual(hidden());
  expect(bytes).not.toEqual(Buffer.from('way-out'));
  expect({ bytes }).toStrictEqual({ bytes: Buffer.from('waypost') });
  expect({ bytes }).not.toStrictEqual({ bytes: new Uint8Array(bytes) });
});
