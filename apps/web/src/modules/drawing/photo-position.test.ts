import { expect, it } from 'vitest';
import { readPhotoPosition, toPosition } from './photo-position.ts';

/** The words of a camera at 24° 8' 30" north, 110° 18' 45" west, as TIFF in the APP1 segment of a JPEG. */
function makeJpeg(north = 'N', west = 'W'): File {
  const tiff = Buffer.alloc(26 + 54 + 48);
  tiff.write('MM');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  };
  tiff.writeUInt16BE(1, 8);
  entry(10, 0x88_25, 4, 1, 26);
  tiff.writeUInt16BE(4, 26);
  const letter = (text: string) => text.charCodeAt(0) * 2 ** 24;
  entry(28, 1, 2, 2, letter(north));
  entry(40, 2, 5, 3, 80);
  entry(52, 3, 2, 2, letter(west));
  entry(64, 4, 5, 3, 104);
  for (const [index, value] of [24, 8, 30, 110, 18, 45].entries()) {
    tiff.writeUInt32BE(value, 80 + index * 8);
    tiff.writeUInt32BE(1, 84 + index * 8);
  }
  const head = Buffer.concat([Buffer.from('ffd8ffe10000', 'hex'), Buffer.from('Exif\0\0'), tiff]);
  head.writeUInt16BE(head.length - 4, 4);
  return new File([head, Buffer.from('ffd9', 'hex')], 'reef.jpg', { type: 'image/jpeg' });
}

it('reads where a photograph was taken', async () => {
  const [lng = 0, lat = 0] = (await readPhotoPosition(makeJpeg())) ?? [];
  expect([lng, lat]).toEqual([expect.closeTo(-110.3125, 6), expect.closeTo(24.141_667, 6)]);
  const [east = 0, south = 0] = (await readPhotoPosition(makeJpeg('S', 'E'))) ?? [];
  expect([east, south]).toEqual([expect.closeTo(110.3125, 6), expect.closeTo(-24.141_667, 6)]);
});

it('reads nothing where nothing is said, or nothing that makes sense', async () => {
  for (const bytes of ['', 'not a picture', '\u00ff\u00d8\u00ff\u00e1\u00ff\u00ffExif']) {
    expect(await readPhotoPosition(new File([bytes], 'reef.jpg'))).toBeNull();
  }
});

it('takes no position that cannot be one', () => {
  expect(toPosition(-110.3, 24.1)).toEqual([-110.3, 24.1]);
  for (const [lng, lat] of [
    [undefined, 24],
    [200, 24],
    [10, 91],
    [Number.NaN, 1],
    [0, 0],
  ]) {
    expect(toPosition(lng, lat)).toBeNull();
  }
});
