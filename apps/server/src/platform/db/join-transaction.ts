import type { Database, Tx } from './database.ts';
import { createRecentReads } from './recent-reads.ts';

/**
 * A database as an open transaction has it: what is read sees what the transaction wrote, and transactions become a part of
 * it. For services that open transactions of their own and have to be done together with something else, or not at all.
 */
export function joinTransaction({ kind }: Database, tx: Tx): Database {
  const refuse = () => Promise.reject(new Error('This cannot be part of a transaction.'));
  return {
    kind,
    read: tx,
    // Nobody else may be answered with what is not committed yet.
    recent: createRecentReads(),
    transaction: (work) => work(tx),
    script: refuse,
    listen: refuse,
    close: refuse,
  };
}
