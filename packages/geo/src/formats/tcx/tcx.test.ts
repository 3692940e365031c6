import { describe, expect, test } from 'vitest';
import { decodeInBatches } from '../decode-in-batches.ts';
import { decodeFixture, decodeText, featuresOf, readFixture } from '../fixture-files.fixture.ts';
import type { DecodedFeature } from '../outcome/decoded.ts';
import { decodeTcx } from './tcx.ts';

const at = (seconds: number) => Date.parse('2026-03-01T07:00:00Z') + seconds * 1000;
const toPoint = (second: number, lng: number) =>
  `<Trackpoint><Time>${new Date(at(second)).toISOString()}</Time><Position><LatitudeDegrees>1</LatitudeDegrees>` +
  `<LongitudeDegrees>${lng}</LongitudeDegrees></Position></Trackpoint>`;
const toTrack = (...seconds: number[]) =>
  `<Track>${seconds.map((second) => toPoint(second, second / 1000)).join('')}</Track>`;
const toActivity = (...laps: string[]) =>
  `<TrainingCenterDatabase><Activities><Activity Sport="Running">${laps
    .map((lap) => `<Lap>${lap}</Lap>`)
    .join('')}</Activity></Activities></TrainingCenterDatabase>`;

describe('an activity', () => {
  test('is one line over its laps, split where recording was interrupted', async () => {
    const [first, second] = featuresOf(await decodeFixture('activity.tcx'));
    expect(first?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [-110.31, 24.14, 12.4],
        [-110.312, 24.141],
        [-110.313, 24.142, 13],
      ],
    });
    expect(first?.times).toEqual([at(0), at(10), at(20)]);
    expect(second?.times).toEqual([at(300), at(309)]);
    expect(second?.properties).toMatchObject({
      name: 'activity',
      description: 'Along the mangroves & back',
      created_origin: at(300),
      data: [
        { key: 'sport', value: 'biking', type: 0 },
        { key: 'distance_m', value: '510.65', type: 1 },
        { key: 'elapsed_s', value: '50.5', type: 1 },
        { key: 'calories', value: '16', type: 1 },
        { key: 'laps', value: '2', type: 1 },
        { key: 'device', value: 'Edge 530', type: 0 },
      ],
    });
  });

  test('reports sensor values and moments without a position', async () => {
    const { report } = await decodeFixture('activity.tcx');
    expect(report?.warnings).toEqual([
      { kind: 'point_values', values: {} },
      { kind: 'moments_without_position', values: { count: 1 } },
    ]);
    expect(report?.left).toEqual([{ kind: 'no_geometry', count: 2, names: ['Unknown', 'Intervals'] }]);
  });

  test('without interruptions is one line', async () => {
    const [line, ...others] = featuresOf(
      await decodeText('a.tcx', toActivity(toTrack(0, 1), toTrack(2, 3), toTrack(4))),
    );
    expect(others).toEqual([]);
    expect(line?.times).toEqual([at(0), at(1), at(2), at(3), at(4)]);
  });

  test('without positions is left out with a warning', async () => {
    const lap = '<Track><Trackpoint><Time>2026-03-01T07:00:00Z</Time></Trackpoint></Track>';
    expect(await decodeText('a.tcx', toActivity(lap))).toMatchObject({
      ok: false,
      reason: 'no_features',
      report: {
        left: [{ kind: 'no_geometry', count: 1, names: ['a'] }],
        warnings: [{ kind: 'no_positions' }],
      },
    });
  });

  test('of several sports is a line for each sport', async () => {
    const one = (sport: string, second: number) =>
      `<Activity Sport="${sport}"><Lap>${toTrack(second, second + 1)}</Lap></Activity>`;
    const text =
      `<TrainingCenterDatabase><Activities><MultiSportSession><FirstSport>${one('Biking', 0)}</FirstSport>` +
      `<NextSport>${one('Running', 9)}</NextSport></MultiSportSession></Activities></TrainingCenterDatabase>`;
    const sports = featuresOf(await decodeText('a.tcx', text)).map(({ properties }) => properties.data);
    expect(sports).toEqual([
      [{ key: 'sport', value: 'biking', type: 0 }],
      [{ key: 'sport', value: 'running', type: 0 }],
    ]);
  });
});

test('a course is a line, and its course points are points', async () => {
  const [, , point, line] = featuresOf(await decodeFixture('activity.tcx'));
  expect(line?.properties.name).toBe('Shore loop');
  expect(line?.times).toBeUndefined();
  expect(point).toMatchObject({
    geometry: { type: 'Point', coordinates: [-110.405, 24.205] },
    properties: {
      name: 'Well',
      description: 'Behind the chapel',
      created_origin: at(0),
      data: [{ key: 'type', value: 'Water', type: 0 }],
    },
  });
});

test('a file read in pieces decodes the same', async () => {
  const bytes = readFixture('activity.tcx');
  const taken: DecodedFeature[] = [];
  const decoded = await decodeInBatches(
    { name: 'activity.tcx', size: bytes.length, read: async (from, to) => bytes.subarray(from, to) },
    { take: (features) => void taken.push(...features), recolor: () => undefined },
  );
  expect(decoded.ok && decoded.report.kept).toBe(4);
  expect(taken).toEqual(featuresOf(await decodeFixture('activity.tcx')));
});

test('a file with too many positions is rejected', async () => {
  const seconds = Array.from({ length: 200 }, (_, second) => second);
  const source = new TextEncoder().encode(toActivity(toTrack(...seconds)));
  expect(await decodeTcx({ name: 'a.tcx', source }, { maxVertices: 100 })).toMatchObject({
    ok: false,
    reason: 'vertex_limit',
  });
});
