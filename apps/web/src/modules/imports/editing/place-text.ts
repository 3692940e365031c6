import type { FeatureGeometry } from '@waypost/geo';
import type { ImportItem } from '../items/import-item.ts';

/** The typed degrees of a point. */
export interface PlaceText {
  readonly lng: string;
  readonly lat: string;
}

/** The degrees of a point; null for other geometries. */
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

/** The point at the typed degrees, with its altitude; null if they are invalid. */
export function movePoint(
  { geometry }: Pick<ImportItem, 'geometry'>,
  place: PlaceText,
): FeatureGeometry | null {
  const [lng, lat] = [toDegrees(place.lng, 180), toDegrees(place.lat, 90)];
  if (geometry.type !== 'Point' || lng === null || lat === null) return null;
  return { type: 'Point', coordinates: [lng, lat, ...geometry.coordinates.slice(2)] };
}
