import type { LngLat } from '../scene/scene.ts';

/** Decimals of a position: about a centimetre. */
const DECIMALS = 7;

/** A position as the platform accepts it: longitude wrapped into ±180, decimals rounded to a centimetre. */
export function toTidyLngLat([lng, lat]: LngLat): LngLat {
  const wrapped = lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  const scale = 10 ** DECIMALS;
  const tidy = (degrees: number) => Math.round(degrees * scale) / scale + 0;
  return [tidy(wrapped), tidy(Math.max(-90, Math.min(90, lat)))];
}
