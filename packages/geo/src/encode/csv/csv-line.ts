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

/** A line of comma-separated values (RFC 4180) with its end; no spreadsheet runs its texts as formulas. */
export function toCsvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}
