import { type FidelityReport, placeByTrack, type TimedTrack, type UnplacedPhoto } from '@waypost/geo';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { toImportItem } from '../items/import-item.ts';
import { addItems, changeFile, type ImportState, removeItems } from '../items/import-state.ts';
import { listTimed } from '../items/list-timed.ts';

/** How photographs are matched to fixes. */
export interface PlacingChoice {
  /** Clock correction, in milliseconds. */
  readonly offsetMs: number;
  readonly maxGapMs: number;
}

/** The position of one photograph. */
export interface Placement {
  readonly fileId: string;
  readonly position: readonly number[];
  readonly takenAtMs: number;
  readonly gapMs: number;
}

const PLACED_REPORT: FidelityReport = {
  read: { points: 1, lines: 0, polygons: 0, multi: 0, other: 0 },
  kept: 1,
  changed: [],
  left: [],
  warnings: [],
};

/** Files waiting for a position. */
export function listWaiting({ files }: ImportState) {
  return files.flatMap(({ id, status, waiting }) =>
    status === 'waiting' && waiting !== undefined ? [{ id, waiting }] : [],
  );
}

/** Files placed by a track. */
export function listPlaced({ files }: ImportState) {
  return files.filter(({ status, waiting }) => status === 'read' && waiting !== undefined);
}

/** The tracks with times among the temporary features. */
export function listTimedTracks({ items }: ImportState): TimedTrack[] {
  return listTimed(items);
}

/**
 * The time of a camera's local time in this browser's zone, including daylight saving time; one with a zone is returned
 * as it is.
 */
export function toMoment({ takenAtMs, isZoneKnown }: UnplacedPhoto): number {
  if (isZoneKnown) return takenAtMs;
  const read = new Date(takenAtMs);
  const [year, month, day] = [read.getUTCFullYear(), read.getUTCMonth(), read.getUTCDate()];
  const [hours, minutes, seconds] = [read.getUTCHours(), read.getUTCMinutes(), read.getUTCSeconds()];
  return new Date(year, month, day, hours, minutes, seconds, read.getUTCMilliseconds()).getTime();
}

const OFFSET = /^([+−-])?(\d{1,3}):([0-5]?\d)(?::([0-5]?\d))?$/;

/** Milliseconds of `+01:30:00`, `-00:02` or `1:00`; null if invalid. */
export function parseClockOffset(text: string): number | null {
  const match = OFFSET.exec(text.trim());
  if (match === null) return null;
  const [, sign = '+', hours, minutes, seconds = '0'] = match;
  const size = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  // Adding zero turns minus zero into zero.
  return (sign === '+' ? size : -size) + 0;
}

/** Which waiting photographs the tracks can place, and where. */
export function findPlacements(state: ImportState, { offsetMs, maxGapMs }: PlacingChoice): Placement[] {
  const waiting = listWaiting(state);
  const moments = waiting.map((file) => toMoment(file.waiting) + offsetMs);
  const places = placeByTrack(listTimedTracks(state), moments, maxGapMs);
  return waiting.flatMap(({ id }, index) => {
    const place = places[index];
    const takenAtMs = moments[index];
    return place === null || place === undefined || takenAtMs === undefined
      ? []
      : [{ fileId: id, position: place.position, takenAtMs, gapMs: place.gapMs }];
  });
}

/** Makes temporary features from photographs, with corrected times. */
export function placePhotos(state: ImportState, placements: readonly Placement[]): ImportState {
  return placements.reduce((next, { fileId, position, takenAtMs }) => {
    const file = next.files.find(({ id }) => id === fileId);
    if (file?.status !== 'waiting' || file.waiting === undefined) return next;
    const { name, data, photo } = file.waiting;
    const properties = { name, description: '', color: null, fileName: file.name, folder: null };
    const item = toImportItem(
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...position] },
        properties: { ...properties, created_origin: takenAtMs, data: [...data] },
      },
      fileId,
      createLocalUuid(),
      photo,
    );
    return addItems(next, fileId, [item], PLACED_REPORT);
  }, state);
}

/** Reverts the placement: the photographs wait again, and their edits are lost. */
export function takeBackPhotos(state: ImportState): ImportState {
  const placed = listPlaced(state);
  const ids = new Set(placed.map(({ id }) => id));
  const uuids = state.items.flatMap(({ fileId, localUuid }) => (ids.has(fileId) ? [localUuid] : []));
  const without = removeItems(state, new Set(uuids));
  return placed.reduce(
    (next, { id, waiting }) =>
      changeFile(next, id, { status: 'waiting', count: 0, report: waiting?.report ?? null }),
    // A file is removed with its last feature; these stay.
    { ...without, files: state.files },
  );
}
