import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, multi, point, polygon, toWkb } from '../geopackage/gpkg-bytes.fixture.ts';
import { readWkb } from './wkb.ts';

const toBytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const ring = fc.array(position, { minLength: 1, maxLength: 6 });
const rings = fc.array(ring, { minLength: 1, maxLength: 3 });

describe('a geometry', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(
        position,
        ring,
        rings,
        fc.array(rings, { minLength: 1, maxLength: 3 }),
        (at, path, area, areas) => {
          const whole = multi(
            7,
            point(...at),
            line(path),
            polygon(...area),
            multi(6, ...areas.map((one) => polygon(...one))),
          );
          expect(readWkb(toWkb(whole))).toEqual({
            ok: true,
            parts: [
              { kind: 'point', position: at },
              { kind: 'line', positions: path },
              { kind: 'polygon', rings: area },
              { kind: 'multipolygon', polygons: areas },
            ],
          });
        },
      ),
    );
  });

  test.each([
    ['big-endian', '00000000013ff00000000000004000000000000000', [1, 2]],
    ['with a system, as PostGIS writes it', '0101000020e6100000000000000000f03f0000000000000040', [1, 2]],
    [
      'with an altitude, as PostGIS writes it',
      '0101000080000000000000f03f00000000000000400000000000000840',
      [1, 2, 3],
    ],
    [
      'with a measure alone',
      '01d1070000000000000000f03f00000000000000400000000000000840',
      [1, 2, Number.NaN, 3],
    ],
  ])('%s is read', (_what, hex, at) => {
    expect(readWkb(toBytes(hex))).toEqual({ ok: true, parts: [{ kind: 'point', position: at }] });
  });

  test.each([
    ['an empty point', '0101000000000000000000f87f000000000000f87f'],
    ['an empty line', '010200000000000000'],
    ['an empty area', '010300000000000000'],
    ['an empty collection', '010700000000000000'],
  ])('%s has no parts', (_what, hex) => {
    expect(readWkb(toBytes(hex))).toEqual({ ok: true, parts: [] });
  });
});

describe('bytes that are damaged', () => {
  test.each([
    ['nothing', '', 'invalid_coordinates'],
    ['a byte order that is none', '0201000000', 'invalid_coordinates'],
    ['a point that is cut', '0101000000000000000000f03f', 'invalid_coordinates'],
    ['more positions than bytes', '0102000000ffffff7f', 'invalid_coordinates'],
    ['more rings than bytes', '0103000000ffffffff', 'invalid_coordinates'],
    ['more members than bytes', '0107000000ffffffff', 'invalid_coordinates'],
    ['an arc', '010800000000000000', 'unsupported_geometry'],
    ['a solid', '010f00000000000000', 'unsupported_geometry'],
    ['a line among points', '010400000001000000010200000000000000', 'unsupported_geometry'],
  ])('%s', (_what, hex, loss) => {
    expect(readWkb(toBytes(hex))).toEqual({ ok: false, loss });
  });

  test('are reported, never thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const read = readWkb(Uint8Array.of(1, ...bytes));
        if (!read.ok) expect(['invalid_coordinates', 'unsupported_geometry']).toContain(read.loss);
      }),
      { numRuns: 1_000 },
    );
  });
});
