import {
  type Bbox,
  type Block,
  type CountedCell,
  type Edges,
  MAX_ZOOM,
  PLACE_BITS,
  type TileFeature,
  toBbox,
  toEdges,
} from '@waypost/tile-engine';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import {
  type ExtentRow,
  extentColumns,
  flatEast,
  flatWest,
  isInBox,
  toExtent,
} from '../../features/index.ts';
import { outlineOf, propertyColumns, type ReadRow, toFeature } from '../store.ts';

type Expression = RawBuilder<unknown>;

/** The features of some tiles, as a condition on `f`. */
export interface Wanted {
  readonly where: Expression;
}

/** A statement is cancelled after this time; a later request may find the database less busy. */
const TIMEOUT_MS = 20_000;
const WORLD = 2 ** PLACE_BITS;

/**
 * Runs queries with a time limit. JIT compilation is off, because it takes longer than these queries run. The embedded
 * database cannot cancel a statement and ignores the limit.
 */
export function readInTime<T>(
  db: Reader,
  work: (db: Reader) => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true), set_config('jit', 'off', true)`.execute(
      tx,
    );
    return work(tx);
  });
}

const toPlace = (share: Expression) =>
  sql`least(greatest(floor((${share}) * ${WORLD}::float8), 0), ${WORLD - 1}::float8)::integer`;

/** Like `toPlaceX` of the engine, operation by operation, so that both give the same result. */
const toColumn = (lng: Expression) => toPlace(sql`${lng} / 360 + 0.5`);

/** Like `toPlaceY` of the engine. @param sin of the latitude, see `toSin`. */
const toRow = (sin: Expression) => toPlace(sql`0.5 - (0.25 * ln((1 + ${sin}) / (1 - ${sin}))) / pi()`);

/** Clamped to avoid division by zero at the poles; latitudes beyond 86° are on the edge of the world anyway. */
const toSin = (lat: Expression) => sql`sin((least(greatest(${lat}, -86), 86) * pi()) / 180)`;

const touches = (edges: Edges) => {
  const [west, south, east, north] = toBbox(edges);
  return isInBox(sql`f.geometry`, sql`st_makeenvelope(${west}, ${south}, ${east}, ${north}, 4326)`);
};

const isWithin = ([minX, minY, maxX, maxY]: Edges) =>
  sql`x between ${minX} and ${maxX} and y between ${minY} and ${maxY}`;

const isPoint = sql`f.geometry_type = 'Point'`;
/** Written like the partial indexes of lines and of areas, which are small in most projects. */
const isShape = sql`(f.geometry_type = 'LineString' or f.geometry_type in ('Polygon', 'MultiPolygon'))`;

/** Points with their grid positions. `offset 0` separates the steps, so that each value is computed once per row. */
function placesOf(wanted: Wanted, where: Expression): Expression {
  return sql`(
    select code, ${toColumn(sql`lng`)} as x, ${toRow(sql`sin`)} as y from (
      select f.code, st_x(f.geometry) as lng, ${toSin(sql`st_y(f.geometry)`)} as sin from features f
      where ${isPoint} and ${wanted.where} and ${where} offset 0
    ) as points offset 0
  ) as places`;
}

/** Counts the points of a block by cell; reads all of them. */
export async function countCells(db: Reader, wanted: Wanted, block: Block): Promise<CountedCell[]> {
  const edges = toEdges(block.z, block.x, block.y);
  const result = await sql<CountedCell>`
    select count(*)::float8 as count, sum(x)::float8 as "sumX", sum(y)::float8 as "sumY", min(x) as x, min(y) as y,
      (bit_or(x) # bit_and(x)) | (bit_or(y) # bit_and(y)) as difference
    from ${placesOf(wanted, touches(edges))}
    where ${isWithin(edges)} group by x >> ${block.cellShift}::integer, y >> ${block.cellShift}::integer`.execute(
    db,
  );
  return result.rows;
}

/** The points within some boxes of grid positions. */
export async function listPoints(
  db: Reader,
  wanted: Wanted,
  boxes: readonly Edges[],
): Promise<TileFeature[]> {
  if (boxes.length === 0) return [];
  const anyOf = (conditions: readonly Expression[]) => sql`(${sql.join(conditions, sql` or `)})`;
  const codes = sql`select code from ${placesOf(wanted, anyOf(boxes.map(touches)))} where ${anyOf(boxes.map(isWithin))}`;
  const result = await sql<ReadRow>`
    select ${propertyColumns}, st_x(f.geometry) as lng, st_y(f.geometry) as lat, null as outline
    from features f where f.code = any(array(${codes}))
    order by f.created_origin desc, f.code desc`.execute(db);
  return result.rows.map(toFeature);
}

/** In tile units: a feature smaller than this in both directions is shown as a dot, as in the engine. */
const DOT_SIZE = 8;
/** One dot represents all within a square of this size, as a power of two of tile units. */
const DOT_BITS = 5;
/**
 * The engine reads geometries with seven decimals, which may move a vertex by a grid position, so for borderline sizes
 * the engine decides.
 */
const ROUNDING = 2;

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Lines and areas that touch a tile or its margin, with the edges of their bboxes in grid positions. */
function boxesOf(wanted: Wanted, z: number, x: number, y: number): Expression {
  return sql`(
    select code, ${toColumn(sql`west`)} as min_x, ${toColumn(sql`east`)} as max_x,
      ${toRow(sql`sin_north`)} as min_y, ${toRow(sql`sin_south`)} as max_y from (
      select f.code, ${flatWest(sql`f.geometry`)} as west, ${flatEast(sql`f.geometry`)} as east,
        ${toSin(sql`st_ymax(f.geometry)`)} as sin_north, ${toSin(sql`st_ymin(f.geometry)`)} as sin_south
      from features f
      where ${isShape} and ${wanted.where} and ${touches(toEdges(z, x, y, 'with margin'))} offset 0
    ) as shapes offset 0
  ) as boxes`;
}

/** The lines and areas of a tile that are large enough to be drawn, and one dot for each square with smaller ones. */
export async function listShapes(
  db: Reader,
  wanted: Wanted,
  z: number,
  x: number,
  y: number,
): Promise<TileFeature[]> {
  const unit = 2 ** (MAX_ZOOM - z);
  // At the deepest zoom all are drawn.
  const isSmall =
    z === MAX_ZOOM
      ? sql`false`
      : sql`greatest(max_x - min_x, max_y - min_y) + ${ROUNDING}::integer < ${DOT_SIZE * unit}::integer`;
  const result = await sql<ReadRow>`
    select ${propertyColumns}, null as lng, null as lat, ${outlineOf} as outline
    from features f where f.code = any(array(select code from ${boxesOf(wanted, z, x, y)} where not ${isSmall}))
    order by f.code`.execute(db);
  const drawn = result.rows.map(toFeature);
  return z === MAX_ZOOM ? drawn : [...drawn, ...(await listDots(db, wanted, isSmall, z, x, y))];
}

/** One of the small features for each square of a tile, as its bbox. */
async function listDots(
  db: Reader,
  wanted: Wanted,
  isSmall: Expression,
  z: number,
  x: number,
  y: number,
): Promise<TileFeature[]> {
  const [minX, minY, maxX, maxY] = toEdges(z, x, y);
  // Sums are twice the centre, which keeps integers.
  const codes = sql`
    select min(code::text)::uuid from ${boxesOf(wanted, z, x, y)}
    where ${isSmall} and (min_x + max_x) >> 1 between ${minX} and ${maxX} and (min_y + max_y) >> 1 between ${minY} and ${maxY}
    group by (min_x + max_x) >> ${1 + MAX_ZOOM - z + DOT_BITS}::integer, (min_y + max_y) >> ${1 + MAX_ZOOM - z + DOT_BITS}::integer`;
  const result = await sql<Omit<ReadRow, 'lng' | 'lat' | 'outline'> & Box & { readonly isLine: boolean }>`
    select ${propertyColumns}, f.geometry_type = 'LineString' as "isLine",
      ${flatWest(sql`f.geometry`)} as west, st_ymin(f.geometry) as south, ${flatEast(sql`f.geometry`)} as east,
      st_ymax(f.geometry) as north
    from features f where f.code = any(array(${codes})) order by f.code`.execute(db);
  return result.rows.map(({ west, south, east, north, isLine, ...row }) => ({
    ...row,
    geometry: isLine ? toDiagonal({ west, south, east, north }) : toRectangle({ west, south, east, north }),
  }));
}

const toDiagonal = ({ west, south, east, north }: Box): TileFeature['geometry'] => ({
  type: 'LineString',
  coordinates: [
    [west, south],
    [east, north],
  ],
});

const toRectangle = ({ west, south, east, north }: Box): TileFeature['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** The bbox of the wanted features, its west greater than its east across the 180th meridian; scans all of them. */
export async function findExtent(db: Reader, wanted: Wanted): Promise<Bbox | null> {
  const result = await sql<ExtentRow>`
    select * from (select ${extentColumns(sql`f.geometry`)} from features f where ${wanted.where}) as extent
    where west is not null`.execute(db);
  return toExtent(result.rows);
}
