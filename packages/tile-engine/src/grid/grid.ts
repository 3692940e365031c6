/** Tiles exist for zooms 0 to this one. A map overzooms them beyond. */
export const MAX_ZOOM = 14;
/** Highest zoom with clusters. */
export const CLUSTER_MAX_ZOOM = 13;
/** A cell with fewer points shows each of them. */
export const CLUSTER_MIN_POINTS = 6;
/** Units of a tile's side. */
export const EXTENT = 4096;
/** Margin in units around a tile in which lines and areas are drawn too, so that no tile edges are visible. */
export const MARGIN = 128;

const EXTENT_BITS = 12;
/** Cells per tile side, as a power of two: 8 cells, each 64 px of a 512 px tile, about the width of a drawn cluster. */
export const CELL_BITS = 3;
/**
 * Grid positions are integers of this many bits: the units of tiles at `MAX_ZOOM`, 0.6 m at the equator. Nothing finer
 * is ever drawn, two interleaved positions are exact in a double (52 bits), and so are the sums of 130 million.
 */
export const PLACE_BITS = MAX_ZOOM + EXTENT_BITS;
const WORLD = 2 ** PLACE_BITS;

function toPlace(share: number): number {
  return Math.min(Math.max(Math.floor(share * WORLD), 0), WORLD - 1);
}

/** The column in Web Mercator, counted eastwards from the antimeridian. Longitudes beyond it are clamped. */
export function toPlaceX(lng: number): number {
  return toPlace(lng / 360 + 0.5);
}

/** The row in Web Mercator, counted from the north edge at 85.05°; latitudes beyond the edges are clamped. */
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

/** The longitude of a column's middle, in degrees. */
export function toLng(x: number): number {
  return toWest(x + 0.5);
}

/** The latitude of a row's middle, in degrees. */
export function toLat(y: number): number {
  return toNorth(y + 0.5);
}

/** A box in grid positions: columns and rows, both ends inclusive. */
export type Edges = readonly [minX: number, minY: number, maxX: number, maxY: number];
