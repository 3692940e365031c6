import type { Raster } from './open-raster.ts';

const BANDS = 4;

/** Puts three grey tiles together, as opaque as the least opaque of them. */
function joinTiles(red: Uint8Array, green: Uint8Array, blue: Uint8Array): Uint8Array {
  const joined = new Uint8Array(red.length);
  for (let at = 0; at < joined.length; at += BANDS) {
    const alpha = Math.min(red[at + 3] ?? 0, green[at + 3] ?? 0, blue[at + 3] ?? 0);
    if (alpha === 0) continue;
    joined[at] = red[at] ?? 0;
    joined[at + 1] = green[at] ?? 0;
    joined[at + 2] = blue[at] ?? 0;
    joined[at + 3] = alpha;
  }
  return joined;
}

/**
 * Three greys of the same place as the red, green and blue of one picture, which is clear where any of them is. They
 * may differ in their system and in the size of their pixels.
 */
export function joinBands(bands: readonly [red: Raster, green: Raster, blue: Raster]): Raster {
  const finest = bands.reduce((one, other) => (other.width > one.width ? other : one));
  const [wests, souths, easts, norths] = [0, 1, 2, 3].map((side) =>
    bands.map(({ bounds }) => bounds[side] ?? 0),
  ) as [number[], number[], number[], number[]];
  return {
    bounds: [Math.min(...wests), Math.min(...souths), Math.max(...easts), Math.max(...norths)],
    width: finest.width,
    height: finest.height,
    maxZoom: Math.max(...bands.map(({ maxZoom }) => maxZoom)),
    needsOverviews: bands.some(({ needsOverviews }) => needsOverviews),
    async cutTile(tile) {
      const [red, green, blue] = await Promise.all(bands.map((band) => band.cutTile(tile)));
      return red == null || green == null || blue == null ? null : joinTiles(red, green, blue);
    },
  };
}
