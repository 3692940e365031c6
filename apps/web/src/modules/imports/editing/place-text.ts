import type { FeatureGeometry } from '@waypost/geo';
import type { ImportItem } from '../items/import-item.ts';

/** The degrees of a point as they are typed. */
export interface PlaceText {
  readonly lng: string;
  readonly lat: string;
}

/** The degrees of a point; null of all else. */
export function toPlaceText({ geometry }: Pick<ImportItem, 'geometry'>): PlaceText | null {
  if (geometry.type !== 'Point') return null;
  const [lng, lat] = geometry.coordinates;
  return { lng: String(lng ?? ''), lat: String(lat ?? '') };
}

const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

function toDegrees(text: string, limit: number): number | null {
  const plain = text.trim();
  const degrees = DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** The point at the degrees that were typed, as high as before; null where they are no place on the globe. */
export function movePoint(
  { geometry }: Pick<ImportItem, 'geometry'>,
  place: PlaceText,
): FeatureGeometry | null {
  const [lng, lat] = [toDegrees(place.lng, 180), toDegrees(place.lat, 90)];
  if (geometry.type !== 'Point' || lng === null || lat === null) return null;
  return { type: 'Point', coordinates: [lng, lat, ...geometry.coordinates.slice(2)] };
}
