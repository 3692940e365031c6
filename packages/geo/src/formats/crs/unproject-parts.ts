import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';
import type { Projection, Unproject } from './projection.ts';

/** A tenth of a millimetre: more is noise of the calculation. */
const FINEST = 1e9;

function unprojectPart(part: RawGeometry, unproject: Unproject): RawGeometry {
  const place = (position: RawPosition): RawPosition => {
    const [x = Number.NaN, y = Number.NaN, ...rest] = position;
    const [lng, lat] = unproject(x, y);
    return [Math.round(lng * FINEST) / FINEST, Math.round(lat * FINEST) / FINEST, ...rest];
  };
  const places = (positions: readonly RawPosition[]) => positions.map(place);
  switch (part.kind) {
    case 'point':
      return { kind: 'point', position: place(part.position) };
    case 'line':
      return { kind: 'line', positions: places(part.positions) };
    case 'polygon':
      return { kind: 'polygon', rings: part.rings.map(places) };
    case 'multipolygon':
      return { kind: 'multipolygon', polygons: part.polygons.map((rings) => rings.map(places)) };
    default:
      // Recorded tracks are in WGS 84 by their formats' own rule.
      return part;
  }
}

/** Geometries with their positions in WGS 84 degrees; altitudes stay as they are. */
export function unprojectParts(
  parts: readonly RawGeometry[],
  { unproject }: Pick<Projection, 'unproject'>,
): readonly RawGeometry[] {
  return unproject === null ? parts : parts.map((part) => unprojectPart(part, unproject));
}
