import contour, { type HeightImage, type HeightTile } from 'maplibre-contour';
import vtpbf from 'vt-pbf';
import type { Bbox, HeightUnit } from '../scene/scene.ts';
import { type ContourHeights, toOverzoom } from './contour-heights.ts';
import { CONTOUR_LAYER, ELEVATION, IS_INDEX } from './contour-names.ts';
import { CONTOURS_MAX_ZOOM, FEET_PER_METRE, findSteps } from './contour-steps.ts';
import type { TileNumbers } from './contour-url.ts';
import { simplifyLine } from './simplify-line.ts';

/**
 * Tiles of heights that are kept: 32 megabytes once they are read, of 256 pixels as of 512. A view of 28 tiles of lines
 * reads 54 with those around it, where they are of the same zoom, and about a quarter where they are one above.
 */
const KEPT_TILES = 128;
const TIMEOUT_MS = 20_000;
/**
 * Lines are traced on at least this many cells. Each doubling of coarser heights rounds their corners, as subdivision of a
 * spline does; deep zooms would show them.
 */
const SMOOTH_CELLS = 256;

const EXTENT = 4096;
/** The map shows 8 units in a pixel, and in one of the deepest tiles, which it enlarges, down to one. */
const TOLERANCE = { usual: 3, deepest: 1 } as const;
const LINE_STRING = 2;

/** What is not there has no elevation anywhere. */
const NOWHERE: HeightImage = { width: SMOOTH_CELLS, height: SMOOTH_CELLS, data: new Float32Array() };

/** The lowest value of the encoding “mapbox” is that of black, which is what is missing; only the deepest sea is as low. */
const MISSING_M = -9_999;

/** Heights of which those that are missing are unknown. */
function clearMissing(image: HeightImage, encoding: ContourHeights['encoding']): HeightImage {
  if (encoding !== 'mapbox') return image;
  return { ...image, data: image.data.map((height) => (height <= MISSING_M ? Number.NaN : height)) };
}

/** Reads the picture of a tile of heights; empty where there is none. */
type ReadHeights = (url: string, abort: AbortController) => Promise<Blob>;

/** The lines of a tile in a unit as a vector tile. Rejects if heights cannot be read. */
type TraceContours = (tile: TileNumbers, unit: HeightUnit, abort: AbortController) => Promise<ArrayBuffer>;

function toTileBounds({ z, x, y }: TileNumbers): Bbox {
  const toLng = (column: number) => (column / 2 ** z) * 360 - 180;
  const toLat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  return [toLng(x), toLat(y + 1), toLng(x + 1), toLat(y)];
}

/** Whether a tile and a box have more than an edge in common. */
function isWithin(tile: TileNumbers, bounds: Bbox | null): boolean {
  if (bounds === null) return true;
  const [west, south, east, north] = toTileBounds(tile);
  return west < bounds[2] && east > bounds[0] && south < bounds[3] && north > bounds[1];
}

/** @throws for an address without a place for each number: it would be the same for all tiles, and may be large. */
function toTileUrl(template: string, { z, x, y }: TileNumbers): string {
  if (!['{z}', '{x}', '{y}'].every((place) => template.includes(place)))
    throw new Error(`${template} has no {z}, {x} and {y}`);
  return template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
}

/** Traces lines of heights. `decode` reads a picture; where it is absent, by the browser. */
export function createContourTracer(
  { url, encoding, tile_size: tileSize, max_zoom: maxzoom, bounds }: ContourHeights,
  read: ReadHeights,
  decode?: (image: Blob) => Promise<HeightImage>,
): TraceContours {
  const overzoom = toOverzoom(tileSize);
  const manager = new contour.LocalDemManager({
    demUrlPattern: '{z}/{x}/{y}',
    cacheSize: KEPT_TILES / 4 ** overzoom,
    encoding,
    maxzoom,
    timeoutMs: TIMEOUT_MS,
    async getTile(numbers, abort) {
      const [z = 0, x = 0, y = 0] = numbers.split('/').map(Number);
      // The tiles around those at the edge of a region.
      if (!isWithin({ z, x, y }, bounds)) return { data: new Blob() };
      return { data: await read(toTileUrl(url, { z, x, y }), abort) };
    },
    ...(decode && { decodeImage: decode }),
  });
  const { decodeImage } = manager;
  manager.decodeImage = async (image, ...how) => {
    if (image.size === 0) return NOWHERE;
    const decoded = await decodeImage(image, ...how);
    return decoded && clearMissing(decoded, encoding);
  };
  return async (tile, unit, abort) => {
    const steps = findSteps(unit, tile.z);
    if (steps === null || !isWithin(tile, bounds)) return new ArrayBuffer();
    const around = await Promise.all(
      listAround(tile).map((one) => one && manager.fetchDem(one.z, one.x, one.y, { overzoom }, abort)),
    );
    const surface = toSurface(contour.HeightTile.combineNeighbors(around));
    abort.signal.throwIfAborted();
    const inUnit = surface.scaleElevation(unit === 'ft' ? FEET_PER_METRE : 1).materialize(1);
    const tolerance = tile.z < CONTOURS_MAX_ZOOM ? TOLERANCE.usual : TOLERANCE.deepest;
    return toVectorTile(contour.generateIsolines(steps[0], inUnit, EXTENT, 1), steps[1], tolerance);
  };
}

/** A tile in the middle of the eight around it, in rows from the north; undefined beyond the poles. */
function listAround({ z, x, y }: TileNumbers): (TileNumbers | undefined)[] {
  const side = 2 ** z;
  return [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) =>
      y + row < 0 || y + row >= side ? undefined : { z, x: (x + column + side) % side, y: y + row },
    ),
  );
}

/** Heights at the corners of enough cells. */
function toSurface(heights: HeightTile): HeightTile {
  let fine = heights.materialize(2);
  while (fine.width < SMOOTH_CELLS) fine = fine.subsamplePixelCenters(2).materialize(2);
  return fine.averagePixelCentersToGrid();
}

function toVectorTile(
  lines: Readonly<Record<string, readonly number[][]>>,
  indexStep: number,
  tolerance: number,
): ArrayBuffer {
  const features = Object.entries(lines).map(([elevation, ofElevation]) => ({
    type: LINE_STRING,
    geometry: ofElevation.map((line) => simplifyLine(line, tolerance, EXTENT)),
    tags: { [ELEVATION]: Number(elevation), [IS_INDEX]: Number(elevation) % indexStep === 0 ? 1 : 0 },
  }));
  const bytes = vtpbf.fromGeojsonVt({ [CONTOUR_LAYER]: { features } }, { version: 2, extent: EXTENT });
  // The buffer is larger than what was written into it.
  return new Uint8Array(bytes).buffer;
}
