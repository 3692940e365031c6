import { type RawBuilder, sql } from 'kysely';

type Expression = RawBuilder<unknown>;

/**
 * Whether the parts of a geometry lie on both sides of the 180th meridian, and within half the globe there: no edge that
 * is stored is wider, so none leads across 0°. As `bboxOf` of the package decides it.
 */
const isAcross = (g: Expression) => sql`(st_xmax(${g}) - st_xmin(${g}) > 180
  and st_xmax(st_shiftlongitude(${g})) - st_xmin(st_shiftlongitude(${g})) < 180)`;

const turnedWest = (g: Expression) => sql`st_xmin(st_shiftlongitude(${g}))`;
const turnedEast = (g: Expression) => sql`st_xmax(st_shiftlongitude(${g}))`;

/**
 * The columns `west`, `south`, `east` and `north` of a geometry. Its west is greater than its east where it crosses the
 * 180th meridian (RFC 7946, 5.2).
 */
export const boxColumns = (g: Expression): Expression => sql`
  case when ${isAcross(g)} then ${turnedWest(g)} else st_xmin(${g}) end as west, st_ymin(${g}) as south,
  case when ${isAcross(g)} then round((${turnedEast(g)} - 360)::numeric, 9)::float8 else st_xmax(${g}) end as east,
  st_ymax(${g}) as north`;

/**
 * The sides of a geometry on one map of the world; of what crosses the 180th meridian only the part west of it, which says
 * where it is and about how large.
 */
export const flatWest = (g: Expression): Expression =>
  sql`case when ${isAcross(g)} then ${turnedWest(g)} else st_xmin(${g}) end`;
export const flatEast = (g: Expression): Expression =>
  sql`case when ${isAcross(g)} then 180 else st_xmax(${g}) end`;

/**
 * Whether a geometry is in a box. The index knows the box of all its parts alone, which of what crosses the 180th meridian
 * is as wide as the world: only of those are the parts looked at.
 */
export const isInBox = (g: Expression, box: Expression): Expression =>
  sql`(${g} && ${box} and (st_xmax(${g}) - st_xmin(${g}) <= 180 or st_intersects(${g}, ${box})))`;

/** The extent of a group of geometries, within ±180 and with longitudes from 0 to 360: see `toExtent`. */
export const extentColumns = (g: Expression): Expression => sql`
  min(st_xmin(${g})) as west, max(st_xmax(${g})) as east, min(st_ymin(${g})) as south, max(st_ymax(${g})) as north,
  min(case when st_xmin(${g}) >= 0 then st_xmin(${g}) when st_xmax(${g}) < 0 then st_xmin(${g}) + 360
    when ${isAcross(g)} then ${turnedWest(g)} else 0 end) as turned_west,
  max(case when st_xmin(${g}) >= 0 then st_xmax(${g}) when st_xmax(${g}) < 0 then st_xmax(${g}) + 360
    when ${isAcross(g)} then ${turnedEast(g)} else 360 end) as turned_east`;

/** A row of `extentColumns`; all are null for no geometry. */
export interface ExtentRow {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly turned_west: number;
  readonly turned_east: number;
}

/**
 * The box around all rows: across the 180th meridian, with its west greater than its east, where all of them lie within half
 * the globe there.
 */
export function toExtent(rows: readonly ExtentRow[]): [number, number, number, number] | null {
  if (rows.length === 0) return null;
  const least = (side: keyof ExtentRow) => Math.min(...rows.map((row) => row[side]));
  const most = (side: keyof ExtentRow) => Math.max(...rows.map((row) => row[side]));
  const [west, east, from, to] = [least('west'), most('east'), least('turned_west'), most('turned_east')];
  const isTurned = east - west > 180 && to - from < 180;
  return isTurned
    ? [from, least('south'), Number((to - 360).toFixed(9)), most('north')]
    : [west, least('south'), east, most('north')];
}
