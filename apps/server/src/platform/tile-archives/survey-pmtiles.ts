import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { MAX_PICTURE_ZOOM } from '@waypost/contract';
import { type Entry, tileIdToZxy } from 'pmtiles';
import type { PmtilesArchive } from './pmtiles-archive.ts';
import { MAX_ENTRIES, UnfitArchiveError } from './tile-archive.ts';

/** A place of the grid of tiles. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** What is really in an archive, whatever its header says. */
export interface ArchiveSurvey {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Where there are tiles, `[west, south, east, north]`; about the edges it is as exact as tiles are small. */
  readonly bounds: readonly [number, number, number, number];
  /** Some tiles of each zoom. */
  readonly samples: readonly TilePlace[];
}

const MAX_DIRECTORIES = 10_000;
/** Below the root; readers look no deeper. */
const MAX_DEPTH = 3;
const MAX_TILE_BYTES = 2 * 1024 ** 2;
/** After so many entries others have their turn: this is the thread that answers requests. */
const ENTRIES_AT_ONCE = 1_000;
/** Ends of long runs are looked at in squares of this part of them, as a power of 4: some thirty squares in all. */
const COARSE_LEVELS = 4;
/** Of fewer tiles one says too little about where a picture ends. */
const TELLING_TILES = 16;

const toBase = (z: number) => (4 ** z - 1) / 3;

interface Zoom {
  count: number;
  readonly samples: number[];
  last: number;
  west: number;
  north: number;
  east: number;
  south: number;
}

const isWithin = ({ offset, length }: Entry, sectionBytes = 0) =>
  offset >= 0 && offset + length <= sectionBytes;

const DAMAGED = 'its directory is damaged:';

/** Walks all directories in order, each once. Ids only ascend, so one that leads back to itself is found. */
async function* walk(archive: PmtilesArchive): AsyncGenerator<readonly Entry[]> {
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset, leafDirectoryLength } =
    archive.places;
  let next = 0;
  let directories = 0;
  async function* enter(offset: number, length: number, depth: number): AsyncGenerator<readonly Entry[]> {
    directories += 1;
    if (directories > MAX_DIRECTORIES || depth > MAX_DEPTH)
      throw new UnfitArchiveError(`${DAMAGED} it has too many parts, or leads nowhere`);
    const entries = await archive.readDirectory(offset, length);
    let tiles: Entry[] = [];
    for (const entry of entries) {
      if (entry.tileId < next) throw new UnfitArchiveError(`${DAMAGED} its tiles are not in their order`);
      if (entry.runLength > 0) {
        next = entry.tileId + entry.runLength;
        tiles.push(entry);
        continue;
      }
      yield tiles;
      tiles = [];
      if (!isWithin(entry, leafDirectoryLength))
        throw new UnfitArchiveError(`${DAMAGED} it names parts that cannot be there`);
      const before = next;
      yield* enter(leafDirectoryOffset + entry.offset, entry.length, depth + 1);
      if (next === before) throw new UnfitArchiveError(`${DAMAGED} it has too many parts, or leads nowhere`);
    }
    yield tiles;
  }
  yield* enter(rootDirectoryOffset, rootDirectoryLength, 0);
}

function checkSections({ places }: PmtilesArchive, byteSize: number): void {
  const { leafDirectoryLength = 0, tileDataLength = 0 } = places;
  const ends = [
    places.rootDirectoryOffset + places.rootDirectoryLength,
    places.jsonMetadataOffset + places.jsonMetadataLength,
    places.leafDirectoryOffset + leafDirectoryLength,
    places.tileDataOffset + tileDataLength,
  ];
  if (ends.some((end) => end > byteSize))
    throw new UnfitArchiveError(
      'it is cut short or damaged: its header names parts beyond its end; copy or export it again',
    );
}

/**
 * Widens what a zoom covers by a run of tiles, which are neighbours on a Hilbert curve: square by square. The ends of a
 * run of more than a thousand equal tiles are rounded outwards, by up to a sixteenth of its side.
 */
function cover(zoom: Zoom, z: number, first: number, count: number): void {
  const least = Math.max(0, Math.floor(Math.log2(count) / 2) - COARSE_LEVELS);
  const step = 4 ** least;
  const end = Math.ceil((first - toBase(z) + count) / step) * step;
  for (let at = Math.floor((first - toBase(z)) / step) * step; at < end; ) {
    let level = least;
    while (at % 4 ** (level + 1) === 0 && at + 4 ** (level + 1) <= end) level += 1;
    const size = 4 ** level;
    const [, x, y] = tileIdToZxy(toBase(z - level) + at / size);
    const side = 2 ** level;
    zoom.west = Math.min(zoom.west, x * side);
    zoom.north = Math.min(zoom.north, y * side);
    zoom.east = Math.max(zoom.east, (x + 1) * side);
    zoom.south = Math.max(zoom.south, (y + 1) * side);
    at += size;
  }
}

