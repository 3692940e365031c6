import { encodeCsv } from './csv/csv.ts';
import type { EncodeOptions, ExportedFeature } from './exported-feature.ts';
import { encodeFlatgeobuf } from './flatgeobuf/flatgeobuf.ts';
import { encodeGeojsonFile } from './geojson/geojson.ts';
import { encodeGpx } from './gpx/gpx.ts';
import { encodeKml } from './kml/kml.ts';
import { encodeKmz } from './kmz/kmz.ts';
import { encodeShapefile } from './shapefile/shapefile.ts';

const ENCODERS = {
  geojson: encodeGeojsonFile,
  kml: encodeKml,
  kmz: encodeKmz,
  gpx: encodeGpx,
  csv: encodeCsv,
  shapefile: encodeShapefile,
  flatgeobuf: encodeFlatgeobuf,
} as const;

/** A format of exports. */
export type EncodedFormat = keyof typeof ENCODERS;

/**
 * Encodes a stream of features into a file and adds counts and losses to `options.notes`. GPX needs points before
 * lines. Rejects if the source of the features does.
 */
export function encodeFile(
  format: EncodedFormat,
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return ENCODERS[format](features, options);
}
