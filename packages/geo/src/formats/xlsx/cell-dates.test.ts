import { describe, expect, test } from 'vitest';
import { toCellFormat, toDateText } from './cell-dates.ts';
import { toColumnIndex } from './cell-ref.ts';

describe('a format', () => {
  test.each([
    [0, undefined, 'plain'],
    [14, undefined, 'date'],
    [22, undefined, 'date'],
    [21, undefined, 'time'],
    [164, 'yyyy-mm-dd', 'date'],
    [164, 'dd/mm/yyyy hh:mm', 'date'],
    [164, 'mmm', 'date'],
    [164, 'hh:mm:ss', 'time'],
    [164, '[h]:mm', 'time'],
    [164, '[$-F800]dddd, mmmm dd, yyyy', 'date'],
    [164, '0.00" days"', 'plain'],
    [164, '#,##0 "m"', 'plain'],
    [164, '[Red]0.0', 'plain'],
    [164, 'General', 'plain'],
    [164, '0.00E+00', 'plain'],
    [164, '\\d0', 'plain'],
  ])('%i %s shows a number as %s', (id, code, shown) => {
    expect(toCellFormat(id, code)).toBe(shown);
  });
});

describe('a number', () => {
  test.each([
    [46082, 'date', false, '2026-03-01'],
    [46082.25, 'date', false, '2026-03-01T06:00:00'],
    [46082.999999, 'date', false, '2026-03-02T00:00:00'],
    [0.75, 'time', false, '18:00:00'],
    [1.5, 'time', false, '1900-01-01T12:00:00'],
    // The 1900 system has a 29 February 1900 that never was: serial numbers before it are one day off.
    [1, 'date', false, '1900-01-01'],
    [59, 'date', false, '1900-02-28'],
    [61, 'date', false, '1900-03-01'],
    [44620, 'date', true, '2026-03-01'],
    [-1, 'date', false, '-1'],
    [1e9, 'date', false, '1000000000'],
  ] as const)('%d as %s (from 1904: %s) is %s', (value, format, is1904, text) => {
    expect(toDateText(value, format, is1904)).toBe(text);
  });
});

test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AA10', 26],
  ['XFD1', 16_383],
  ['b2', 1],
  ['12', null],
  ['', null],
])('the cell %s is in column %s', (reference, index) => {
  expect(toColumnIndex(reference)).toBe(index);
});
