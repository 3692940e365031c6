import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';
import { toFileName } from './save-file.ts';

describe('toFileName', () => {
  it('keeps letters and digits of any language and no path separators', () => {
    expect(toFileName('Abandoned gillnet, 40 m', 'geojson')).toBe('Abandoned-gillnet-40-m.geojson');
    expect(toFileName('../../etc/passwd', 'geojson')).toBe('etc-passwd.geojson');
    expect(toFileName('海岸 7', 'geojson')).toBe('海岸-7.geojson');
    expect(toFileName('…', 'geojson')).toBe('feature.geojson');
    expect(toFileName('x'.repeat(300), 'geojson')).toHaveLength(88);
  });
});

describe('formatBytes', () => {
  it('chooses the unit', () => {
    expect(formatBytes(812, 'en')).toBe('812 bytes');
    expect(formatBytes(1, 'en')).toBe('1 byte');
    expect(formatBytes(3_400_000, 'en')).toBe('3.4 MB');
    expect(formatBytes(0, 'en')).toBe('0 bytes');
    expect(formatBytes(0, 'es')).toBe('0 bytes');
  });
});
