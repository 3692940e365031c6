const BANDS = 4;
const OPAQUE = 255;

/** Lays a tile of RGBA below another one. */
export function putBelow(upper: Uint8Array, lower: Uint8Array): void {
  for (let at = 0; at < upper.length; at += BANDS)
    if ((upper[at + 3] ?? 0) < OPAQUE && (lower[at + 3] ?? 0) > (upper[at + 3] ?? 0))
      upper.set(lower.subarray(at, at + BANDS), at);
}
