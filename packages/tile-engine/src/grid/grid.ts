/** The deepest zoom of tiles, from 0. Maps overzoom beyond it. */
export const MAX_ZOOM = 14;
/** Highest zoom with clusters. */
export const CLUSTER_MAX_ZOOM = 13;
/** A cell with fewer points shows each of them. */
export const CLUSTER_MIN_POINTS = 6;
/** Tile units per side. */
export const EXTENT = 4096;
/** The buffer around a tile in tile units, which hides the edges of tiles. */
export const MARGIN = 128;

const EXTENT_BITS = 12;
/** Cells per side of a tile, as a power of two: 8 cells of 64 px in a 512 px tile, about the size of a drawn cluster. */
export const CELL_BITS = 3;
/**
 * Bits per axis of a grid position: the tile units of `MAX_ZOOM`, 0.6 m at the equator. Nothing finer is drawn, two
 * interleaved values (52 bits) are exact in a double, and so are the sums of 130 million.
 */
export const PLACE_BITS = MAX_ZOOM + EXTENT_BITS;
/** Grid positions around the globe. */
export const WORLD = 2 ** PLACE_BITS;

function toPlace(share: number): number {
  return Math.min(Math.max(Math.floor(share * WORLD), 0), WORLD - 1);
}

/** The column, counted eastwards from the antimeridian in Web Mercator, clamped to the edge. */
export function toPlaceX(lng: number): number {
  return toPlace(lng / 360 + 0.5);
}

/** The row, counted from the north in Web Mercator, clamped to 85.05°. */
export function toPlaceY(lat: number): number {
  const sin = Math.sin((lat * Math.PI) / 180);
  return toPlace(0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI);
}

/** The longitude of a column’s western edge, in degrees. */
export function toWest(x: number): number {
  return (x / WORLD - 0.5) * 360;
}

/** The latitude of a row’s northern edge, in degrees. */
export function toNorth(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;
}

/** The longitude of a column's centre, in degrees. */
export function toLng(x: number): number {
  return toWest(x + 0.5);
}

/** The latitude of a row's centre, in degrees. */
export function toLat(y: number): number {
  return toNorth(y + 0.5);
}

/** A box in grid units, inclusive. */
export type Edges = readonly [minX: number, minY: number, maxX: number, maxY: number];
