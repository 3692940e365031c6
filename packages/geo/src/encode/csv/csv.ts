import { countKind, type EncodeOptions, type ExportedFeature } from '../exported-feature.ts';
import { toFlatTable } from '../flat-row.ts';
import { toDegreesText } from '../positions.ts';
import { toTextChunks } from '../text/text-chunks.ts';
import { toWkt } from './wkt.ts';

/** Matches texts that spreadsheets run as formulas, also behind apostrophes, so that removing one always restores the text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Escapes a text that looks like a formula with an apostrophe, so that no spreadsheet runs it. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Most cells: they are not formulas and need no quotes. */
const PLAIN = /^[A-Za-z0-9#](?:[^",\r\n]*[#-+\--~])?$/;

function toCell(text: string | null): string {
  if (text === null || text === '') return '';
  if (PLAIN.test(text)) return text;
  const safe = escapeFormula(text);
  return /[",\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toLine = (cells: readonly (string | null)[]) => `${cells.map(toCell).join(',')}\r\n`;

async function* toTexts(features: AsyncIterable<ExportedFeature>, options: EncodeOptions) {
  const table = toFlatTable(options);
  // Without a byte order mark, spreadsheets assume a code page of their own.
  yield `\ufeff${toLine(['latitude', 'longitude', ...table.columns.map(({ name }) => name), 'wkt'])}`;
  for await (const feature of features) {
    const { geometry } = feature;
    const [lng = null, lat = null] = geometry.type === 'Point' ? geometry.coordinates : [];
    const place = [lat, lng].map((degrees) => (degrees === null ? null : toDegreesText(degrees)));
    yield toLine([...place, ...table.toRow(feature), toWkt(geometry)]);
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
