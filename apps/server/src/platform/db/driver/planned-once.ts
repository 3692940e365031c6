import { sql } from 'kysely';

const MARK = '/* planned once */';
const AHEAD = '/* planned once, ahead */';

/**
 * Stands at the beginning of a statement that each connection plans once and keeps: for what is asked with nearly every
 * request and finds its rows by a key, where planning takes ten times as long as doing. Its text is always the same, and
 * names its columns, which a migration may add to meanwhile. Outside a transaction it may share a connection with those of
 * other requests, which wait for it: there it only reads, and locks nothing.
 */
export const plannedOnce = sql.raw(MARK);

/**
 * Likewise for a statement that ends what a transaction says and answers nothing that anybody needs: the next one does not wait
 * for it. Where it fails, the transaction does: what comes after it, and at the latest its commit.
 */
export const plannedOnceAhead = sql.raw(AHEAD);

/** Whether nobody waits for a statement within its transaction. */
export const isAhead = (text: string): boolean => text.trimStart().startsWith(AHEAD);

/** Names the statements to be kept, the same for the same text; undefined for all others. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.trimStart().startsWith(MARK) && !isAhead(text)) return undefined;
    const name = names.get(text) ?? `planned_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
