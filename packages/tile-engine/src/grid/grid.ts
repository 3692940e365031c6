/** Zooms of tiles: 0 to this one. A map shows deeper zooms from its tiles. */
export const MAX_ZOOM = 14;
/** Points are clustered at this zoom and below. */
export const CLUSTER_MAX_ZOOM = 13;
/** A cell with fewer points shows each of them. */
export const CLUSTER_MIN_POINTS = 6;
/** Units of a tile's side. */
export const EXTENT = 4096;
/** Units around a tile in which lines and areas are drawn too, so that no edge of a tile shows. */
export const MARGIN = 128;

const EXTENT_BITS = 12;
/** Cells of a tile's side, as a power of two: 8 cells, each 64 px of a 512 px tile, about as wide as a drawn cluster. */
export const CELL_BITS = 3;
/**
 * Places are whole numbers of so many bits a side: the units of the tiles of `MAX_ZOOM`, 0.6 m at the equator. Nothing
 * finer is ever drawn, two of them interleaved are exact in a double (52 bits), and so are the sums of 130 million.
 */
export const PLACE_BITS = MAX_ZOOM + EXTENT_BITS;
const WORLD = 2 ** PLACE_BITS;

function toPlace(share: number): number {
  return Math.min(Math.max(Math.floor(share * WORLD), 0), WORLD - 1);
}

/** Columns from the antimeridian eastwards, in Web Mercator. What lies beyond the edge is put onto it. */
export function toPlaceX(lng: number): number {
  return toPlace(lng / 360 + 0.5);
}

/** Rows from the north, in Web Mercator, whose edges are at 85.05°; the poles are put onto them. */
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

/** A box in places: columns and rows, both ends within. */
export type Edges = readonly [minX: number, minY: number, maxX: number, maxY: number];
