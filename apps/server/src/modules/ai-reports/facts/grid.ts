import { type RawBuilder, sql } from 'kysely';

/** Fewer features have no place where most of them are. */
export const MIN_FOR_CELL = 10;
/** No cell is smaller, in degrees: about 5 km. */
const SMALLEST_CELL = 0.05;
/** PostgreSQL refuses to divide the smallest floats. */
const SMALLEST_COORDINATE = 1e-300;

const toCoordinate = (value: RawBuilder<unknown>) =>
  sql`case when abs(${value}) > ${sql.lit(SMALLEST_COORDINATE)}::float8 then ${value} else 0 end`;
/** The middle of the envelope of feature `f`: of a point, itself. */
const MIDDLE = sql`case when f.geometry_type = 'Point' then f.geometry else st_centroid(st_envelope(f.geometry)) end`;
export const MIDDLE_X = toCoordinate(sql`st_x(${MIDDLE})`);
export const MIDDLE_Y = toCoordinate(sql`st_y(${MIDDLE})`);

/**
 * The size of the cells of a grid, in degrees: a sixteenth to an eighth of what the features cover, and no smaller than some
 * kilometres. @param covered the longer side of what they cover.
 */
export const toCellSize = (covered: RawBuilder<unknown>) => sql`
  greatest(${sql.lit(SMALLEST_CELL)}::float8,
    360 / power(2, floor(log(2, (360 / greatest(${covered}, 0.0001))::numeric)) + 4)::float8)`;
