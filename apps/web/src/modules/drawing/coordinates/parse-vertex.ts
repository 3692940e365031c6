import { parseCoordinates } from '@waypost/geo';
import type { LngLat } from '@waypost/map-engine';
import type { MessageKey } from '../../../i18n/i18n.ts';

/** A typed vertex, or why it is invalid. */
export type ParsedVertex =
  | { readonly ok: true; readonly position: LngLat }
  | { readonly ok: false; readonly message: MessageKey };

const LATITUDE_FIRST = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/;

/** Says which of two plain numbers is out of range. */
function toRangeMessage(text: string): MessageKey {
  const [, lat, lng] = LATITUDE_FIRST.exec(text) ?? [];
  if (Number(lat) > 90) return 'drawing.range.latitudeHigh';
  if (Number(lat) < -90) return 'drawing.range.latitudeLow';
  if (Number(lng) > 180) return 'drawing.range.longitudeHigh';
  if (Number(lng) < -180) return 'drawing.range.longitudeLow';
  return 'drawing.range.out';
}

/** Parses a vertex in degrees, with minutes, or with minutes and seconds; latitude first. */
export function parseVertex(text: string): ParsedVertex {
  const parsed = parseCoordinates(text);
  if (parsed.ok) return { ok: true, position: parsed.position };
  return {
    ok: false,
    message: parsed.reason === 'out_of_range' ? toRangeMessage(text) : 'drawing.unreadable',
  };
}
