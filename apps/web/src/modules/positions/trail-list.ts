import { MAX_TRAIL_POINTS, type Trail, type TrailPoint } from '@waypost/contract';
import type { FeatureCollection } from 'geojson';

type Subject = Pick<Trail, 'kind' | 'id' | 'name'>;

const COLORS = ['#0059ff', '#d6336c', '#0b7285', '#e8590c', '#5f3dc4', '#2b8a3e'] as const;

/** The trails with one position more, in order of time; one that is there already changes nothing. */
export function withPoint(all: readonly Trail[], subject: Subject, point: TrailPoint): Trail[] {
  const isSame = ({ kind, id }: Trail) => kind === subject.kind && id === subject.id;
  const known = all.find(isSame) ?? { ...subject, points: [] };
  if (known.points.some(({ rel_ts }) => rel_ts === point.rel_ts)) return [...all];
  const points = [...known.points, point].sort((a, b) => a.rel_ts - b.rel_ts).slice(-2 * MAX_TRAIL_POINTS);
  return [...all.filter((trail) => !isSame(trail)), { ...known, points }];
}

/** The colour of a subject's trail. */
export const toTrailColor = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): string =>
  COLORS[(id + (kind === 'device' ? 3 : 0)) % COLORS.length] ?? COLORS[0];

/** A line along each trail; it does not cross the whole map where a trail crosses the antimeridian. */
export function toTrailLines(trails: readonly Trail[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: trails
      .filter(({ points }) => points.length > 1)
      .map((trail) => ({
        type: 'Feature',
        properties: { color: toTrailColor(trail) },
        geometry: { type: 'LineString', coordinates: unwrap(trail.points) },
      })),
  };
}

/** Coordinates whose longitudes go on beyond 180 degrees instead of jumping to the other side. */
function unwrap(points: readonly TrailPoint[]): [number, number][] {
  let last: number | null = null;
  return points.map(({ lone6, late6 }) => {
    let lng = lone6 / 1e6;
    if (last !== null) lng += 360 * Math.round((last - lng) / 360);
    last = lng;
    return [lng, late6 / 1e6];
  });
}
