import { isNoDataNumber } from './no-data.ts';

/** An integer of 16 digits or more, with nothing of a fraction or an exponent around it. */
const LONG_INTEGER = /(?<![\d.])\d{16,}(?![\d.eE])/;
/** The numbers between two texts of a JSON document. */
const NUMBERS = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const [QUOTE, BACKSLASH] = ['"', 0x5c] as const;

/** Whether a text is an integer that a number would not hold to the last digit, and more than a mark of "no data". */
export function isLargeInteger(text: string): boolean {
  if (text.length < 16 || !/^[+-]?\d+$/.test(text)) return false;
  return !Number.isSafeInteger(Number(text)) && !isNoDataNumber(text);
}

/** Where a text of a JSON document ends, behind its last quotation mark. `from` is behind its first. */
function findTextEnd(json: string, from: number): number {
  for (let at = json.indexOf(QUOTE, from); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return json.length;
}

/**
 * Puts integers beyond 2^53 of a JSON text in quotes: `JSON.parse` would change their last digits. A text without any, as
 * nearly all are, is returned as it is. Texts are passed over by hand: one expression for a text of megabytes with many
 * escapes would exhaust the stack.
 */
export function quoteLargeIntegers(json: string): string {
  if (!LONG_INTEGER.test(json)) return json;
  const quote = (token: string) => (isLargeInteger(token) ? `"${token}"` : token);
  const pieces: string[] = [];
  for (let at = 0; at < json.length; ) {
    const start = json.indexOf(QUOTE, at);
    const end = start < 0 ? json.length : start;
    const between = json.slice(at, end);
    pieces.push(LONG_INTEGER.test(between) ? between.replace(NUMBERS, quote) : between);
    at = start < 0 ? end : findTextEnd(json, start + 1);
    pieces.push(json.slice(end, at));
  }
  return pieces.join('');
}
