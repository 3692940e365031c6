import type { Bbox } from '../geometry/bbox.ts';

const tidy = (lng: number) => Number(lng.toFixed(9));

/**
 * A box as RFC 7946 5.2 writes it, within ±180: its west is greater than its east if it crosses the 180th meridian. One
 * around the whole globe is [-180, 180].
 */
export function toWireBox([west, south, east, north]: Bbox): Bbox {
  if (west >= -180 && west <= 180 && east >= -180 && east <= 180) return [west, south, east, north];
  if (east - west >= 360) return [-180, south, 180, north];
  const turn = 360 * Math.floor((west + 180) / 360);
  const to = east - turn + (east < west ? 360 : 0);
  return [tidy(west - turn), south, tidy(to > 180 ? to - 360 : to), north];
}

/** A box whose longitudes go on: east of west, beyond 180 where it crosses that meridian. As a map fits it. */
export function toContinuousBox<B extends readonly [number, number, number, number]>(box: B): B | Bbox {
  const [west, south, east, north] = box;
  return east < west ? [west, south, east + 360, north] : box;
}
