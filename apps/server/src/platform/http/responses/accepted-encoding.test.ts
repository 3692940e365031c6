import { expect, test } from 'vitest';
import { chooseEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip, br;q=0.9', 'gzip'],
  ['gzip;q=0.5, br;q=0.9', 'br'],
  ['gzip;q=0.5 , br ; q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0.000', 'identity'],
  ['br;q=nothing', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, gzip;q=0.8', 'gzip'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0, br;q=0', 'identity'],
  [['gzip', 'br'], 'br'],
] as const)('%j selects %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
