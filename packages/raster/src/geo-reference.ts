import type { GeoTIFFImage } from 'geotiff';
import { RasterError } from './raster-error.ts';
import type { ToPixel } from './tile-grid.ts';

/** Where the pixels of a picture are in its own system. */
export interface GeoReference {
  readonly toPixel: ToPixel;
  readonly toPlace: (column: number, row: number) => readonly [x: number, y: number];
}

/** `x = a·column + b·row + c` and `y = d·column + e·row + f`. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const NOWHERE = 'The picture does not say where it is. Export it as a GeoTIFF with its coordinate system.';
/** A code of a system that the file defines itself. */
const OWN_SYSTEM = 32_767;
const PIXEL_IS_POINT = 2;

const toKeys = (image: GeoTIFFImage) => (image.getGeoKeys() ?? {}) as Readonly<Record<string, unknown>>;

/** The EPSG code of a picture. @throws RasterError if it names none. */
export function findCode(image: GeoTIFFImage): number {
  const keys = toKeys(image);
  const code = Number(keys['ProjectedCSTypeGeoKey'] ?? keys['GeographicTypeGeoKey']);
  if (Number.isInteger(code) && code >= 1 && code !== OWN_SYSTEM) return code;
  throw new RasterError('The picture names no coordinate system: say which one it is in, by its EPSG code.');
}

function toAffine(image: GeoTIFFImage): Affine {
  const matrix = image.fileDirectory.getValue('ModelTransformation') as ArrayLike<number> | undefined;
  if (matrix !== undefined && matrix.length >= 8) {
    const at = (index: number) => Number(matrix[index]);
    return [at(0), at(1), at(3), at(4), at(5), at(7)];
  }
  try {
    const [left = Number.NaN, top = Number.NaN] = image.getOrigin();
    const [width = Number.NaN, height = Number.NaN] = image.getResolution();
    return [width, 0, left, 0, height, top];
  } catch (cause) {
    throw new RasterError(NOWHERE, { cause });
  }
}

/** Reads where a picture is. @throws RasterError for one that does not say. */
export function readGeoReference(image: GeoTIFFImage): GeoReference {
  const [a, b, c, d, e, f] = toAffine(image);
  const determinant = a * e - b * d;
  if (![a, b, c, d, e, f].every(Number.isFinite) || determinant === 0) throw new RasterError(NOWHERE);
  // What is said of a pixel is of its corner, or of its middle.
  const shift = Number(toKeys(image)['GTRasterTypeGeoKey']) === PIXEL_IS_POINT ? 0.5 : 0;
  return {
    toPlace: (column, row) => {
      const [across, down] = [column - shift, row - shift];
      return [a * across + b * down + c, d * across + e * down + f];
    },
    toPixel: (x, y) => [
      (e * (x - c) - b * (y - f)) / determinant + shift,
      (a * (y - f) - d * (x - c)) / determinant + shift,
    ],
  };
}
