import type { Tx } from '../../platform/db/database.ts';

interface FenceNews {
  /** Judged from positions, or told by a program. */
  readonly source: 'judged' | 'told';
  readonly crossingId: string;
  readonly change: 'told' | 'moved' | 'withdrawn';
}

/** Hears of what is told and corrected, in the transaction that stores it. */
export type FenceNewsListener = (tx: Tx, news: readonly FenceNews[]) => Promise<void>;
