import fc from 'fast-check';
import type { Position } from 'geojson';
import { decodeFile } from '../formats/decode-file.ts';
import { featuresOf } from '../formats/fixture-files.fixture.ts';
import type { DataField, DecodedFeature, FeatureGeometry } from '../formats/outcome/decoded.ts';
import { type EncodedFormat, encodeFile } from './encode-file.ts';
import { createExportNotes, type DataColumn, type ExportedFeature } from './exported-feature.ts';
import { hasAltitude } from './positions.ts';

/** Degrees with the corners of the world among them, as fine as files keep them. */
const toDegrees = (limit: number) =>
  fc.oneof(
    fc.constantFrom(-limit, limit, 0, 1e-7, -1e-7),
    fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((value) => value / 1e7),
  );

const flat = fc.tuple(toDegrees(180), toDegrees(90));
const high = fc
  .tuple(toDegrees(180), toDegrees(90), fc.integer({ min: -11_000_000, max: 9_000_000 }))
  .map(([lng, lat, millimetres]): Position => [lng, lat, millimetres / 1000]);

/** A square about a place, against the clock, with a hole in it where there is room. */
function toSquare(
  [lng, lat]: readonly [number, number],
  altitude: number | null,
  hasHole: boolean,
): Position[][] {
  const [x, y] = [Math.min(lng, 179), Math.min(lat, 89)];
  const at = (dx: number, dy: number): Position =>
    [x + dx, y + dy, ...(altitude === null ? [] : [altitude])].map((value) => Math.round(value * 1e7) / 1e7);
  const shell = [at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)];
  const hole = [at(0.25, 0.25), at(0.25, 0.75), at(0.75, 0.75), at(0.75, 0.25), at(0.25, 0.25)];
  return hasHole ? [shell, hole] : [shell];
}

const square = (altitude: fc.Arbitrary<number | null>) =>
  fc.tuple(flat, altitude, fc.boolean()).map(([place, z, hasHole]) => toSquare(place, z, hasHole));
const altitude = fc.option(fc.integer({ min: -1000, max: 9000 }));

/** Squares beside each other that do not touch, all with an altitude or none. */
const squares = fc
  .tuple(fc.integer({ min: 2, max: 4 }), altitude, fc.boolean())
  .map(([count, z, hasHole]) =>
    Array.from({ length: count }, (_, index) => toSquare([index * 3 - 180, index - 90], z, hasHole)),
  );

export const anyGeometry: fc.Arbitrary<FeatureGeometry> = fc.oneof(
  fc.oneof(flat, high).map((coordinates) => ({ type: 'Point' as const, coordinates: [...coordinates] })),
  fc
    .oneof(fc.array(flat, { minLength: 2, maxLength: 6 }), fc.array(high, { minLength: 2, maxLength: 6 }))
    .map((coordinates) => ({ type: 'LineString' as const, coordinates: coordinates.map((one) => [...one]) })),
  square(altitude).map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
  squares.map((coordinates) => ({ type: 'MultiPolygon' as const, coordinates })),
);

/** Words of every script, without what the server refuses and blanks at the ends, which readers take off. */
const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((text) => text.replace(/\p{Cc}/gu, '').trim());

const dataField: fc.Arbitrary<DataField> = fc.record({
  key: fc.oneof(
    fc.constantFrom(
      'Count',
      'name',
      'Description',
      'desc',
      'wkt',
      'código',
      '种类',
      'Fecha',
      'Date',
      'GPS',
      'Hora',
    ),
    words(20).filter((key) => key !== ''),
  ),
  value: fc.oneof(words(30), fc.constantFrom('', '-12.50', '=1+1', 'TRUE', '007', '<b>fat</b>')),
  type: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
});

const tag = fc.record({
  name: fc.oneof(fc.constantFrom('tags', 'a; b: 1', '=1+1'), words(20)),
  value: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  units: fc.option(words(5)),
});

export const anyFeature: fc.Arbitrary<ExportedFeature> = fc.record({
  geometry: anyGeometry,
  properties: fc.record({
    code: fc.uuid(),
    name: words(40).filter((name) => name.length >= 2),
    description: fc.oneof(words(60), fc.constantFrom('', '=HYPERLINK("x")', 'a < b & c', '<b>No</b> markup')),
    color: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    created_origin: fc.integer({ min: 0, max: 1_900_000_000_000 }),
    data: fc.uniqueArray(dataField, { maxLength: 4, selector: ({ key }) => key }),
    tags: fc.array(tag, { maxLength: 3 }),
    shared: fc.boolean(),
    is_static: fc.boolean(),
    project_name: words(20),
    template_name: fc.option(words(20)),
    member_display_name: fc.option(words(20)),
    created_at: fc.constant('2026-11-21T10:00:00.000Z'),
    updated_at: fc.constant('2026-11-21T11:00:00.000Z'),
    url: fc.constant('https://example.org/organizations/1/projects/2/features/x'),
  }),
});

export function toColumns(features: readonly ExportedFeature[]): DataColumn[] {
  const keys = new Set(features.flatMap(({ properties }) => properties.data.map(({ key }) => key)));
  return [...keys].map((key) => ({ key, type: 0 }));
}

const isHigh = ({ geometry }: ExportedFeature) => hasAltitude(geometry);

/** A file of some features, with the notes of its making. */
export async function encode(
  format: EncodedFormat,
  features: readonly ExportedFeature[],
  more: { readonly isTrash?: boolean; readonly columns?: readonly DataColumn[] } = {},
) {
  const notes = createExportNotes();
  async function* source() {
    yield* features;
  }
  const chunks: Uint8Array[] = [];
  const options = {
    name: 'Reefs & <islands>',
    columns: toColumns(features),
    hasAltitude: features.some(isHigh),
    notes,
    ...more,
  };
  for await (const chunk of encodeFile(format, source(), options)) chunks.push(chunk);
  return { bytes: new Uint8Array(Buffer.concat(chunks)), notes };
}

/** What a file of some features is read back as. */
export async function roundTrip(
  format: EncodedFormat,
  features: readonly ExportedFeature[],
): Promise<DecodedFeature[]> {
  const { bytes } = await encode(format, features);
  return featuresOf(await decodeFile({ name: `features.${format}`, bytes }));
}
