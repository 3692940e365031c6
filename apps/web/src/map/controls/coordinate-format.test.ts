import { expect, test } from 'vitest';
import { COORDINATE_FORMATS, toNextFormat } from './coordinate-format.ts';

test('toNextFormat cycles through every format', () => {
  const seen = [COORDINATE_FORMATS[0] ?? 'DD'];
  for (let step = 0; step < COORDINATE_FORMATS.length; step += 1)
    seen.push(toNextFormat(seen.at(-1) ?? 'DD'));
  expect(seen).toEqual(['DD', 'DMS', 'DDM', 'DD']);
});
