import { expect, it } from 'vitest';
import { createFileSource } from './file-source.ts';

const MB = 1024 * 1024;

/** A file that records its reads. */
function makeFile(size: number) {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 0xff);
  const asked: [number, number][] = [];
  const slice = (from: number, to: number) => {
    asked.push([from, to]);
    return { arrayBuffer: async () => bytes.slice(from, to).buffer };
  };
  return { bytes, asked, source: createFileSource({ name: 'track.gpx', size, slice }) };
}

it('returns the requested bytes, and reads a megabyte at a time', async () => {
  const { bytes, asked, source } = makeFile(2.5 * MB);
  const step = 64 * 1024;
  for (let from = 0; from < source.size; from += step) {
    const to = Math.min(from + step, source.size);
    expect(Buffer.compare(await source.read(from, to), bytes.subarray(from, to))).toBe(0);
  }
  expect(asked).toEqual([
    [0, MB],
    [MB, 2 * MB],
    [2 * MB, 2.5 * MB],
  ]);
});

it('supports overlapping, backward, large and concurrent reads', async () => {
  const { bytes, source } = makeFile(3 * MB);
  const places: [number, number][] = [
    [0, 4096],
    [MB - 10, MB + 10],
    [MB - 20, MB + 20],
    [5, 6],
    [0, 3 * MB],
    [7, 7],
  ];
  const pieces = await Promise.all(places.map(([from, to]) => source.read(from, to)));
  for (const [index, [from, to]] of places.entries()) {
    expect(Buffer.compare(pieces[index] ?? new Uint8Array(), bytes.subarray(from, to))).toBe(0);
  }
});

it('passes on the error of an unreadable file', async () => {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new Error('The file was moved.')) });
  const source = createFileSource({ name: 'track.gpx', size: 10, slice });
  await expect(source.read(0, 10)).rejects.toThrow('moved');
});
