import type { Database, Tx } from './database.ts';
import { createRecentReads } from './recent-reads.ts';

/**
 * A database view of an open transaction: reads see what it wrote, and transactions become part of it. For services
 * that open their own transactions and have to commit together with something else, or not at all.
 */
export function joinTransaction({ kind }: Database, tx: Tx): Database {
  const refuse = () => Promise.reject(new Error('This cannot be part of a transaction.'));
  return {
    kind,
    read: tx,
    // Uncommitted results must not be shared with other requests.
    recent: createRecentReads(),
    transaction: (work) => work(tx),
    script: refuse,
    listen: refuse,
    copyTo: null,
    close: refuse,
  };
}
