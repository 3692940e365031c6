import { MAX_FACT_CODES } from '@waypost/contract';
import { sql } from 'kysely';

/** The newest codes of a group of `s`, whose rows are numbered from the newest: numbers are sorted faster than times and codes. */
export const newestCodes = sql`(array_agg(s.code order by s.n))[1:${sql.lit(MAX_FACT_CODES)}]::text[]`;
/** With fewer features a place tells where single ones are, to whoever a report is shared with. */
export const MIN_FEATURES_WITH_PLACE = 3;
export const NO_TIME = sql`null::timestamptz, null::timestamptz`;
export const NO_PLACE = sql`null::float8, null::float8`;
