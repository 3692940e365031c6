import { assertDegrees } from '../crs/assert-degrees.ts';
import { DecodeFault, settleDecode, toContext, toSizeText } from '../outcome/decode-fault.ts';
import type { Decoded, DecodeLimits } from '../outcome/decoded.ts';
import { createFeatureCollector, type FeatureCollector } from '../outcome/feature-collector.ts';
import { createCsvReader, MAX_CELLS, WideRowFault } from './csv-reader.ts';
import { sniffDelimiter, toTextSlices } from './csv-text.ts';
import { loadTableProjections } from './table-projections.ts';
import { createTableRows, type TableRows } from './table-rows.ts';

function readRows(
  slices: Iterable<string>,
  delimiter: string,
  { fileName, collector, rows }: { fileName: string; collector: FeatureCollector; rows: TableRows },
): void {
  let hasHeader = false;
  const onRow = (cells: readonly string[], line: number) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (hasHeader) rows.add(cells, { line });
    else if (!rows.header(cells)) collector.recorder.warn('no_place_column');
    hasHeader = true;
  };
  const reader = createCsvReader(delimiter, onRow);
  for (const slice of slices) reader.push(slice);
  const { openQuoteLine } = reader.finish();
  if (openQuoteLine !== null) {
    throw new DecodeFault(
      'not_well_formed',
      `${fileName} opens a quotation mark in line ${openQuoteLine} that is never closed.`,
      { line: openQuoteLine },
    );
  }
}

function* withHead(head: string, rest: Iterable<string>): Generator<string> {
  yield head;
  yield* rest;
}

/**
 * Decodes a table of separated values: each row becomes the point of its coordinates or the shape of its well-known
 * text. The delimiter, the encoding and the columns are found by their looks. Rows without a place are left.
 * Source of the format: RFC 4180, and what spreadsheets write.
 */
export function decodeCsv(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(name, limits);
  return settleDecode(async () => {
    if (bytes.length > context.limits.maxInflatedBytes) {
      const limit = toSizeText(context.limits.maxInflatedBytes);
      throw new DecodeFault('size_limit', `${name} holds more than ${limit}.`);
    }
    const collector = createFeatureCollector(context);
    const slices = toTextSlices(bytes);
    const head = slices.next().value ?? '';
    const { delimiter, skip } = sniffDelimiter(head);
    const projections = await loadTableProjections([head]);
    const rows = createTableRows(context, collector, { usesCommas: delimiter !== ',', projections });
    try {
      readRows(withHead(head.slice(skip), slices), delimiter, { fileName: name, collector, rows });
    } catch (error) {
      if (!(error instanceof WideRowFault)) throw error;
      throw new DecodeFault(
        'size_limit',
        `${name} has a row of more than ${MAX_CELLS.toLocaleString('en-US')} cells, or one cell of more than 16 MB.`,
      );
    }
    // Semicolons come from places that write the day first.
    rows.finish(delimiter === ';' || rows.isSpanish());
    return assertDegrees(collector.finish('csv'), name, { isWritten: true });
  });
}
