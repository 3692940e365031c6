import type { Raster } from '@waypost/raster';

/** Zooms below the deepest one at which a tile covers no more than 1,024 px of a picture, as many as need no overviews. */
const NEAR = 2;

/** The zoom from which on tiles can be cut from a picture’s own pixels, however large it is. */
export const toNearZoom = ({ maxZoom }: Pick<Raster, 'maxZoom'>): number => Math.max(maxZoom - NEAR, 0);
