/** How wide and high a tile is, and the picture. */
export const SIDE = 256;

/** A GeoTIFF of one tile of a picture of bytes, packed in some way; with one band it is grey. */
export function makeTiff(
  compression: number,
  packed: Uint8Array,
  place = 1_000,
  size = packed.length,
  bands: 1 | 3 | 4 = 1,
): Uint8Array {
  const tags: [tag: number, type: 3 | 4 | 12, values: number[]][] = [
    [256, 3, [SIDE]],
    [257, 3, [SIDE]],
    [258, 3, Array.from({ length: bands }, () => 8)],
    [259, 3, [compression]],
    [262, 3, [bands === 1 ? 1 : 2]],
    [277, 3, [bands]],
    [322, 3, [SIDE]],
    [323, 3, [SIDE]],
    [324, 4, [place]],
    [325, 4, [size]],
    ...(bands === 4 ? [[338, 3, [2]] as [number, 3, number[]]] : []),
    [33550, 12, [10, 10, 0]],
    [33922, 12, [0, 0, 0, -12_300_000, 2_780_000, 0]],
    [34735, 3, [1, 1, 0, 2, 1024, 0, 1, 1, 3072, 0, 1, 3857]],
  ];
  const file = Buffer.alloc(1_000 + packed.length);
  file.write('II');
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(tags.length, 8);
  let after = 10 + tags.length * 12 + 4;
  tags.forEach(([tag, type, values], index) => {
    const at = 10 + index * 12;
    const size = { 3: 2, 4: 4, 12: 8 }[type];
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(values.length, at + 4);
    const isApart = values.length * size > 4;
    const to = isApart ? after : at + 8;
    if (isApart) {
      file.writeUInt32LE(after, at + 8);
      after += values.length * size;
    }
    values.forEach((value, n) => {
      if (type === 3) file.writeUInt16LE(value, to + n * 2);
      else if (type === 4) file.writeUInt32LE(value, to + n * 4);
      else file.writeDoubleLE(value, to + n * 8);
    });
  });
  file.set(packed, 1_000);
  return file;
}
