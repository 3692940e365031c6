import { describe, expect, it } from 'vitest';
import { readData, toFeatureCreate, toImportItem } from '../items/import-item.ts';
import {
  addFile,
  addItems,
  changeFile,
  EMPTY_IMPORTS,
  type ImportState,
  removeFile,
} from '../items/import-state.ts';
import {
  findPlacements,
  listPlaced,
  listTimedTracks,
  listWaiting,
  parseClockOffset,
  placePhotos,
  takeBackPhotos,
  toMoment,
} from './photo-placing.ts';
import type { WaitingPhoto } from './waiting-photo.ts';

const START = Date.UTC(2026, 2, 1, 14);
const MINUTE = 60_000;
const NEAR = { offsetMs: 0, maxGapMs: 5 * MINUTE };

const toWaiting = (name: string, takenAtMs: number): WaitingPhoto => ({
  name,
  takenAtMs,
  isZoneKnown: true,
  data: [{ key: 'camera', value: 'Reef Works', type: 0 }],
  photo: new File(['picture'], `${name}.jpg`),
  report: null,
});

function addWaiting(state: ImportState, id: string, takenAtMs: number): ImportState {
  const waiting = toWaiting(id, takenAtMs);
  return changeFile(addFile(state, id, `${id}.jpg`), id, { status: 'waiting', waiting });
}

const report = {
  read: { points: 0, lines: 1, polygons: 0, multi: 0, other: 0 },
  kept: 1,
  changed: [],
  left: [],
  warnings: [],
};
const track = toImportItem(
  {
    type: 'Feature',
    geometry: {
      type: 'LineString',
      coordinates: [
        [-110, 24],
        [-111, 25],
      ],
    },
    properties: {
      name: 'Walk',
      description: '',
      color: null,
      fileName: 'walk.gpx',
      created_origin: START,
      data: [],
      folder: null,
    },
    times: [START, START + 10 * MINUTE],
  },
  'walk',
  '7c6b0f5e-94b4-4d55-9a53-2f6fb4f2a001',
);
const photos = addWaiting(addWaiting(EMPTY_IMPORTS, 'reef', START + 5 * MINUTE), 'late', START + 90 * MINUTE);
const both = addItems(addFile(photos, 'walk', 'walk.gpx'), 'walk', [track], report);

describe('photographs without a position', () => {
  it('stay waiting while no track has times', () => {
    expect(listTimedTracks(photos)).toEqual([]);
    expect(findPlacements(photos, NEAR)).toEqual([]);
    expect(listWaiting(photos)).toHaveLength(2);
  });

  it('are placed by time if close to a fix', () => {
    const [placement, ...others] = findPlacements(both, NEAR);
    expect(others).toEqual([]);
    expect(placement).toMatchObject({ fileId: 'reef', position: [-110.5, 24.5], gapMs: 5 * MINUTE });
    expect(findPlacements(both, { ...NEAR, maxGapMs: 4 * MINUTE })).toEqual([]);
  });

  it('follow a clock correction in both directions', () => {
    const back = findPlacements(both, { ...NEAR, offsetMs: -85 * MINUTE });
    expect(back.map(({ fileId }) => fileId)).toEqual(['late']);
    expect(back[0]).toMatchObject({ position: [-110.5, 24.5], takenAtMs: START + 5 * MINUTE });
  });

  it('become features with picture, corrected time and camera, and can be reverted', () => {
    const placed = placePhotos(both, findPlacements(both, { ...NEAR, offsetMs: MINUTE }));
    const item = placed.items.at(-1);
    expect(item).toMatchObject({
      name: 'reef',
      status: 'valid',
      createdOrigin: START + 6 * MINUTE,
    });
    expect(item && readData(item)).toMatchObject([{ key: 'camera', value: 'Reef Works' }]);
    expect(item?.photo?.name).toBe('reef.jpg');
    expect(item === undefined ? null : toFeatureCreate(item).created_origin).toBe('2026-03-01T14:06:00.000Z');
    expect(placed.selected.has(item?.localUuid ?? '')).toBe(true);
    expect([listPlaced(placed).length, listWaiting(placed).length]).toEqual([1, 1]);
    const undone = takeBackPhotos(placed);
    expect(undone.items).toEqual([track]);
    expect(listWaiting(undone)).toHaveLength(2);
    expect([...undone.selected]).toEqual([track.localUuid]);
  });

  it('keep their place when the track is removed, and are removed with their file', () => {
    const placed = placePhotos(both, findPlacements(both, NEAR));
    expect(removeFile(placed, 'walk').items).toHaveLength(1);
    expect(removeFile(removeFile(placed, 'walk'), 'reef').files.map(({ id }) => id)).toEqual(['late']);
  });
});

describe('times', () => {
  it('without a zone are local', () => {
    const wall = Date.UTC(2026, 6, 1, 9, 30, 15);
    const moment = new Date(toMoment({ ...toWaiting('a', wall), isZoneKnown: false }));
    expect([moment.getHours(), moment.getMinutes(), moment.getSeconds(), moment.getDate()]).toEqual([
      9, 30, 15, 1,
    ]);
    expect(toMoment(toWaiting('a', wall))).toBe(wall);
  });

  it.each([
    ['+01:30:00', 5_400_000],
    ['-00:02:30', -150_000],
    ['−1:00', -3_600_000],
    ['00:00:00', 0],
    ['-00:00:00', 0],
    ['12', null],
    ['01:75:00', null],
    ['', null],
  ])('a correction of %s', (text, offset) => {
    expect(parseClockOffset(text)).toBe(offset);
  });
});
