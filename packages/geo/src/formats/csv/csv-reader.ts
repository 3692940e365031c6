/** A streaming reader of separated values. */
export interface CsvReader {
  push(text: string): void;
  /** Ends the text. `openQuoteLine` is the line of a quote that was never closed, else null. */
  finish(): { openQuoteLine: number | null };
}

/** Limit of cells per row, without which one row could take all memory. */
export const MAX_CELLS = 10_000;
/** Characters of one cell: a shape of half a million positions as well-known text. */
const MAX_CELL_LENGTH = 16 * 1024 * 1024;

/** A row has more than `MAX_CELLS`, or a cell more characters than a cell has. */
export class WideRowFault extends Error {}

const QUOTE = '"';
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The end of an unquoted cell: delimiter, line break or end of text. */
function findCellEnd(text: string, from: number, delimiter: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === LINE_FEED || code === CARRIAGE_RETURN) return at;
  }
  return text.length;
}

/**
 * Creates a reader of separated values that takes the text in chunks of any size. Quotes as in RFC 4180; lines end with CR, LF
 * or both, also in one file; a quote inside a plain cell is a character like any other. `onRow` may throw to stop.
 * Throws a `WideRowFault` for a row of more than `MAX_CELLS`.
 * The README says why this is not a library.
 */
export function createCsvReader(
  delimiter: string,
  onRow: (cells: readonly string[], line: number) => void,
): CsvReader {
  const delimiterCode = delimiter.charCodeAt(0);
  let cells: string[] = [];
  let cell = '';
  let mode: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let line = 1;
  let rowLine = 1;
  let quoteLine = 1;
  let isAfterReturn = false;

  const endCell = () => {
    cells.push(cell);
    if (cells.length > MAX_CELLS) throw new WideRowFault();
    cell = '';
    mode = 'start';
  };
  const endRow = () => {
    endCell();
    const row = cells;
    cells = [];
    onRow(row, rowLine);
    rowLine = line;
  };
  /** In quotes: up to the next quote, which may be the first of an escaped pair. */
  const readQuoted = (text: string, from: number): number => {
    const quote = text.indexOf(QUOTE, from);
    const end = quote < 0 ? text.length : quote;
    for (let at = from; at < end; at += 1) if (text.charCodeAt(at) === LINE_FEED) line += 1;
    cell += text.slice(from, end);
    if (cell.length > MAX_CELL_LENGTH) throw new WideRowFault();
    if (quote < 0) return end;
    mode = 'closing';
    return end + 1;
  };
  const readOutside = (text: string, from: number): number => {
    const code = text.charCodeAt(from);
    const isSecondOfPair = code === LINE_FEED && isAfterReturn;
    isAfterReturn = code === CARRIAGE_RETURN;
    if (isSecondOfPair) return from + 1;
    if (text[from] === QUOTE && mode !== 'plain') {
      if (mode === 'closing') cell += QUOTE;
      else quoteLine = line;
      mode = 'quoted';
    } else if (code === delimiterCode) endCell();
    else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      line += 1;
      endRow();
    } else {
      const end = findCellEnd(text, from, delimiterCode);
      cell += text.slice(from, end);
      if (cell.length > MAX_CELL_LENGTH) throw new WideRowFault();
      mode = 'plain';
      return end;
    }
    return from + 1;
  };

  return {
    push: (text) => {
      let at = 0;
      while (at < text.length) at = mode === 'quoted' ? readQuoted(text, at) : readOutside(text, at);
    },
    finish: () => {
      const openQuoteLine = mode === 'quoted' ? quoteLine : null;
      if (mode !== 'start' || cells.length > 0) endRow();
      return { openQuoteLine };
    },
  };
}
