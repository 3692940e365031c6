const [PLUS, MINUS, POINT, ZERO, NINE] = [0x2b, 0x2d, 0x2e, 0x30, 0x39] as const;
/** As many digits, after zeros in front, are a whole number without loss: 10^15 is below 2^53. */
const MAX_DIGITS = 15;
const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power);

/** The slow way, and the rule: what `Number` says, save that nothing at all is no number. */
function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/**
 * The number between two places of a text, NaN when it is none. Of up to 15 digits the whole number and the power of ten
 * are both exact, so their quotient is what `Number` gives (Clinger, 1990); all other texts are given to `Number`.
 */
export function parseNumber(text: string, from = 0, to = text.length): number {
  let at = from;
  const first = text.charCodeAt(at);
  if (first === MINUS || first === PLUS) at += 1;
  let whole = 0;
  let digits = 0;
  let decimals = -1;
  for (; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      whole = whole * 10 + (code - ZERO);
      if (whole > 0) digits += 1;
      if (decimals >= 0) decimals += 1;
    } else if (code === POINT && decimals < 0) decimals = 0;
    else return readNumber(text.slice(from, to));
  }
  const length = to - from - (first === MINUS || first === PLUS ? 1 : 0) - (decimals >= 0 ? 1 : 0);
  const power = POWERS[Math.max(decimals, 0)];
  if (digits > MAX_DIGITS || length === 0 || power === undefined) return readNumber(text.slice(from, to));
  const size = whole / power;
  return first === MINUS ? -size : size;
}
