import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type DecodedFeature, decodeInBatches } from '@waypost/geo';
import type { Position } from '@waypost/geofence';
import type { Polygon } from 'geojson';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** Tracks that devices recorded; absent on most machines. */
export const TRACK_FILES = resolve(import.meta.dirname, '../../../../../../../shared/fixtures');
/** When those begin that have no times. */
export const START_MS = Date.UTC(2026, 0, 1);

/** A star with a hole, as wide as a share of a track, around one of its positions. */
export function makeStarFence(track: readonly Position[], at: number, share: number): Polygon {
  const [lngs, lats] = [track.map(({ lng }) => lng), track.map(({ lat }) => lat)];
  const [width, height] = [lngs, lats].map((all) => Math.max(...all) - Math.min(...all) || 0.01);
  const middle = track[Math.floor(at * track.length)] ?? { lng: 0, lat: 0 };
  const ring = (size: number) => {
    const points = Array.from({ length: 40 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 40 + 0.013;
      const radius = share * size * (index % 2 === 0 ? 1 : 0.6);
      return [
        middle.lng + (width ?? 0) * radius * Math.cos(angle),
        middle.lat + (height ?? 0) * radius * Math.sin(angle),
      ];
    });
    return [...points, points[0] ?? []];
  };
  return { type: 'Polygon', coordinates: [ring(1), ring(0.3)] };
}

/** Where PostGIS finds that the timed line meets the outline, in milliseconds since 1970. */
export async function listByPostgis(
  db: Reader,
  track: readonly Position[],
  fence: Polygon,
): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    with fixes as (
      select f.at, st_setsrid(st_point(f.lng, f.lat), 4326) as place,
        lead(f.at) over (order by f.at) as next_at,
        lead(st_setsrid(st_point(f.lng, f.lat), 4326)) over (order by f.at) as next_place
      from jsonb_to_recordset(${JSON.stringify(track)}::jsonb)
        as f (at double precision, lng double precision, lat double precision)
    ), ways as (
      select at, next_at, st_makeline(place, next_place) as way from fixes
      where next_place is not null and not st_equals(place, next_place)
    )
    select w.at + st_linelocatepoint(w.way, met.geom) * (w.next_at - w.at) as at
    from ways w, st_boundary(st_geomfromgeojson(${JSON.stringify(fence)})) outline,
      st_dump(st_intersection(w.way, outline)) met
    where st_intersects(w.way, outline) order by 1`.execute(db);
  return rows.map(({ at }) => Number(at));
}

/** Lines of a file as tracks, with the times they have, or else a position every 30 seconds. */
function toTracks(features: readonly DecodedFeature[]): Position[][] {
  return features.flatMap(({ geometry, times }) => {
    if (geometry.type !== 'LineString') return [];
    const byTime = new Map<number, Position>();
    geometry.coordinates.forEach(([lng = 0, lat = 0], index) => {
      const at = times === undefined ? START_MS + index * 30_000 : times[index];
      if (at !== null && at !== undefined && !byTime.has(at)) byTime.set(at, { at, lng, lat, accuracyM: 0 });
    });
    const track = [...byTime.values()].sort((a, b) => a.at - b.at);
    return track.length < 3 ? [] : [track];
  });
}

async function readTracks(path: string): Promise<Position[][]> {
  const bytes = new Uint8Array(readFileSync(path));
  const features: DecodedFeature[] = [];
  await decodeInBatches(
    { name: basename(path), size: bytes.length, read: async (from, to) => bytes.slice(from, to) },
    { take: (batch) => void features.push(...batch), recolor: () => {} },
  );
  // Points one after another are a track too.
  const points = features.flatMap(({ geometry }) =>
    geometry.type === 'Point' ? [geometry.coordinates] : [],
  );
  const ofPoints = points.map(([lng = 0, lat = 0], index) => ({
    at: START_MS + index * 30_000,
    lng,
    lat,
    accuracyM: 0,
  }));
  return [...toTracks(features), ...(ofPoints.length < 3 ? [] : [ofPoints])];
}

/** The tracks of each file. */
export async function readAllTracks(): Promise<{ readonly file: string; readonly track: Position[] }[]> {
  const files = globSync(['beacons/**/*.geojson', 'gpx/*.gpx', 'fit/*.fit'], { cwd: TRACK_FILES }).sort();
  const all = await Promise.all(files.map((file) => readTracks(join(TRACK_FILES, file))));
  return files.flatMap((file, index) => (all[index] ?? []).map((track) => ({ file, track })));
}
