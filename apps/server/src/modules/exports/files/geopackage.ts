import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  countKind,
  type EncodeOptions,
  type ExportedFeature,
  type FlatTable,
  toFlatTable,
} from '@waypost/geo';
import { toGeopackageGeometry } from './geopackage-geometry.ts';
import { CREATE_PACKAGE, REGISTER_CONTENTS, REGISTER_GEOMETRY, WGS84_WKT } from './geopackage-schema.ts';

/** Features per transaction. */
const BATCH = 500;
const SQL_TYPES = { 0: 'TEXT', 1: 'REAL', 2: 'BOOLEAN' } as const;

const LAYERS = {
  Point: { name: 'points', type: 'POINT' },
  // A line across the 180th meridian has parts.
  LineString: { name: 'lines', type: 'GEOMETRY' },
  MultiLineString: { name: 'lines', type: 'GEOMETRY' },
  Polygon: { name: 'polygons', type: 'GEOMETRY' },
  MultiPolygon: { name: 'polygons', type: 'GEOMETRY' },
} as const;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Creates the layer of a geometry kind on its first feature. */
function openLayer(
  db: DatabaseSync,
  { name, type }: { readonly name: string; readonly type: string },
  { columns }: FlatTable,
): StatementSync {
  const definitions = columns.map((column) => `${quote(column.name)} ${SQL_TYPES[column.type]}`);
  db.exec(
    `create table ${name} (fid integer primary key autoincrement not null, geom ${type}, ${definitions.join(', ')})`,
  );
  db.prepare(REGISTER_CONTENTS).run(name, name, new Date().toISOString());
  // 2: altitudes are optional.
  db.prepare(REGISTER_GEOMETRY).run(name, type);
  const places = columns.map(() => '?').join(', ');
  const names = columns.map((column) => quote(column.name)).join(', ');
  return db.prepare(`insert into ${name} (geom, ${names}) values (?, ${places})`);
}

async function fill(
  db: DatabaseSync,
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): Promise<void> {
  const table = toFlatTable(options);
  const layers = new Map<string, StatementSync>();
  let inBatch = 0;
  db.exec('begin');
  for await (const feature of features) {
    const layer = LAYERS[feature.geometry.type];
    const insert = layers.get(layer.name) ?? openLayer(db, layer, table);
    layers.set(layer.name, insert);
    const row = table.toRow(feature).map((value, index) => {
      if (value === null || table.columns[index]?.type !== 1) return value;
      return Number.isFinite(Number(value)) ? Number(value) : null;
    });
    insert.run(toGeopackageGeometry(feature.geometry), ...row);
    const { written } = options.notes;
    countKind(written, feature);
    inBatch += 1;
    if (inBatch % BATCH === 0) db.exec('commit; begin');
  }
  db.exec('commit');
}

/**
 * A GeoPackage of the features, with a layer each for points, lines and areas. It is built in a temporary file, which
 * is deleted after the last byte is read or when reading stops. Format: OGC 12-128r18, GeoPackage 1.3.
 */
export async function* encodeGeopackage(
  features: AsyncIterable<ExportedFeature>,
  options: EncodeOptions,
): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-geopackage-'));
  const path = join(folder, 'features.gpkg');
  try {
    // Loaded on first use, because Node prints a warning that it is experimental.
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(path);
    try {
      // No other process reads the file before it is complete, so it needs no journal.
      db.exec(`pragma journal_mode = off; pragma synchronous = off; ${CREATE_PACKAGE}`);
      db.prepare(
        `insert into gpkg_spatial_ref_sys values
          ('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', null),
          ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null),
          ('WGS 84 geodetic', 4326, 'EPSG', 4326, ?, 'longitude/latitude on WGS 84')`,
      ).run(WGS84_WKT);
      await fill(db, features, options);
    } finally {
      db.close();
    }
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
