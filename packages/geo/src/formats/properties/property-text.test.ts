import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTime } from './property-text.ts';

test('a time parses to its instant, and instants keep their order', () => {
  const moment = fc.date({
    min: new Date('0100-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      const text = date.toISOString();
      expect(parseTime(text)).toBe(date.getTime());
      expect(parseTime(text.replace(/\.\d+Z$/, 'Z'))).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['2024-05-01T10:00:00z', Date.UTC(2024, 4, 1, 10)],
  ['2024-05-01T24:00:00Z', Date.UTC(2024, 4, 2)],
  ['2024-02-30T00:00:00Z', Date.UTC(2024, 2, 1)],
  ['0050-05-01T10:00:00Z', new Date('0050-05-01T10:00:00Z').getTime()],
  ['2024-05-01T10:00:00+02:00', Date.UTC(2024, 4, 1, 8)],
  ['2024-13-01T10:00:00Z', null],
  ['2024-05-32T10:00:00Z', null],
  ['2024-05-01T25:00:00Z', null],
  ['2024-05-01T10:60:00Z', null],
  ['2024-05-01T10:00:0xZ', null],
  ['2024-05-01T10:00:00,5Z', null],
])('%s', (text, moment) => {
  expect(parseTime(text)).toBe(moment);
});
