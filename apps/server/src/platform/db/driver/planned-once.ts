import { sql } from 'kysely';

const MARK = '/* planned once */';
const AHEAD = '/* planned once, ahead */';

/**
 * Prefix for a statement that each connection plans once and keeps: for lookups by key in nearly every request, where
 * planning takes ten times as long as execution. Its text is constant and names its columns, since a migration may add
 * some. Outside a transaction it may share a connection with those of other requests, which wait for it: there it may
 * only read and must not lock.
 */
export const plannedOnce = sql.raw(MARK);

/**
 * Prefix for a planned statement at the end of a transaction whose result is not needed: the next statement does not
 * wait for it. If it fails, the transaction fails, at the latest at its commit.
 */
export const plannedOnceAhead = sql.raw(AHEAD);

/** Whether a statement is not awaited within its transaction. */
export const isAhead = (text: string): boolean => text.trimStart().startsWith(AHEAD);

/** Names the prepared statements, equal for equal texts; undefined for all others. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.trimStart().startsWith(MARK) && !isAhead(text)) return undefined;
    const name = names.get(text) ?? `planned_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
