import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { expectSums, featuresOf, hasSharedFiles, readSharedFile } from '../fixture-files.fixture.ts';
import { makePhoto } from './photo-bytes.fixture.ts';
import { readPhotoWords, toPhotoPosition } from './photo-words.ts';

const decode = (bytes: Uint8Array, name = 'reef.jpg') => decodeFile({ name, bytes });
const BAY = { lat: [24, 8, 30, 'N'], lng: [110, 18, 45, 'W'] } as const;

test('a photograph becomes a point with time, direction and camera', async () => {
  const bytes = makePhoto({ ...BAY, time: '2026:03:01 07:00:00', direction: 1637 });
  const decoded = await decode(bytes);
  const [photo, ...others] = featuresOf(decoded);
  expect(others).toEqual([]);
  expect(photo?.geometry).toEqual({
    type: 'Point',
    coordinates: [expect.closeTo(-110.3125, 6), expect.closeTo(24.141_667, 6)],
  });
  expect(photo?.properties).toMatchObject({
    name: 'reef',
    created_origin: Date.UTC(2026, 2, 1, 7),
    data: [
      { key: 'direction', value: '163.7', type: 1 },
      { key: 'camera', value: 'Reef Works', type: 0 },
    ],
  });
  expect(decoded.report?.warnings).toEqual([{ kind: 'no_zone', values: {} }]);
});

test('hemispheres set the signs', async () => {
  const { position } = await readPhotoWords(
    makePhoto({ lat: [24, 8, 30, 'S'], lng: [110, 18, 45, 'E'] }).buffer,
  );
  expect(position).toEqual([expect.closeTo(110.3125, 6), expect.closeTo(-24.141_667, 6)]);
});

test('a photograph without a position is reported as unplaced', async () => {
  const decoded = await decode(makePhoto({ time: '2026:03:01 07:00:00' }));
  expect(decoded).toMatchObject({ ok: false, reason: 'no_features', message: 'No features found in file' });
  expect(decoded.report?.left).toEqual([{ kind: 'no_position', count: 1, names: ['reef'] }]);
  if (decoded.report) expectSums(decoded.report);
  // When it was taken is handed on: a track may know where.
  const camera = [{ key: 'camera', value: 'Reef Works', type: 0 }];
  const unplaced = { name: 'reef', takenAtMs: Date.UTC(2026, 2, 1, 7), isZoneKnown: false, data: camera };
  expect(decoded).toMatchObject({ unplaced });
  expect(await decode(makePhoto({ time: '2026:03:01 07:00:00', zone: '-07:00' }))).toMatchObject({
    unplaced: { takenAtMs: Date.UTC(2026, 2, 1, 14), isZoneKnown: true },
  });
  expect(await decode(makePhoto({}))).not.toHaveProperty('unplaced');
});

test('damaged metadata counts as missing', async () => {
  const whole = makePhoto({ ...BAY, direction: 10 });
  for (let length = 4; length < whole.length; length += 3) {
    const decoded = await decode(whole.slice(0, length));
    if (decoded.report) expectSums(decoded.report);
  }
  expect(await readPhotoWords(new ArrayBuffer(0))).toMatchObject({ position: null, takenAtMs: null });
});

test.each([
  [undefined, 24],
  [Number.NaN, 24],
  [181, 24],
  [110, 91],
  [0, 0],
])('%s, %s is no position', (lng, lat) => {
  expect(toPhotoPosition(lng, lat)).toBeNull();
});

describe.skipIf(!hasSharedFiles())('photographs of phones', () => {
  test.each([
    ['iphone-with-gps.heic', [98.2967, 7.8314, 12.77], 163.7, '2019-08-21T03:57:22.640Z'],
    ['with-gps.jpg', [14.8203, 50.2996, 252], null, '2018-07-25T14:34:23.000Z'],
  ])('%s', async (name, position, direction, time) => {
    const [photo] = featuresOf(await decode(readSharedFile('photos', name), name));
    const coordinates = photo?.geometry.type === 'Point' ? photo.geometry.coordinates : [];
    expect(coordinates.map((n, index) => Number(n.toFixed(index < 2 ? 4 : 2)))).toEqual(position);
    expect(new Date(photo?.properties.created_origin ?? 0).toISOString()).toBe(time);
    const said = photo?.properties.data.find(({ key }) => key === 'direction')?.value ?? null;
    expect(said === null ? null : Number(said)).toBe(direction);
  });

  test.each(['no-gps.heic', 'no-gps.avif'])('%s has no position', async (name) => {
    const decoded = await decode(readSharedFile('photos', name), name);
    expect(decoded.report?.left).toMatchObject([{ kind: 'no_position', count: 1 }]);
  });
});
