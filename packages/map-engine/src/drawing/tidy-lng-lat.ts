import { besidePosition, wrapPosition } from '@waypost/geo';
import type { LngLat } from '../scene/scene.ts';

/** Decimals of a position: about a centimetre. */
const DECIMALS = 7;

/**
 * A position as the platform accepts it, decimals rounded to a centimetre: its longitude within ±180, or next to that of the
 * vertex that it follows, so that a shape goes on beyond the 180th meridian.
 */
export function toTidyLngLat([lng, lat]: LngLat, beside?: readonly number[]): LngLat {
  const [wrapped = lng] =
    beside === undefined ? wrapPosition([lng, lat]) : besidePosition([lng, lat], beside);
  const scale = 10 ** DECIMALS;
  const tidy = (degrees: number) => Math.round(degrees * scale) / scale + 0;
  return [tidy(wrapped), tidy(Math.max(-90, Math.min(90, lat)))];
}
