/** Built-in number formats for dates and times (ECMA-376, part 1, 18.8.30). */
const DATE_FORMATS: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

const DAY_MS = 86_400_000;
/** Day 0 of the two date systems. The 1900 system counts a 29 February 1900 that never was, as day 60. */
const FIRST_DAY_1900 = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);
const DAY_THAT_NEVER_WAS = 60;
/** The last day of 9999. */
const LAST_DAY = 2_958_465;

/** How a cell displays its number. */
export type CellFormat = 'plain' | 'date' | 'time';

/** The first section of a format code without literals, escapes, colours and conditions. */
function toTokens(code: string): string {
  const [first = ''] = code.split(';');
  return first
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^\]]*\]/g, '')
    .toLowerCase();
}

/** How a format displays a number, by its id and, for custom formats, its code. */
export function toCellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined) {
    if (id >= 18 && id <= 21) return 'time';
    if (id >= 45 && id <= 47) return 'time';
    return DATE_FORMATS.some(([from, to]) => id >= from && id <= to) ? 'date' : 'plain';
  }
  const tokens = toTokens(code);
  if (/general|[#?@]|e[+-]/.test(tokens)) return 'plain';
  if (/[yd]/.test(tokens)) return 'date';
  // With hours or seconds, m means minutes, else months.
  if (/[hs]/.test(tokens)) return 'time';
  return /m/.test(tokens) ? 'date' : 'plain';
}

/**
 * The text of a serial number displayed as a date or a time: `2026-03-04`, `2026-03-04T05:06:07` or `05:06:07`; a number
 * out of range stays a number. `is1904`: the workbook uses the 1904 date system.
 */
export function toDateText(value: number, format: 'date' | 'time', is1904: boolean): string {
  if (!(value >= 0 && value <= LAST_DAY)) return String(value);
  const isEarly = !is1904 && value < DAY_THAT_NEVER_WAS;
  const start = is1904 ? FIRST_DAY_1904 : FIRST_DAY_1900 + (isEarly ? DAY_MS : 0);
  // Fractions of a day rarely give whole seconds.
  const text = new Date(start + Math.round(value * 86_400) * 1000).toISOString();
  if (format === 'time' && value < 1) return text.slice(11, 19);
  return Number.isInteger(value) ? text.slice(0, 10) : text.slice(0, 19);
}
