import { GeoTIFF } from 'geotiff';
import { toBandNames } from './band-names.ts';
import { assertFewBands } from './levels.ts';
import { findAlpha, isPalette, type Look, toUsualLook } from './look.ts';
import { type RangeReader, toSource } from './range-reader.ts';
import { toRasterError } from './raster-error.ts';

export interface RasterBand {
  /** What the file calls it; null: nothing. */
  readonly name: string | null;
  readonly isAlpha: boolean;
}

/** What a file says of its values. */
export interface RasterFacts {
  readonly bands: readonly RasterBand[];
  /** Such as `uint16` or `float32`. */
  readonly sampleType: string;
  readonly hasPalette: boolean;
  readonly nodata: number | null;
  readonly usualLook: Look;
}

const KINDS: Readonly<Record<number, string>> = { 2: 'int', 3: 'float' };

/** Reads what a GeoTIFF says of its bands. @throws RasterError. */
export async function describeRaster(reader: RangeReader): Promise<RasterFacts> {
  try {
    const image = await (await GeoTIFF.fromSource(toSource(reader))).getImage(0);
    assertFewBands(image);
    const alpha = findAlpha(image);
    const count = image.getSamplesPerPixel();
    // A text that cannot be read is no fault of the picture: its bands are shown by their numbers.
    const text = image.fileDirectory.hasTag('GDAL_METADATA')
      ? await image.fileDirectory.loadValue('GDAL_METADATA').catch(() => null)
      : null;
    const names = toBandNames(text);
    return {
      bands: Array.from({ length: count }, (_, index) => ({
        name: names.get(index) ?? null,
        isAlpha: index === alpha,
      })),
      sampleType: `${KINDS[image.getSampleFormat()] ?? 'uint'}${image.getBitsPerSample()}`,
      hasPalette: isPalette(image),
      nodata: image.getGDALNoData(),
      usualLook: toUsualLook(image),
    };
  } catch (error) {
    throw toRasterError(error);
  }
}
