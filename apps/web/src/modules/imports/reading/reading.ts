import { createStore } from '../../../data/create-store.ts';

/** How far the file is that is being read; the others wait for it. Beside the list, which need not be drawn anew for it. */
export interface Reading {
  /** Of the file; null while none is read. */
  readonly id: string | null;
  /** Of its bytes, 0 to 1. */
  readonly part: number;
  /** Its features so far. */
  readonly count: number;
}

const NOTHING: Reading = { id: null, part: 0, count: 0 };

export const readingStore = createStore<Reading>(NOTHING);

const stops = new Map<string, AbortController>();

/** Says that a file is to be read. @returns what tells that it is wanted no longer. */
export function beginReading(id: string): AbortSignal {
  const stop = new AbortController();
  stops.set(id, stop);
  return stop.signal;
}

export function endReading(id: string): void {
  stops.delete(id);
  if (readingStore.get().id === id) readingStore.set(NOTHING);
}

/** Ends the reading of a file, or has it not begin. */
export function stopReading(id: string): void {
  stops.get(id)?.abort();
}
