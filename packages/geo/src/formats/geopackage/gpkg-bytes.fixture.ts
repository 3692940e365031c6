import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** A geometry in WKB: its type, and the bytes after it. */
interface Shape {
  readonly type: number;
  readonly body: Uint8Array;
}

const u32 = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};
const f64s = (numbers: readonly number[]) => new Uint8Array(Float64Array.from(numbers).buffer);
const join8 = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const toPositions = (positions: readonly (readonly number[])[]) =>
  join8(u32(positions.length), ...positions.map(f64s));

/** The WKB of a geometry, little-endian. */
export const toWkb = ({ type, body }: Shape): Uint8Array => join8(Uint8Array.of(1), u32(type), body);
export const point = (...position: readonly number[]): Shape => ({
  type: position.length === 3 ? 1001 : 1,
  body: f64s(position),
});
/** `type`: 2 XY, 1002 XYZ, 2002 XYM, 3002 XYZM, 8 circular string. */
export const line = (positions: readonly (readonly number[])[], type = 2): Shape => ({
  type,
  body: toPositions(positions),
});
export const polygon = (...rings: readonly (readonly (readonly number[])[])[]): Shape => ({
  type: 3,
  body: join8(u32(rings.length), ...rings.map(toPositions)),
});
/** `type`: 4 multipoint, 5 multilinestring, 6 multipolygon, 7 collection, 11 multicurve, 12 multisurface. */
export const multi = (type: number, ...members: readonly Shape[]): Shape => ({
  type,
  body: join8(u32(members.length), ...members.map(toWkb)),
});

/** A geometry with the header of GeoPackage, without an envelope. */
export const toBlob = (shape: Shape, srsId = 4326): Uint8Array =>
  join8(Uint8Array.of(0x47, 0x50, 0, 1), u32(srsId), toWkb(shape));

const CONTENTS = `
PRAGMA application_id = 0x47504B47;
PRAGMA user_version = 10300;
CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT, srs_id INTEGER PRIMARY KEY, organization TEXT,
  organization_coordsys_id INTEGER, definition TEXT, description TEXT);
CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT, identifier TEXT, description TEXT,
  last_change DATETIME, min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER);
CREATE TABLE gpkg_geometry_columns (table_name TEXT PRIMARY KEY, column_name TEXT, geometry_type_name TEXT,
  srs_id INTEGER, z INTEGER, m INTEGER);
INSERT INTO gpkg_spatial_ref_sys VALUES
  ('Undefined Cartesian', -1, 'NONE', -1, 'undefined', NULL),
  ('Undefined geographic', 0, 'NONE', 0, 'undefined', NULL),
  ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84"]', NULL),
  ('WGS 84 / Pseudo-Mercator', 3857, 'EPSG', 3857, 'PROJCS["WGS 84 / Pseudo-Mercator"]', NULL);
`;

/** A database to fill with layers. */
export interface GpkgWriter {
  readonly database: DatabaseSync;
  /** Creates a layer with the given columns, of which `geom` is the geometry, and inserts rows. */
  layer(table: string, columns: string, rows?: readonly (readonly SQLInputValue[])[], srsId?: number): void;
}

