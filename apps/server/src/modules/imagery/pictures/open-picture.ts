import { type ImageLook, LOOK_RAMPS, RAMP_COLORS, VARIABLE_RAMPS, type Variable } from '@waypost/contract';
import { findProjString } from '@waypost/geo';
import { type Look, openRaster, type RangeReader, type Raster } from '@waypost/raster';
import { decodeWebp } from '../../../platform/pictures/decode-webp.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** A kept GeoTIFF. */
export interface Picture {
  readonly digest: string;
  readonly byte_size: number;
  readonly overviews_digest?: string | null;
  readonly overviews_byte_size?: number | null;
  /** The system that was named beside it. */
  readonly epsg?: number | null;
  /** What its values are, where they are no colours. */
  readonly variable?: Variable | null;
  /** How it is drawn; null: in the usual way. */
  readonly look?: ImageLook | null;
}

/** The parts of a colour `#rrggbb`. */
const toRgb = (color: string): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A look as the reader of pictures takes it: it counts bands from 0. */
export function toRasterLook({ bands, ramp, stretch, nodata }: ImageLook): Look {
  const [first, second, third] = bands;
  return {
    bands: second === undefined || third === undefined ? [first - 1] : [first - 1, second - 1, third - 1],
    ramp: ramp === null ? null : LOOK_RAMPS[ramp].map(toRgb),
    stretch,
    nodata,
  };
}

/** Reads a kept file by ranges. */
export const toReader = (storage: Storage, digest: string, byteSize: number): RangeReader => ({
  byteSize,
  read: (offset, length) => storage.read(digest, offset, length),
});

/** How a picture is read, beside its files. */
export const toRasterOptions = ({ epsg = null, variable = null, look = null }: Picture) => ({
  code: epsg,
  ramp: variable === null ? null : { ...VARIABLE_RAMPS[variable], colors: RAMP_COLORS.map(toRgb) },
  look: look === null ? null : toRasterLook(look),
});

/** Opens a kept picture. @throws RasterError. */
export function openPicture(storage: Storage, picture: Picture): Promise<Raster> {
  const { digest, byte_size, overviews_digest = null, overviews_byte_size = null } = picture;
  return openRaster(toReader(storage, digest, byte_size), {
    ...toRasterOptions(picture),
    overviews:
      overviews_digest === null || overviews_byte_size === null
        ? null
        : toReader(storage, overviews_digest, overviews_byte_size),
    decodeWebp,
    findDefinition: findProjString,
  });
}
