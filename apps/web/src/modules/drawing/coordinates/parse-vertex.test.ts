import { describe, expect, it } from 'vitest';
import { parseVertex } from './parse-vertex.ts';

describe('parseVertex', () => {
  it('reads degrees, minutes and seconds', () => {
    expect(parseVertex('24.5, -110.25')).toEqual({ ok: true, position: [-110.25, 24.5] });
    expect(parseVertex('24° 30′ 0″ N, 110° 15′ 0″ W')).toEqual({ ok: true, position: [-110.25, 24.5] });
    expect(parseVertex('24° 30′ N 110° 15′ W')).toEqual({ ok: true, position: [-110.25, 24.5] });
  });

  it('says which number is out of range', () => {
    const messages = ['91, 0', '-91, 0', '0, 181', '0, -181', '91° N, 10° E', 'here'].map((text) => {
      const parsed = parseVertex(text);
      return parsed.ok ? null : parsed.message;
    });
    expect(messages).toEqual([
      'drawing.range.latitudeHigh',
      'drawing.range.latitudeLow',
      'drawing.range.longitudeHigh',
      'drawing.range.longitudeLow',
      'drawing.range.out',
      'drawing.unreadable',
    ]);
  });
});
