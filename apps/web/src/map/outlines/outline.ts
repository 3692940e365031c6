import { type AreaGeometry, areaGeometry, MAX_BOUNDARY_VERTICES } from '@waypost/contract';
import { type Decoded, type DecodeFailure, simplifyArea } from '@waypost/geo';

/** The outline in a file, or why there is none. */
export type Outline =
  | { readonly ok: true; readonly geometry: AreaGeometry; readonly isSimplified: boolean }
  | { readonly ok: false; readonly reason: 'no_polygons' | 'off_the_globe' };

/** Why a file could not be decoded. */
export interface OutlineRefusal {
  readonly ok: false;
  readonly reason: Exclude<DecodeFailure, 'empty'>;
}

/** Of an outline, an empty file is told as any other without features. */
export const toRefusal = (reason: DecodeFailure): OutlineRefusal => ({
  ok: false,
  reason: reason === 'empty' ? 'no_features' : reason,
});

type Ring = AreaGeometry['coordinates'][number];

const countVertices = (polygons: readonly unknown[][]) =>
  polygons.reduce((sum, rings) => sum + rings.reduce<number>((n, ring) => n + (ring as Ring).length, 0), 0);

/**
 * All polygons of a file as one outline, without altitudes; simplified if it has more positions than a boundary may
 * have.
 */
export function toOutline({ features }: Extract<Decoded, { ok: true }>): Outline {
  const polygons = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  if (polygons.length === 0) return { ok: false, reason: 'no_polygons' };
  const flat = polygons.map((rings) =>
    rings.map((ring) => ring.map(([lng = Number.NaN, lat = Number.NaN]) => [lng, lat])),
  );
  const isSimplified = countVertices(flat) > MAX_BOUNDARY_VERTICES;
  const [only] = flat;
  const simple = simplifyArea(
    flat.length === 1 && only !== undefined
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates: flat },
    // Plus the closing positions of rings.
    MAX_BOUNDARY_VERTICES * 0.95,
  );
  const checked = areaGeometry.safeParse(simple);
  return checked.success
    ? { ok: true, geometry: checked.data, isSimplified }
    : { ok: false, reason: 'off_the_globe' };
}
