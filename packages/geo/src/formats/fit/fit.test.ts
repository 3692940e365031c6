import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { expectSums, featuresOf, hasSharedFiles, readSharedFile } from '../fixture-files.fixture.ts';
import {
  COURSE_POINT,
  FitWriter,
  makeWalk,
  RECORD,
  SESSION,
  toFitTime,
  toSemicircles,
} from './fit-bytes.fixture.ts';

const decode = (bytes: Uint8Array, name = 'walk.fit') => decodeFile({ name, bytes });
const START = Date.parse('2026-03-01T07:00:00Z');

describe('an activity', () => {
  test('becomes a line with a time for each position and the data of its session', async () => {
    const decoded = await decode(makeWalk());
    const [walk, ...others] = featuresOf(decoded);
    expect(others).toEqual([]);
    expect(walk?.geometry.type).toBe('LineString');
    const positions = walk?.geometry.type === 'LineString' ? walk.geometry.coordinates : [];
    expect(positions.map((position) => position.map((n) => Number(n.toFixed(6))))).toEqual([
      [-110.31, 24.14, 12.4],
      [-110.312, 24.141],
      [-110.313, 24.142, 13],
    ]);
    expect(walk?.times).toEqual([START, START + 9_000, START + 20_000]);
    expect(walk?.properties).toMatchObject({ name: 'walk', created_origin: START, fileName: 'walk.fit' });
    expect(walk?.properties.data).toEqual([
      { key: 'sport', value: 'hiking', type: 0 },
      { key: 'distance_m', value: '412.5', type: 1 },
      { key: 'ascent_m', value: '3', type: 1 },
    ]);
    // The heart rate of each position has no place in a line.
    expect(decoded.report?.warnings).toEqual([
      { kind: 'point_values', values: {} },
      { kind: 'moments_without_position', values: { count: 1 } },
    ]);
  });

  test('with several sports becomes one line for each', async () => {
    const at = toFitTime('2026-03-01T07:00:00Z');
    const writer = new FitWriter().define(RECORD);
    for (let i = 0; i < 10; i += 1)
      writer.add(RECORD, [at + i * 10, toSemicircles(24 + i / 1000), toSemicircles(-110), 2500, 90]);
    writer
      .define(SESSION)
      .add(SESSION, [at + 49, at, 1, 100, 0])
      .add(SESSION, [at + 90, at + 50, 2, 200, 0]);
    const features = featuresOf(await decode(writer.finish()));
    expect(
      features.map(({ geometry }) => geometry.type === 'LineString' && geometry.coordinates.length),
    ).toEqual([5, 5]);
    expect(features.map(({ properties }) => properties.data[0]?.value)).toEqual(['running', 'cycling']);
  });

  test('reads the same in big-endian order and with developer fields', async () => {
    const at = toFitTime('2026-03-01T07:00:00Z');
    const layout = { ...RECORD, isBigEndian: true, developer: [2, 4] };
    const file = new FitWriter().define(layout);
    for (const lat of [-33.5, -33.6])
      file.add(layout, [at, toSemicircles(lat) >>> 0, toSemicircles(151) >>> 0, 2500, 1]);
    const [line] = featuresOf(await decode(file.finish()));
    const positions = line?.geometry.type === 'LineString' ? line.geometry.coordinates : [];
    expect(positions.map(([, lat]) => Number(lat?.toFixed(5)))).toEqual([-33.5, -33.6]);
  });

  test('with one position becomes a point', async () => {
    const file = new FitWriter().define(RECORD).add(RECORD, [1, toSemicircles(1), toSemicircles(2), 2500, 1]);
    const decoded = await decode(file.finish());
    expect(featuresOf(decoded)[0]?.geometry.type).toBe('Point');
    expect(decoded.report?.changed[0]).toMatchObject({ kind: 'track_to_point', count: 1 });
  });

  test('recorded indoors has a warning', async () => {
    const file = new FitWriter().define(RECORD).add(RECORD, [1, 0x7fffffff, 0x7fffffff, 2500, 1]);
    const decoded = await decode(file.finish(), 'trainer.fit');
    expect(decoded).toMatchObject({ ok: false, reason: 'no_features' });
    expect(decoded.report?.left).toEqual([{ kind: 'no_geometry', count: 1, names: ['trainer'] }]);
    expect(decoded.report?.warnings).toEqual([{ kind: 'no_positions', values: {} }]);
    if (decoded.report) expectSums(decoded.report);
  });
});

