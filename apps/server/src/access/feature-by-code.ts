import { type RawBuilder, sql } from 'kysely';

/**
 * The row of a feature, deleted or not, for planned statements: further conditions must be outside. On a nearly empty
 * table PostgreSQL considers any index whose predicate matches as good as the one on codes, and scans it for every
 * feature, also once there are thousands, until the table is analysed.
 */
export const featureByCode = (code: string): RawBuilder<unknown> =>
  sql`(select * from features where code = ${code} offset 0)`;
