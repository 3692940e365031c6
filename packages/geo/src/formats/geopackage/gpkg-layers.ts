import type { CrsClaim } from '../crs/projection.ts';
import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** A column of a table. */
export interface GpkgColumn {
  readonly name: string;
  /** The declared type in upper case. */
  readonly type: string;
  readonly isKey: boolean;
}

/** A table of features. */
export interface GpkgLayer {
  readonly table: string;
  /** The identifier for people, else the table's name. */
  readonly title: string;
  readonly geometryColumn: string;
  readonly crs: CrsClaim;
}

/** A relation `media` between a layer and a table of pictures (OGC 18-000, related tables). */
export interface GpkgRelation {
  readonly table: string;
  readonly key: string;
  readonly mediaTable: string;
  readonly mediaKey: string;
  readonly mapping: string;
}

/** The content of a GeoPackage by its `gpkg_contents`. */
export interface GpkgContents {
  readonly layers: readonly GpkgLayer[];
  /** Tiles, and tables without a geometry. */
  readonly others: readonly string[];
  readonly relations: readonly GpkgRelation[];
}

/** The `srs_id` of undefined Cartesian coordinates. */
const UNDEFINED_PLANE = -1;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A quoted identifier. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The columns of a table or view, without hidden ones. */
export function listColumns(file: SqliteFile, table: string): GpkgColumn[] {
  const columns: GpkgColumn[] = [];
  for (const [, name, type, , , key, hidden] of file.rows(`PRAGMA table_xinfo(${quoteName(table)})`)) {
    if (hidden === 1) continue;
    columns.push({ name: toText(name), type: toText(type).toUpperCase(), isKey: Number(key) > 0 });
  }
  return columns;
}

/** The CRS of an `srs_id` by `gpkg_spatial_ref_sys`. */
function readCrs(file: SqliteFile, id: number): CrsClaim {
  if (id === UNDEFINED_PLANE) return { name: 'undefined', wkt: 'undefined' };
  const sql =
    'SELECT srs_name, organization, organization_coordsys_id, definition FROM gpkg_spatial_ref_sys WHERE srs_id = ?';
  for (const [name, organization, code, definition] of file.rows(sql, [id])) {
    const isEpsg = toText(organization).toUpperCase() === 'EPSG';
    const wkt = toText(definition);
    return {
      code: isEpsg ? Number(code) || 0 : 0,
      wkt: /^\s*undefined\s*$/i.test(wkt) ? '' : wkt,
      name: toText(name),
    };
  }
  return id === 0 ? {} : { name: String(id), wkt: 'undefined' };
}

function listRelations(file: SqliteFile, tables: ReadonlySet<string>): GpkgRelation[] {
  if (!tables.has('gpkgext_relations')) return [];
  const sql =
    'SELECT base_table_name, base_primary_column, related_table_name, related_primary_column, mapping_table_name ' +
    "FROM gpkgext_relations WHERE lower(relation_name) = 'media' LIMIT 100";
  const relations: GpkgRelation[] = [];
  for (const row of file.rows(sql)) {
    const [table = '', key = '', mediaTable = '', mediaKey = '', mapping = ''] = row.map(toText);
    // Tables only: a lookup in a view could take long for each feature.
    if (tables.has(mediaTable) && tables.has(mapping)) {
      relations.push({ table, key, mediaTable, mediaKey, mapping });
    }
  }
  return relations;
}

/**
 * Reads the layers, other tables and relations of a GeoPackage.
 * @throws DecodeFault `not_well_formed` if it is none, `entry_limit` for too many tables.
 */
export function readContents(file: SqliteFile, { fileName, limits }: DecodeContext): GpkgContents {
  const tables = new Set<string>();
  const named = new Set<string>();
  for (const [name, type, sql] of file.rows(
    "SELECT name, type, sql FROM sqlite_schema WHERE type IN ('table', 'view')",
  )) {
    named.add(toText(name));
    if (type === 'table' && !/^\s*CREATE\s+VIRTUAL/i.test(toText(sql))) tables.add(toText(name));
  }
  if (!['gpkg_contents', 'gpkg_spatial_ref_sys'].every((name) => named.has(name))) {
    throw new DecodeFault(
      'not_well_formed',
      `${fileName} is no GeoPackage: its tables of contents are missing.`,
    );
  }
  const relations = listRelations(file, tables);
  const media = new Set(relations.flatMap(({ mediaTable, mapping }) => [mediaTable, mapping]));
  const layers: GpkgLayer[] = [];
  const others: string[] = [];
  const geometries = named.has('gpkg_geometry_columns')
    ? 'g.column_name, g.srs_id FROM gpkg_contents c LEFT JOIN gpkg_geometry_columns g ON g.table_name = c.table_name'
    : 'NULL, NULL FROM gpkg_contents c';
  for (const row of file.rows(`SELECT c.table_name, c.data_type, c.identifier, ${geometries}`)) {
    if (layers.length + others.length >= limits.maxEntries) {
      const limit = limits.maxEntries.toLocaleString('en-US');
      throw new DecodeFault('entry_limit', `${fileName} has more than ${limit} tables.`);
    }
    const [table, type, identifier, column] = row.map(toText);
    if (table === undefined || !named.has(table)) continue;
    const title = identifier?.trim() || table;
    const isLayer = type === 'features' && column !== undefined && column !== '';
    if (isLayer) layers.push({ table, title, geometryColumn: column, crs: readCrs(file, Number(row[4])) });
    else if (!media.has(table)) others.push(title);
  }
  return { layers, others, relations };
}