test('course points become named points', async () => {
  const file = new FitWriter()
    .define(COURSE_POINT)
    .add(COURSE_POINT, [toFitTime('2026-03-01T07:00:00Z'), toSemicircles(24), toSemicircles(-110), 'Ford'])
    .add(COURSE_POINT, [0xffffffff, toSemicircles(25), toSemicircles(-110), '']);
  const points = featuresOf(await decode(file.finish(), 'course.fit'));
  expect(points.map(({ properties }) => properties.name)).toEqual(['Ford', 'course']);
});

describe('a damaged file', () => {
  test('that is truncated keeps the positions before the cut, with a warning', async () => {
    const whole = makeWalk();
    for (let length = 14; length < whole.length; length += 1) {
      const decoded = await decode(whole.subarray(0, length));
      if (decoded.report) expectSums(decoded.report);
      expect(decoded.report?.warnings[0]?.kind, String(length)).toBe('cut_track');
    }
  });

  test('is read up to a message without a definition', async () => {
    const file = new FitWriter().define(RECORD);
    for (const lat of [1, 2]) file.add(RECORD, [1, toSemicircles(lat), 0, 2500, 1]);
    const bytes = file.add({ ...RECORD, local: 9 }, [1, 1, 1, 1, 1]).finish();
    const decoded = await decode(bytes);
    expect(featuresOf(decoded)).toHaveLength(1);
    expect(decoded.report?.warnings[0]).toEqual({ kind: 'damaged_track', values: { count: 2 } });
  });

  test('that is not FIT is refused by name', async () => {
    expect(await decode(new TextEncoder().encode('not a fit file at all'), 'odd.fit')).toMatchObject({
      ok: false,
      reason: 'not_well_formed',
      message: 'odd.fit is not a FIT file.',
    });
  });

  test('with more positions than the limit is refused', async () => {
    const file = new FitWriter().define(RECORD);
    for (let i = 0; i < 5; i += 1) file.add(RECORD, [i, toSemicircles(i), 0, 2500, 1]);
    const decoded = await decodeFile({ name: 'long.fit', bytes: file.finish() }, { maxVertices: 4 });
    expect(decoded).toMatchObject({ ok: false, reason: 'vertex_limit' });
  });
});

describe.skipIf(!hasSharedFiles())('files of devices', () => {
  test.each([
    ['garmin-edge-500-activity.fit', 10_677],
    ['Activity.fit', 14],
    ['garmin-fenix-5-walk.fit', 17],
  ])('%s holds %i positions', async (name, count) => {
    const features = featuresOf(await decode(readSharedFile('fit', name), name));
    const positions = features.flatMap(({ geometry }) =>
      geometry.type === 'LineString' ? geometry.coordinates : [],
    );
    expect(positions).toHaveLength(count);
    expect(features.every(({ times }) => times?.every((time) => time !== null))).toBe(true);
  });

  test('a truncated file keeps what was read', async () => {
    const decoded = await decode(readSharedFile('fit', 'activity-unexpected-eof.fit'), 'cut.fit');
    expect(featuresOf(decoded).length).toBeGreaterThan(0);
    expect(decoded.report?.warnings[0]?.kind).toBe('cut_track');
  });

  test('an indoor activity explains why it has no features', async () => {
    const decoded = await decode(readSharedFile('fit', 'sample-activity-indoor-trainer.fit'));
    expect(decoded).toMatchObject({ ok: false, message: 'No features found in file' });
    expect(decoded.report?.warnings[0]?.kind).toBe('no_positions');
  });
});
