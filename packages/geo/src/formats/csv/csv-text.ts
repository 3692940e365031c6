import { createCsvReader, WideRowFault } from './csv-reader.ts';

const SLICE_BYTES = 256 * 1024;
const HEAD_CHARACTERS = 64 * 1024;
const SNIFFED_ROWS = 50;
const DELIMITERS = [',', ';', '\t', '|'];

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** By the byte order mark, else UTF-8 if all bytes are valid, else Windows-1252. */
function sniffEncoding(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes a table in slices, so that its text is never in memory as a whole. */
export function* toTextSlices(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(sniffEncoding(bytes));
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** Rates a delimiter: the number of cells of the first row, if later rows have as many; less otherwise. */
function rateDelimiter(head: string, delimiter: string): number {
  const widths: number[] = [];
  const reader = createCsvReader(delimiter, (cells) => {
    const isBlank = cells.every((cell) => cell.trim() === '');
    if (!isBlank && widths.length < SNIFFED_ROWS) widths.push(cells.length);
  });
  try {
    reader.push(head);
  } catch (error) {
    if (error instanceof WideRowFault) return 0;
    throw error;
  }
  // The head may end within a row, which is not counted: it would be short.
  const [first = 1, ...rest] = widths;
  if (first < 2) return 0;
  const share = rest.length === 0 ? 1 : rest.filter((width) => width === first).length / rest.length;
  return share * 1000 + Math.min(first, 500);
}

/** The delimiter of a table by its first rows, and the length of a preceding line `sep=;`. */
export function sniffDelimiter(text: string): { delimiter: string; skip: number } {
  const said = /^sep=(.)\r?\n/.exec(text);
  if (said?.[1] !== undefined) return { delimiter: said[1], skip: said[0].length };
  const head = `${text.slice(0, HEAD_CHARACTERS)}${text.length < HEAD_CHARACTERS ? '\n' : ''}`;
  const rated = DELIMITERS.map((delimiter) => ({ delimiter, rate: rateDelimiter(head, delimiter) }));
  const best = rated.toSorted((a, b) => b.rate - a.rate)[0];
  return { delimiter: best !== undefined && best.rate > 0 ? best.delimiter : ',', skip: 0 };
}
