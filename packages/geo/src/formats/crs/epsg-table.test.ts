import { expect, test } from 'vitest';
import { makeEpsgTable } from '../../../scripts/make-epsg-table.ts';
import { DATUMS, SYSTEMS } from './epsg-table.generated.ts';

test('the table is what its script makes of the packages', () => {
  const made = makeEpsgTable();
  expect(made.includes(SYSTEMS)).toBe(true);
  expect(made.includes(DATUMS)).toBe(true);
});

test('the table names each system once, with its projection', () => {
  const rows = SYSTEMS.trim()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(rows.length).toBeGreaterThan(7_000);
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  expect(rows.filter(([code, name, , definition]) => !code || !name || !definition?.startsWith('+'))).toEqual(
    [],
  );
});
