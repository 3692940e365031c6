import type { FeatureGeometry } from '@waypost/geo';
import type { MessageKey } from '../../../i18n/i18n.ts';
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

/** The degrees that a text writes; NaN if it is no number. */
function toDegrees(text: string): number {
  const plain = text.trim();
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

const LIMITS = { lng: 180, lat: 90 } as const;
type Axis = keyof typeof LIMITS;
const WORDS = {
  lng: ['fileViewer.longitudeLow', 'fileViewer.longitudeHigh'],
  lat: ['fileViewer.latitudeLow', 'fileViewer.latitudeHigh'],
} as const satisfies Record<Axis, readonly [low: MessageKey, high: MessageKey]>;

/** What is wrong with the degrees of an axis; null if nothing is. */
export function findPlaceFault(place: PlaceText, axis: Axis): MessageKey | null {
  const degrees = toDegrees(place[axis]);
  if (Number.isNaN(degrees)) return 'fileViewer.numberOnly';
  const [low, high] = WORDS[axis];
  if (degrees < -LIMITS[axis]) return low;
  return degrees > LIMITS[axis] ? high : null;
}

/** The point at the typed degrees, with its altitude; null if they are invalid. */
export function movePoint(
  { geometry }: Pick<ImportItem, 'geometry'>,
  place: PlaceText,
): FeatureGeometry | null {
  const isOff = findPlaceFault(place, 'lng') !== null || findPlaceFault(place, 'lat') !== null;
  if (geometry.type !== 'Point' || isOff) return null;
  const altitude = geometry.coordinates.slice(2);
  return { type: 'Point', coordinates: [toDegrees(place.lng), toDegrees(place.lat), ...altitude] };
}
