import { encodeCsv } from './csv.ts';
import type { EncodeOptions, ExportedFeature } from './exported-feature.ts';
import { encodeFlatgeobuf } from './flatgeobuf.ts';
import { encodeGeojsonFile } from './geojson.ts';
import { encodeGpx } from './gpx.ts';
import { encodeKml } from './kml.ts';
import { encodeKmz } from './kmz.ts';
import { encodeShapefile } from './shapefile.ts';

const ENCODERS = {
  geojson: encodeGeojsonFile,
  kml: encodeKml,
  kmz: encodeKmz,
  gpx: encodeGpx,
  csv: encodeCsv,
  shapefile: encodeShapefile,
  flatgeobuf: encodeFlatgeobuf,
} as const;

/** A format that features are written in here. */
export type EncodedFormat = keyof typeof ENCODERS;

/**
 * Writes features into a file as they come; what became of them is added to `options.notes`. GPX wants points before
 * lines. Rejects when the source of the features does.
 */
export function encodeFile(
  format: EncodedFormat,
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return ENCODERS[format](features, options);
}
