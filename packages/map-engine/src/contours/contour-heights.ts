import type { TerrainSource } from '../scene/scene.ts';

/**
 * Heights to draw lines of: those of a source as far as they are fine enough. The address has `{z}`, `{x}` and `{y}`, that
 * of an archive too.
 */
export type ContourHeights = Pick<TerrainSource, 'url' | 'encoding' | 'tile_size' | 'max_zoom' | 'bounds'>;

/**
 * How many zooms above a tile of lines its heights are read: one for tiles of 512 pixels, a quarter of which has as many as
 * are drawn, so that fewer are read.
 */
export const toOverzoom = (tileSizePx: number): number => (tileSizePx >= 512 ? 1 : 0);
