import { expect, test } from 'vitest';
import { toFailureText } from './failure-text.ts';

test('a failure names the line or the coordinate system, if the file does', () => {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? null)}`;
  expect(toFailureText(t, { reason: 'not_well_formed', values: { line: 12 } })).toBe(
    'fileFailures.failuresAt.line {"line":12}',
  );
  expect(toFailureText(t, { reason: 'foreign_projection', values: { crs: 'Krovak' } })).toBe(
    'fileFailures.failuresAt.crs {"crs":"Krovak"}',
  );
  expect(toFailureText(t, { reason: 'foreign_projection' })).toBe(
    'fileFailures.failures.foreign_projection null',
  );
  expect(toFailureText(t, { reason: 'bad_archive' })).toBe('fileFailures.failures.bad_archive null');
});
