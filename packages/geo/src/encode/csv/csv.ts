import { countKind, type EncodeOptions, type ExportedFeature } from '../exported-feature.ts';
import { toFlatTable } from '../flat-row.ts';
import { toDegreesText } from '../positions.ts';
import { toTextChunks } from '../text/text-chunks.ts';
import { toCsvLine } from './csv-line.ts';
import { toWkt } from './wkt.ts';

async function* toTexts(features: AsyncIterable<ExportedFeature>, options: EncodeOptions) {
  const table = toFlatTable(options);
  // Without a byte order mark, spreadsheets assume a code page of their own.
  yield `\ufeff${toCsvLine(['latitude', 'longitude', ...table.columns.map(({ name }) => name), 'wkt'])}`;
  for await (const feature of features) {
    const { geometry } = feature;
    const [lng = null, lat = null] = geometry.type === 'Point' ? geometry.coordinates : [];
    const place = [lat, lng].map((degrees) => (degrees === null ? null : toDegreesText(degrees)));
    yield toCsvLine([...place, ...table.toRow(feature), toWkt(geometry)]);
    countKind(options.notes.written, feature);
  }
}

/**
 * Streams comma-separated values: latitude and longitude of points, the geometry of all as WKT, a column for each
 * data field. Source of the format: RFC 4180, with a byte order mark.
 */
export function encodeCsv(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  return toTextChunks(toTexts(features, options));
}
