import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHORE } from '../../../test/pictures/heic.ts';
import { findHeifKind } from './heif-kind.ts';

const toHead = (...brands: string[]) => {
  const [major = '', ...others] = brands;
  const bytes = Buffer.from(`0000ftyp${major}0000${others.join('')}`, 'latin1');
  bytes.writeUInt32BE(bytes.length);
  return bytes;
};

test.each([
  ['HEIC', toHead('heic', 'mif1', 'heic'), 'heic'],
  ['HEIC among other brands', toHead('mif1', 'miaf', 'heix'), 'heic'],
  ['AVIF', toHead('avif', 'mif1'), 'avif'],
  ['AVIF among other brands', toHead('mif1', 'avif'), 'avif'],
  ['a picture without a specific brand', toHead('mif1'), null],
  ['a video', toHead('isom', 'iso2', 'heic'), null],
  ['text after the brands', Buffer.concat([toHead('mif1'), Buffer.from('heicheic')]), null],
  ['a truncated file', toHead('heic').subarray(0, 11), null],
])('%s', (_, head, kind) => {
  expect(findHeifKind(head)).toBe(kind);
});

test('detects real files', async () => {
  const image = sharp({ create: { width: 20, height: 10, channels: 3, background: '#12765f' } });
  expect(findHeifKind(await image.avif().toBuffer())).toBe('avif');
  expect(findHeifKind(SHORE)).toBe('heic');
});