function note(zooms: Map<number, Zoom>, { places }: PmtilesArchive, entry: Entry): void {
  const { tileId, runLength, length } = entry;
  if (length === 0 || length > MAX_TILE_BYTES)
    throw new UnfitArchiveError(
      `a tile of it has ${length} bytes; more than none and at most 2 MB can be shown`,
    );
  if (!isWithin(entry, places.tileDataLength))
    throw new UnfitArchiveError(`${DAMAGED} it names tiles beyond its end`);
  if (tileId + runLength > toBase(MAX_PICTURE_ZOOM + 1))
    throw new UnfitArchiveError(`it has tiles beyond zoom ${MAX_PICTURE_ZOOM}; export it to a lower zoom`);
  for (let id = tileId, left = runLength; left > 0; ) {
    const [z] = tileIdToZxy(id);
    const count = Math.min(left, toBase(z + 1) - id);
    if (z >= places.minZoom && z <= places.maxZoom) {
      const zoom = zooms.get(z) ?? {
        ...{ count: 0, samples: [], last: id },
        ...{ west: Number.POSITIVE_INFINITY, north: Number.POSITIVE_INFINITY, east: 0, south: 0 },
      };
      zooms.set(z, zoom);
      // The first, the fourth, the sixteenth…: with the last, some of every zoom.
      if (Number.isInteger(Math.log2(zoom.count + 1) / 2)) zoom.samples.push(id);
      zoom.count += count;
      zoom.last = id + count - 1;
      cover(zoom, z, id, count);
    }
    id += count;
    left -= count;
  }
}

const toLng = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const toLat = (y: number, z: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;

/** Where the tiles of the zooms are that have enough of them to tell; else those of the deepest. */
function toBounds(zooms: readonly (readonly [number, Zoom])[]): ArchiveSurvey['bounds'] {
  const telling = zooms.filter(([, { count }]) => count >= TELLING_TILES);
  const all = (telling.length > 0 ? telling : zooms.slice(-1)).map(
    ([z, { west, south, east, north }]) =>
      [toLng(west, z), toLat(south, z), toLng(east, z), toLat(north, z)] as const,
  );
  return [
    Math.min(...all.map(([west]) => west)),
    Math.min(...all.map(([, south]) => south)),
    Math.max(...all.map(([, , east]) => east)),
    Math.max(...all.map(([, , , north]) => north)),
  ];
}

/** The part of what tiles cover that an archive claims, if both have anything in common. */
function toClaimed(
  of: ArchiveSurvey['bounds'],
  claim: ArchiveSurvey['bounds'] | null,
): ArchiveSurvey['bounds'] {
  if (claim === null) return of;
  const [west, south] = [Math.max(of[0], claim[0]), Math.max(of[1], claim[1])];
  const [east, north] = [Math.min(of[2], claim[2]), Math.min(of[3], claim[3])];
  return west < east && south < north ? [west, south, east, north] : of;
}

/**
 * Reads all directories of an archive of pictures from whoever brought it, and finds what is in it.
 * @param byteSize of its file. @param onEntries hears how many were read.
 * @throws UnfitArchiveError for an archive without tiles, and for directories that lie, lead back to themselves or are
 * beyond what is read.
 */
export async function surveyPmtiles(
  archive: PmtilesArchive,
  byteSize: number,
  onEntries: (count: number) => void = () => {},
): Promise<ArchiveSurvey> {
  checkSections(archive, byteSize);
  const found = new Map<number, Zoom>();
  let entries = 0;
  for await (const tiles of walk(archive)) {
    entries += tiles.length;
    if (entries > MAX_ENTRIES)
      throw new UnfitArchiveError('it has more than 2 million tiles; export it in parts, or to a lower zoom');
    for (let at = 0; at < tiles.length; at += ENTRIES_AT_ONCE) {
      for (const tile of tiles.slice(at, at + ENTRIES_AT_ONCE)) note(found, archive, tile);
      await yieldToOthers();
    }
    onEntries(entries);
  }
  const zooms = [...found].sort(([a], [b]) => a - b);
  const [first, last] = [zooms[0], zooms.at(-1)];
  if (first === undefined || last === undefined)
    throw new UnfitArchiveError('it holds no tiles at the zooms that it names');
  return {
    minZoom: first[0],
    maxZoom: last[0],
    bounds: toClaimed(toBounds(zooms), archive.header.bounds),
    samples: zooms.flatMap(([, { samples, last: end }]) =>
      [...new Set([...samples, end])].map((id) => {
        const [z, x, y] = tileIdToZxy(id);
        return { z, x, y };
      }),
    ),
  };
}
