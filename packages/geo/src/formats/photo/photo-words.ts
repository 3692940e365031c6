import type { Position } from 'geojson';
import { parseTime } from '../properties/property-text.ts';

/** What a camera wrote into a photograph, as far as a map has use for it. */
export interface PhotoWords {
  /** `[lng, lat]`, or with the altitude in metres; null when it says none that can be one. */
  readonly position: Position | null;
  /** Milliseconds since 1970; `isZoneKnown` false when the camera gave local time alone, which is read as UTC. */
  readonly takenAtMs: number | null;
  readonly isZoneKnown: boolean;
  /** Degrees from north that the camera looked to. */
  readonly direction: number | null;
  /** Maker and model; '' when it does not say. */
  readonly camera: string;
}

const NOTHING: PhotoWords = {
  position: null,
  takenAtMs: null,
  isZoneKnown: false,
  direction: null,
  camera: '',
};

/** A position that can be one: cameras without a fix write zeros. */
export function toPhotoPosition(
  lng: number | undefined,
  lat: number | undefined,
  altitude?: number,
): Position | null {
  if (lng === undefined || lat === undefined || !Number.isFinite(lng) || !Number.isFinite(lat)) return null;
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90 || (lng === 0 && lat === 0)) return null;
  const isHigh = altitude !== undefined && Number.isFinite(altitude);
  return isHigh ? [lng, lat, Math.round(altitude * 100) / 100] : [lng, lat];
}

interface Tag {
  readonly value?: unknown;
  readonly description?: string;
}
const USED_TAGS = [
  'GPSDateStamp',
  'GPSTimeStamp',
  'DateTimeOriginal',
  'OffsetTimeOriginal',
  'OffsetTime',
  'GPSImgDirection',
  'Make',
  'Model',
] as const;
type Tags = Readonly<Partial<Record<(typeof USED_TAGS)[number], Tag>>>;

const textOf = (tag: Tag | undefined) =>
  typeof tag?.description === 'string' ? tag.description.replaceAll('\0', '').trim() : '';

/** `2019:08:21` as `2019-08-21`; satellites tell the time in UTC, which no wrong clock can shift. */
function toTime(tags: Tags): Pick<PhotoWords, 'takenAtMs' | 'isZoneKnown'> {
  const toDate = (text: string) => text.replace(/^(\d{4}):(\d\d):(\d\d)/, '$1-$2-$3');
  const satellite = parseTime(`${toDate(textOf(tags.GPSDateStamp))}T${textOf(tags.GPSTimeStamp)}Z`);
  if (satellite !== null) return { takenAtMs: satellite, isZoneKnown: true };
  const local = toDate(textOf(tags.DateTimeOriginal));
  const zone = textOf(tags.OffsetTimeOriginal) || textOf(tags.OffsetTime);
  const withZone = zone === '' ? null : parseTime(local + zone);
  return { takenAtMs: withZone ?? parseTime(local), isZoneKnown: withZone !== null };
}

/** A fraction or a list of one, as EXIF has both. */
function toNumber(tag: Tag | undefined): number | null {
  const [first, second] = Array.isArray(tag?.value) ? tag.value : [];
  const value = typeof first === 'number' && typeof second === 'number' ? first / second : first;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * Reads what the camera says of a photograph: JPEG, PNG, WebP, HEIC and AVIF. Broken words are as none: the picture is
 * a picture all the same. The reader is large and loads with the first photograph.
 */
export async function readPhotoWords(bytes: ArrayBuffer): Promise<PhotoWords> {
  try {
    const { default: reader } = await import('exifreader');
    const { gps, exif } = await reader.load(bytes, { expanded: true, async: true });
    const tags: Tags = Object.fromEntries(USED_TAGS.map((name) => [name, exif?.[name]]));
    const direction = toNumber(tags.GPSImgDirection);
    return {
      position: toPhotoPosition(gps?.Longitude, gps?.Latitude, gps?.Altitude),
      ...toTime(tags),
      direction: direction === null ? null : Math.round(direction * 10) / 10,
      camera: [textOf(tags.Make), textOf(tags.Model)].filter((text) => text !== '').join(' '),
    };
  } catch {
    return NOTHING;
  }
}
