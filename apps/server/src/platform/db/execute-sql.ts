import { CompiledQuery } from 'kysely';
import type { Reader } from './database.ts';

/** Runs one statement with numbered parameters, for libraries that write their own SQL. @returns its rows. */
export async function executeSql(
  db: Reader,
  text: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return rows;
}
