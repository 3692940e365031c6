import type { Ramp } from './bands.ts';
import { cutTile } from './cut-tile.ts';
import { findCode, readGeoReference } from './geo-reference.ts';
import { type Levels, type LevelsOptions, openLevels } from './levels.ts';
import type { Look } from './look.ts';
import { type FindDefinition, findProjection, type Projection } from './projection.ts';
import type { RangeReader } from './range-reader.ts';
import { RasterError, toRasterError } from './raster-error.ts';
import type { TileAddress } from './tile-grid.ts';

/** A georeferenced picture. */
export interface Raster {
  /** `[west, south, east, north]` in degrees; beyond 180 or -180 across the antimeridian. */
  readonly bounds: readonly [number, number, number, number];
  readonly width: number;
  readonly height: number;
  /** The zoom at which a pixel of a tile is as large as one of the picture, rounded up. */
  readonly maxZoom: number;
  /** Whether it is too large to be shown from afar without overviews. */
  readonly needsOverviews: boolean;
  /** A tile as RGBA, row by row; null where there is no picture. */
  cutTile(tile: TileAddress): Promise<Uint8Array | null>;
}

export interface RasterOptions extends LevelsOptions {
  /** The EPSG code of the picture, whatever it says itself. */
  readonly code?: number | null;
  /** The colours of values, for a picture with one band; absent: greys. */
  readonly ramp?: Ramp | null;
  /** Systems beside 4326, 3857 and UTM on WGS 84. */
  readonly findDefinition?: FindDefinition;
}

/** A smallest size larger than this is slow to show from afar. */
const LARGE = 1024;
const CIRCLE_DEGREES = 360;
const TILE = 256;
const DEEPEST = 24;

/** Places along the edges of a picture and within it, in degrees. @throws RasterError if it is not on the earth. */
function toBounds(
  [{ width, height }]: Levels,
  { inverse }: Projection,
  toPlace: (column: number, row: number) => readonly [number, number],
): Raster['bounds'] {
  const places = Array.from({ length: 25 }, (_, at) =>
    inverse(...toPlace(((at % 5) / 4) * width, (Math.floor(at / 5) / 4) * height)),
  );
  // Across the antimeridian, longitudes go on beyond 180.
  const [middle = 0] = places[12] ?? [];
  const turn = (lng: number) => lng - Math.round((lng - middle) / 360) * 360;
  const [xs, ys] = [places.map(([x]) => turn(x)), places.map(([, y]) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const [west, south, east, north] = bounds;
  if (!bounds.every(Number.isFinite) || west < -540 || east > 540 || south < -90.01 || north > 90.01)
    throw new RasterError('The picture lies outside of the earth: its coordinate system is another one.');
  return bounds;
}

function toMaxZoom([west, , east]: Raster['bounds'], width: number): number {
  const zoom = Math.ceil(Math.log2((CIRCLE_DEGREES / (east - west)) * (width / TILE)));
  return Number.isFinite(zoom) ? Math.min(Math.max(zoom, 0), DEEPEST) : DEEPEST;
}

const ofRamp = ({ low, high, colors }: Ramp): Look => ({
  bands: [0],
  ramp: colors,
  stretch: { kind: 'values', low, high },
});

async function open(reader: RangeReader, options: RasterOptions): Promise<Raster> {
  const { code = null, ramp = null, findDefinition = () => null } = options;
  const look = ramp === null ? (options.look ?? null) : ofRamp(ramp);
  const { image, levels } = await openLevels(reader, { ...options, look });
  const { toPixel, toPlace } = readGeoReference(image);
  const projection = await findProjection(code ?? findCode(image), findDefinition);
  const opened = { levels, projection, toPixel };
  const [{ width, height }] = levels;
  const smallest = levels.at(-1);
  const bounds = toBounds(levels, projection, toPlace);
  return {
    bounds,
    width,
    height,
    maxZoom: toMaxZoom(bounds, width),
    needsOverviews: Math.max(smallest?.width ?? 0, smallest?.height ?? 0) > LARGE,
    async cutTile(tile) {
      try {
        return await cutTile(opened, tile);
      } catch (error) {
        throw toRasterError(error);
      }
    },
  };
}

/** Opens a GeoTIFF. @throws RasterError. */
export async function openRaster(reader: RangeReader, options: RasterOptions = {}): Promise<Raster> {
  try {
    return await open(reader, options);
  } catch (error) {
    throw toRasterError(error);
  }
}