/** The bytes of a GeoPackage with the content that `fill` writes. */
export function makeGpkg(fill: (writer: GpkgWriter) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-gpkg-'));
  try {
    const path = join(folder, 'a.gpkg');
    const database = new DatabaseSync(path);
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 512');
    // One transaction, since each commit waits for the disk.
    database.exec(`BEGIN; ${CONTENTS}`);
    fill({
      database,
      layer: (table, columns, rows = [], srsId = 4326) => {
        if (columns !== '') database.exec(`CREATE TABLE "${table}" (${columns})`);
        database
          .prepare(
            "INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES (?, 'features', ?, ?)",
          )
          .run(table, table, srsId);
        database
          .prepare("INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', 'GEOMETRY', ?, 2, 2)")
          .run(table, srsId);
        for (const row of rows) {
          database.prepare(`INSERT INTO "${table}" VALUES (${row.map(() => '?').join()})`).run(...row);
        }
      },
    });
    database.exec('COMMIT');
    database.close();
    return new Uint8Array(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A PNG of one grey pixel. */
export const DOT = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The content of `fixtures/kinds.gpkg`: layers of every kind, photographs in a column and in a related table. */
export function makeKinds(): Uint8Array {
  return makeGpkg(({ database, layer }) => {
    layer(
      'sites',
      'fid INTEGER PRIMARY KEY, geom GEOMETRY, name TEXT, depth REAL, visits INTEGER, open BOOLEAN, date DATETIME, photo BLOB, raw BLOB',
      [
        [1, toBlob(point(-110.31, 24.14)), 'Kelp', 12.5, 3, 1, '2026-03-01T07:00:00.000Z', DOT, null],
        [
          2,
          toBlob(point(-110.32, 24.15, -4)),
          'Reef',
          3,
          0,
          0,
          '2026-03-02T07:00:00Z',
          null,
          Uint8Array.of(1, 2),
        ],
        [3, null, 'Nowhere', null, null, null, null, null, null],
        [4, toBlob(point(Number.NaN, Number.NaN)), 'Empty', null, null, null, null, null, null],
        [5, toBlob(multi(4, point(-110.1, 24), point(-110.2, 24))), '', 'deep', 2, null, null, null, null],
      ],
    );
    layer(
      'zones',
      'geom GEOMETRY, title TEXT, color TEXT',
      [
        [
          toBlob(
            polygon([
              [-12280000, 2770000],
              [-12270000, 2770000],
              [-12270000, 2780000],
              [-12280000, 2770000],
            ]),
            3857,
          ),
          'Reserve',
          '#0a6',
        ],
      ],
      3857,
    );
    layer('ways', 'fid INTEGER PRIMARY KEY, geom GEOMETRY, nombre TEXT', [
      [
        1,
        toBlob(
          line(
            [
              [0, 1, 10, 99],
              [2, 3, 20, 98],
            ],
            3002,
          ),
        ),
        'Measured and high',
      ],
      [
        2,
        toBlob(
          line(
            [
              [0, 1, 99],
              [2, 3, 98],
            ],
            2002,
          ),
        ),
        'Measured',
      ],
      [
        3,
        toBlob(
          line(
            [
              [0, 1],
              [1, 2],
              [2, 1],
            ],
            8,
          ),
        ),
        'Arc',
      ],
      [
        4,
        toBlob(
          multi(
            11,
            line([
              [0, 1],
              [1, 2],
            ]),
          ),
        ),
        'Straight curve',
      ],
      [
        5,
        toBlob(
          multi(
            12,
            polygon([
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ]),
          ),
        ),
        'Flat surface',
      ],
      [6, Uint8Array.of(1, 2, 3), 'Damaged'],
    ]);
    database.exec(`
      CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT);
      INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('notes', 'attributes', 'Notes'), ('shots', 'attributes', 'shots');
      CREATE TABLE shots (id INTEGER PRIMARY KEY, data BLOB, content_type TEXT);
      CREATE TABLE sites_shots (base_id INTEGER, related_id INTEGER);
      INSERT INTO sites_shots VALUES (2, 7), (2, 8), (1, 7);
      CREATE TABLE gpkgext_relations (id INTEGER PRIMARY KEY, base_table_name TEXT, base_primary_column TEXT,
        related_table_name TEXT, related_primary_column TEXT, relation_name TEXT, mapping_table_name TEXT);
      INSERT INTO gpkgext_relations VALUES (1, 'sites', 'fid', 'shots', 'id', 'media', 'sites_shots');
    `);
    for (const id of [7, 8]) database.prepare("INSERT INTO shots VALUES (?, ?, 'image/png')").run(id, DOT);
  });
}
