/** The times that a database stores and a calendar shows: years 0 to 9999. */
const EARLIEST_MS = Date.parse('0000-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const ISO_8601 = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * A time in milliseconds since 1970, from a number of 10 digits (seconds) or 13 digits (milliseconds) or from ISO 8601;
 * null if invalid.
 */
export function toMilliseconds(value: number | string): number | null {
  const text = String(value).trim();
  const ms = /^-?\d{1,10}$/.test(text)
    ? Number(text) * 1000
    : /^-?\d{11,13}$/.test(text)
      ? Number(text)
      : ISO_8601.test(text)
        ? Date.parse(text)
        : Number.NaN;
  return ms >= EARLIEST_MS && ms <= LATEST_MS ? ms : null;
}
