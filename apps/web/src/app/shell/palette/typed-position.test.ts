import { describe, expect, it } from 'vitest';
import { toTypedPosition } from './typed-position.ts';

describe('a position typed into the search', () => {
  it.each([
    '24.1423, -110.3127',
    '24.1423 -110.3127',
    `24° 8' 32.28" N, 110° 18' 45.72" W`,
    '24 08.538 N 110 18.762 W',
  ])('is read from %s', (typed) => {
    const found = toTypedPosition(typed, 'DD');
    expect(found?.position[0]).toBeCloseTo(-110.3127, 6);
    expect(found?.position[1]).toBeCloseTo(24.1423, 6);
    expect(found).toMatchObject({ text: '24.142300, -110.312700', isPlain: false });
  });

  it('is written in the chosen format', () => {
    expect(toTypedPosition('24.5, -110', 'DDM')?.text).toBe('24° 30.0000′ N, 110° 0.0000′ W');
  });

  it('is plain if it is two whole numbers, as in a name', () => {
    expect(toTypedPosition('12 7', 'DD')?.isPlain).toBe(true);
    expect(toTypedPosition('12, 7', 'DD')?.isPlain).toBe(false);
  });

  it.each(['', 'kelp', 'Net 12', '12', '95, 10', '2026-11-24'])('is not read from “%s”', (typed) => {
    expect(toTypedPosition(typed, 'DD')).toBeNull();
  });
});
