import type { CrsClaim } from '../crs/projection.ts';
import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** A column of a table. */
export interface GpkgColumn {
  readonly name: string;
  /** As it is declared, in upper case. */
  readonly type: string;
  readonly isKey: boolean;
}

/** A table of features. */
export interface GpkgLayer {
  readonly table: string;
  /** What a person calls it. */
  readonly title: string;
  readonly geometryColumn: string;
  readonly crs: CrsClaim;
}

/** Tables of pictures, and which rows of a layer they belong to: OGC 18-000, related tables, of the relation media. */
export interface GpkgRelation {
  readonly table: string;
  readonly key: string;
  readonly mediaTable: string;
  readonly mediaKey: string;
  readonly mapping: string;
}

/** What a GeoPackage holds, by its own tables of contents. */
export interface GpkgContents {
  readonly layers: readonly GpkgLayer[];
  /** Tiles, and tables without a geometry. */
  readonly others: readonly string[];
  readonly relations: readonly GpkgRelation[];
}

/** Numbers of systems that are none: positions in a plane, and on an unknown globe. */
const UNDEFINED_PLANE = -1;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A name in a query. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The columns of a table or view, without those that are hidden. */
export function listColumns(file: SqliteFile, table: string): GpkgColumn[] {
  const columns: GpkgColumn[] = [];
  for (const [, name, type, , , key, hidden] of file.rows(`PRAGMA table_xinfo(${quoteName(table)})`)) {
    if (hidden === 1) continue;
    columns.push({ name: toText(name), type: toText(type).toUpperCase(), isKey: Number(key) > 0 });
  }
  return columns;
}

/** What the table of systems says of one. */
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
    // Only tables: a view may take any time for each row.
    if (tables.has(mediaTable) && tables.has(mapping)) {
      relations.push({ table, key, mediaTable, mediaKey, mapping });
    }
  }
  return relations;
}

/**
 * Reads the tables of contents.
 * @throws DecodeFault `not_well_formed` where there are none, `entry_limit` for more layers than the limit.
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
