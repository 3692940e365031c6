import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CoordinateFormat, formatCoordinates, parseCoordinates } from './coordinates.ts';

/** Half of the last digit each format shows, in degrees. */
const FINENESS: Record<CoordinateFormat, number> = { DD: 0.5e-6, DMS: 0.005 / 3600, DDM: 0.00005 / 60 };
const FORMATS = ['DD', 'DMS', 'DDM'] as const;

test('a formatted position parses back to its last digit', () => {
  const lng = fc.double({ min: -180, max: 180, noNaN: true });
  const lat = fc.double({ min: -90, max: 90, noNaN: true });
  fc.assert(
    fc.property(lng, lat, fc.constantFrom(...FORMATS), (x, y, format) => {
      const text = formatCoordinates([x, y], format);
      const parsed = parseCoordinates(text);
      if (!parsed.ok) throw new Error(`${text}: ${parsed.reason}`);
      const fineness = FINENESS[format] * 1.000001 + 1e-12;
      expect(Math.abs(parsed.position[0] - x)).toBeLessThanOrEqual(fineness);
      expect(Math.abs(parsed.position[1] - y)).toBeLessThanOrEqual(fineness);
      expect(formatCoordinates(parsed.position, format)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('minutes and seconds never show 60', () => {
  expect(formatCoordinates([-59.99999999, 10.9999999], 'DMS')).toBe('11° 0′ 0.00″ N, 60° 0′ 0.00″ W');
  expect(formatCoordinates([179.99999999, -0.5], 'DDM')).toBe('0° 30.0000′ S, 180° 0.0000′ E');
  expect(formatCoordinates([-1e-9, -1e-9], 'DD')).toBe('0.000000, 0.000000');
});

describe('notations', () => {
  test.each([
    ['40.446111, -79.982222', -79.982222, 40.446111],
    ['40.446111 -79.982222', -79.982222, 40.446111],
    ['-79.982222 E, 40.446111 N', null, null],
    ['79.982222 W, 40.446111 N', -79.982222, 40.446111],
    ['N 40.5 W 80.25', -80.25, 40.5],
    ['40.5N 80.25O', -80.25, 40.5],
    [`40° 26' 46" N 79° 58' 56" W`, -79.98222222, 40.44611111],
    ['40°26′46″N, 79°58′56″W', -79.98222222, 40.44611111],
    ['40 26 46 N, 79 58 56 W', -79.98222222, 40.44611111],
    ['40 26 46 -79 58 56', -79.98222222, 40.44611111],
    [`33°52'10''S, 151°12'30''E`, 151.20833333, -33.86944444],
    [`33º52'10"S 151º12'30"E`, 151.20833333, -33.86944444],
    [`33˚52ʹ10ʺS, 151˚12ʹ30ʺE`, 151.20833333, -33.86944444],
    ['33°52´10´´S, 151°12´30´´E', 151.20833333, -33.86944444],
    ['33°52`10``S, 151°12`30``E', 151.20833333, -33.86944444],
    ['33°52‘10‘‘S, 151°12’30’’E', 151.20833333, -33.86944444],
    ['33 deg 52.5 S, 151 deg 12.5 E', 151.20833333, -33.875],
    [`S33°52'10'' E151°12'30''`, 151.20833333, -33.86944444],
    [`33°52'10,5''S; 151°12'30,5''E`, 151.20847222, -33.86958333],
    ['Lat 33.87 S, Lon 151.2 E', 151.2, -33.87],
    ['longitude: 151.2; latitude: -33.87', 151.2, -33.87],
    ['-10 30, 20 15', 20.25, -10.5],
    ['40° 26.7667′ N; 79° 58.9333′ W', -79.98222167, 40.44611167],
    ['−33.5, 151', 151, -33.5],
    ['91, 10', null, null],
    ['10, 181', null, null],
    ['40 60 0 N, 79 0 0 W', null, null],
    ['40.5 30 N, 79 W', null, null],
    ['10 N, 20 S', null, null],
    ['10', null, null],
    ['1, 2, 3', null, null],
    ['ten, twenty', null, null],
    ['', null, null],
  ])('%s', (text, lng, lat) => {
    const parsed = parseCoordinates(text);
    expect(parsed.ok).toBe(lng !== null);
    if (!parsed.ok || lng === null || lat === null) return;
    expect(parsed.position[0]).toBeCloseTo(lng, 7);
    expect(parsed.position[1]).toBeCloseTo(lat, 7);
  });

  test('a position off the globe differs from an unreadable one', () => {
    expect(parseCoordinates('91, 10')).toEqual({ ok: false, reason: 'out_of_range' });
    expect(parseCoordinates('up there')).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('any text gives a result, in bounded time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789. °′″NSEW,-+ dm'), maxLength: 200 }),
        (text) => {
          const took = [1, 2, 3].map(() => {
            const started = performance.now();
            parseCoordinates(text);
            return performance.now() - started;
          });
          // The quickest: the machine may pause in any one of them.
          expect(Math.min(...took)).toBeLessThan(50);
          const parsed = parseCoordinates(text);
          if (parsed.ok) expect(Math.abs(parsed.position[1])).toBeLessThanOrEqual(90);
        },
      ),
      { numRuns: 500 },
    );
  });
});
