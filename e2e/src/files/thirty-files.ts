import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { decodeFile, type FeatureGeometry, findSelfIntersection, validateGeometry } from '@waypost/geo';
import { ROOT } from '../server/start-server.ts';

const OWN = join(ROOT, 'packages/geo/fixtures');
/** Files of other projects, used if they are checked out beside this one. */
const SHARED = join(ROOT, '../shared/fixtures');

const SHARED_GOOD = [
  ...['cdata', 'extended_data', 'gxmultitrack', 'multigeometry', 'multigeometry_sibling'].map(toKml),
  ...['noname', 'simpledata', 'style', 'timespan'].map(toKml),
  ...['blue_hills', 'garmin_extensions', 'multitrackgpx', 'osm', 'wpt'].map((name) => `gpx/${name}.gpx`),
  ...['Activity', 'garmin-edge-500-activity', 'garmin-fenix-5-walk'].map((name) => `fit/${name}.fit`),
  ...['fit/activity-unexpected-eof.fit', 'kmz/albania.kmz', 'shapefile/codepage.zip', 'shapefile/no-dbf.zip'],
  ...['photos/iphone-with-gps.heic', 'photos/with-gps.jpg'],
];
const OWN_BESIDE_SHARED = ['kinds.geojson', 'stations.csv', 'kinds.fgb'];
const OWN_GOOD = [
  ...OWN_BESIDE_SHARED,
  ...['cdata.kml', 'extended-data.kml', 'folders.kml', 'folders.kmz', 'kinds.gpx', 'left.kml', 'lines.zip'],
  ...['multigeometry.kml', 'points.zip', 'prefixed.kml', 'rings.kml', 'shapes.csv', 'styles.kml'],
  ...['times.kml', 'tracks.kml', 'walk.fit'],
];

function toKml(name: string): string {
  return `kml/${name}.kml`;
}

/** What identifies a feature: its name, kind and bounding box to seven decimals, a centimetre. */
export interface Expected {
  readonly file: string;
  /** Null if the file has no valid one. */
  readonly name: string | null;
  readonly place: string;
}

export interface ThirtyFiles {
  readonly paths: readonly string[];
  /** All features that can be uploaded. */
  readonly features: readonly Expected[];
  /** Number of features that are off the globe or intersect themselves. */
  readonly faultyCount: number;
  remove(): Promise<void>;
}

/** Mooring points by name, in one file. */
function toCollection(points: readonly (readonly [string, readonly [number, number]])[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: points.map(([name, coordinates]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: { name },
    })),
  });
}

export function toPlace(type: string, bbox: readonly number[]): string {
  return [type, ...bbox.map((degrees) => (Math.round(degrees * 1e7) / 1e7 || 0).toFixed(7))].join(' ');
}

function listPositions(coordinates: unknown): number[][] {
  if (!Array.isArray(coordinates)) return [];
  // A GeoJSON position contains only numbers.
  if (typeof coordinates[0] === 'number') return [coordinates as number[]];
  return coordinates.flatMap(listPositions);
}

function toBox(coordinates: unknown): number[] {
  const positions = listPositions(coordinates);
  const of = (axis: number) => positions.map((position) => position[axis] ?? 0);
  const [lngs, lats] = [of(0), of(1)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Synthetic: a feature off the globe, followed by one with a one-letter name, a large one, and some filler. */
function writeOwn(folder: string, missing: number): { doubtful: string; others: string[]; broken: string[] } {
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const doubtful = write(
    'doubtful.geojson',
    toCollection([
      ['Buoy', [-110.3, 24.1]],
      ['Net', [-110.31, 24.11]],
      ['Lost', [-110.34, 124.14]],
      ['X', [-110.33, 24.13]],
    ]),
  );
  const grid = Array.from({ length: 1_500 }, (_, index): [string, [number, number]] => [
    `Mooring ${index}`,
    [-110 + (index % 50) / 100, 24 + Math.floor(index / 50) / 100],
  ]);
  const patrols = Array.from({ length: missing }, (_, file) =>
    write(
      `patrol-${file}.geojson`,
      toCollection(
        [0, 1, 2].map((index) => [`Patrol ${file}-${index}`, [-111 - file / 10, 25 + index / 10]]),
      ),
    ),
  );
  return {
    doubtful,
    others: [write('grid.geojson', toCollection(grid)), ...patrols],
    broken: [write('empty.gpx', '<gpx version="1.1" creator="x"></gpx>'), join(OWN, 'malformed.kml')],
  };
}

function isFaulty(geometry: FeatureGeometry): boolean {
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  const { status } = validateGeometry(geometry);
  return status === 'error' || (isArea && findSelfIntersection(geometry) !== null);
}

/** Thirty files of many formats, two of them broken, and the content of the other twenty-eight. */
export async function makeThirtyFiles(): Promise<ThirtyFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-thirty-'));
  const hasShared = existsSync(SHARED);
  if (!hasShared) console.warn('../shared/fixtures is absent: thirty small files of this project are used.');
  const good = hasShared
    ? [...OWN_BESIDE_SHARED.map((name) => join(OWN, name)), ...SHARED_GOOD.map((name) => join(SHARED, name))]
    : OWN_GOOD.map((name) => join(OWN, name));
  const own = writeOwn(folder, 26 - good.length);
  const sound = [own.doubtful, ...good, ...own.others];
  // From one folder, dropped together.
  const paths = [...sound, ...own.broken].map((path) => {
    const copy = join(folder, basename(path));
    if (copy !== path) copyFileSync(path, copy);
    return copy;
  });
  const features: Expected[] = [];
  let faultyCount = 0;
  for (const path of paths.slice(0, sound.length)) {
    const decoded = await decodeFile({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) });
    if (!decoded.ok) throw new Error(decoded.message);
    for (const { geometry, properties } of decoded.features) {
      if (isFaulty(geometry)) {
        faultyCount += 1;
        continue;
      }
      const name = properties.name.trim();
      const place = toPlace(geometry.type, toBox(geometry.coordinates));
      features.push({
        file: basename(path),
        name: name.length < 2 || name.length > 255 ? null : name,
        place,
      });
    }
  }
  return { paths, features, faultyCount, remove: () => rm(folder, { recursive: true, force: true }) };
}
