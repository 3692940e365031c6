import { describe, expect, it } from 'vitest';
import { hasSharedFiles, readSharedFile } from './fixture-files.fixture.ts';
import { keepExif } from './keep-exif.ts';
import { makePhoto } from './photo-bytes.fixture.ts';
import { readPhotoWords } from './photo-words.ts';

const WORDS = {
  lat: [24, 8, 30, 'N'],
  lng: [110, 18, 45, 'W'],
  time: '2026:03:01 07:00:00',
  zone: '-07:00',
  direction: 1637,
} as const;
/** The beginning and the end of a JPEG, with nothing between them. */
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);

const box = (type: string, ...parts: Uint8Array[]) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([size, Buffer.from(type, 'latin1'), ...parts]);
};
const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A HEIC picture of nothing but its EXIF, as phones lay it out: item 7 of the list, in the box of the data. */
function makeHeic(tiff: Uint8Array, itemType = 'Exif'): Uint8Array {
  const full = Buffer.alloc(4);
  const item = box('infe', Buffer.from([2, 0, 0, 0]), u16(7, 0), Buffer.from(`${itemType}\0`, 'latin1'));
  const items = box('iinf', full, u16(1), item);
  const header = box('ftyp', Buffer.from('heic'), full, Buffer.from('mif1heic'));
  const content = Buffer.concat([u32(6), Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const toMeta = (offset: number) => {
    const place = Buffer.concat([u16(7, 0, 1), u32(offset), u32(content.length)]);
    return box('meta', full, items, box('iloc', full, Buffer.from([0x44, 0x00]), u16(1), place));
  };
  const offset = header.length + toMeta(0).length + 8;
  return new Uint8Array(Buffer.concat([header, toMeta(offset), box('mdat', content)]));
}

/** The EXIF of a JPEG, from its TIFF header on. */
function toTiff(jpeg: Uint8Array): Uint8Array {
  const at = Buffer.from(jpeg).indexOf('Exif\0\0', 0, 'latin1');
  const length = ((jpeg[at - 2] ?? 0) << 8) | (jpeg[at - 1] ?? 0);
  return jpeg.slice(at + 6, at - 2 + length);
}

describe('what the camera said in a HEIC picture', () => {
  it('stands in the JPEG that was made of it', async () => {
    const photo = makePhoto(WORDS);
    const kept = keepExif(makeHeic(toTiff(photo)), JPEG);
    expect(await readPhotoWords(kept.buffer)).toEqual(await readPhotoWords(photo.buffer));
    expect((await readPhotoWords(kept.buffer)).position).not.toBeNull();
    expect([...kept.slice(-2)]).toEqual([0xff, 0xd9]);
  });

  it('says that the pixels are upright, which they are by then', () => {
    // One directory with one entry: turned by 90 degrees (6), of a thumbnail in the next.
    const tiff = Buffer.concat([
      Buffer.from('MM\0*', 'latin1'),
      u32(8),
      u16(1, 0x0112, 3),
      u32(1),
      u16(6, 0),
      u32(99),
    ]);
    const written = toTiff(keepExif(makeHeic(tiff), JPEG));
    expect(Buffer.from(written).readUInt16BE(18)).toBe(1);
    expect(Buffer.from(written).readUInt32BE(22)).toBe(0);
  });

  it.each([
    ['none', makeHeic(toTiff(makePhoto(WORDS)), 'mime')],
    ['no picture at all', Uint8Array.from([1, 2, 3])],
    ['more than a segment holds', makeHeic(new Uint8Array(70_000))],
  ])('%s leaves the JPEG as it is', (_, source) => {
    expect(keepExif(source, JPEG)).toBe(JPEG);
  });

  it('broken anywhere, is as none or as it stands, and never a fault', () => {
    const whole = makeHeic(toTiff(makePhoto(WORDS)));
    for (let length = 0; length < whole.length; length += 1) {
      expect(keepExif(whole.slice(0, length), JPEG)).toBe(JPEG);
      const bent = whole.with(length, 0xff);
      expect(keepExif(bent, JPEG).slice(-2)).toEqual(JPEG.slice(-2));
    }
  });
});

it.skipIf(!hasSharedFiles())('is kept of a photograph of a phone', async () => {
  const source = Uint8Array.from(readSharedFile('photos', 'iphone-with-gps.heic'));
  const before = await readPhotoWords(source.buffer);
  expect(before.direction).toBe(163.7);
  expect(await readPhotoWords(keepExif(source, JPEG).buffer)).toEqual(before);
});
