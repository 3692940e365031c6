import { createStore } from '../../../data/create-store.ts';
import type { KeptSharing } from './kept-sharing.ts';

type Problem = 'denied' | 'unavailable' | 'stillSeen' | null;

interface Sharing {
  /** What is shared until when; null: nothing. */
  readonly kept: KeptSharing | null;
  readonly problem: Problem;
}

/** Whether one's own position is shared. It survives a reload of the page, and ends with the tab. */
export const sharing = createStore<Sharing>({ kept: null, problem: null });
