/** A stored number in degrees. Five decimals are a metre; further digits of a four-byte float are noise. */
export function toDegrees(stored = 0): number {
  return Math.round(stored * 1e5) / 1e5;
}
