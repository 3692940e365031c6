import { EXPORT_FORMATS, MAX_DIRECT_SHAPEFILE } from '@waypost/contract';
import { expect, test } from 'vitest';
import { requireWritable } from './export-layer.ts';

test('a shapefile, which is held in memory, has a limit, and no other format', () => {
  const refused = EXPORT_FORMATS.filter((format) => {
    try {
      requireWritable(format, MAX_DIRECT_SHAPEFILE + 1);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: 'export_too_large_for_format' });
      return true;
    }
  });
  expect(refused).toEqual(['shapefile']);
  expect(() => requireWritable('shapefile', MAX_DIRECT_SHAPEFILE)).not.toThrow();
});
