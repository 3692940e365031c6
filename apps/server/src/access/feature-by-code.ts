import { type RawBuilder, sql } from 'kysely';

/**
 * The row of a feature, in the trash or not, for statements that are planned once: what else is asked of it must be asked
 * outside. Of a table that is nearly empty PostgreSQL takes any index that knows the condition for as good as the one of
 * the codes, and reads it from end to end for every feature, also once there are thousands, until the table is analysed.
 */
export const featureByCode = (code: string): RawBuilder<unknown> =>
  sql`(select * from features where code = ${code} offset 0)`;
