import { MAX_TRAIL_POINTS, type Trail, type TrailPoint } from '@waypost/contract';
import type { FeatureCollection } from 'geojson';

type Subject = Pick<Trail, 'kind' | 'id' | 'name'>;

const COLORS = ['#0059ff', '#d6336c', '#0b7285', '#e8590c', '#5f3dc4', '#2b8a3e'] as const;

const startOf = ({ points }: Trail) => points[0]?.rel_ts ?? 0;
const toKey = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) => `${kind}/${id}`;

/** The trails of a subject in order of time: a device has one for each who carried it. */
const listParts = (all: readonly Trail[], subject: Pick<Subject, 'kind' | 'id'>): Trail[] =>
  all.filter((trail) => toKey(trail) === toKey(subject)).sort((a, b) => startOf(a) - startOf(b));

/**
 * The trails with one position more, in order of time; one that is there already changes nothing. It begins a new trail where
 * its subject has another name than before.
 */
export function withPoint(all: readonly Trail[], subject: Subject, point: TrailPoint): Trail[] {
  const parts = listParts(all, subject);
  if (parts.some(({ points }) => points.some(({ rel_ts }) => rel_ts === point.rel_ts))) return [...all];
  const last = parts.findLast((part) => startOf(part) <= point.rel_ts) ?? parts[0];
  const known = last?.name === subject.name ? last : undefined;
  const points = [...(known?.points ?? []), point]
    .sort((a, b) => a.rel_ts - b.rel_ts)
    .slice(-2 * MAX_TRAIL_POINTS);
  return [...all.filter((trail) => trail !== known), { ...subject, points }];
}

/** The colour of a subject's trail, another one for each who carries a device. @param place of its name among those. */
export const toTrailColor = ({ kind, id }: Pick<Subject, 'kind' | 'id'>, place = 0): string =>
  COLORS[(id + (kind === 'device' ? 3 : 0) + place) % COLORS.length] ?? COLORS[0];

/** A line along each trail with its name; it does not cross the whole map where a trail crosses the antimeridian. */
export function toTrailLines(trails: readonly Trail[]): FeatureCollection {
  const subjects = Map.groupBy(trails, toKey);
  return {
    type: 'FeatureCollection',
    features: [...subjects.values()].flatMap(([first]) => {
      if (first === undefined) return [];
      const parts = listParts(trails, first);
      const names = [...new Set(parts.map(({ name }) => name))];
      return parts
        .filter(({ points }) => points.length > 1)
        .map((trail) => ({
          type: 'Feature' as const,
          properties: {
            color: toTrailColor(trail, names.indexOf(trail.name)),
            ...(trail.name !== null && { name: trail.name }),
          },
          geometry: { type: 'LineString' as const, coordinates: unwrap(trail.points) },
        }));
    }),
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
