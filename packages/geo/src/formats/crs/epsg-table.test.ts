import { expect, test } from 'vitest';
import { makeEpsgTable } from '../../../scripts/make-epsg-table.ts';
import { DATUMS, SYSTEMS } from './epsg-table.generated.ts';

test('the table is up to date with the packages it is made from', () => {
  const made = makeEpsgTable();
  expect(made.includes(SYSTEMS)).toBe(true);
  expect(made.includes(DATUMS)).toBe(true);
});

test('the table has each CRS once, with its projection', () => {
  const rows = SYSTEMS.trim()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(rows.length).toBeGreaterThan(7_000);
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  expect(rows.filter(([code, name, , definition]) => !code || !name || !definition?.startsWith('+'))).toEqual(
    [],
  );
});
