import { createStore } from '../../../data/create-store.ts';

/**
 * The progress of the file being read; the others wait for it. Separate from the list, which need not re-render for it.
 */
export interface Reading {
  /** The file's id; null while none is read. */
  readonly id: string | null;
  /** The share of its bytes, 0 to 1. */
  readonly part: number;
  /** The number of its features so far. */
  readonly count: number;
}

const NOTHING: Reading = { id: null, part: 0, count: 0 };

export const readingStore = createStore<Reading>(NOTHING);

const stops = new Map<string, AbortController>();

/** Registers a file to be read. @returns a signal that is aborted when the file is no longer wanted. */
export function beginReading(id: string): AbortSignal {
  const stop = new AbortController();
  stops.set(id, stop);
  return stop.signal;
}

export function endReading(id: string): void {
  stops.delete(id);
  if (readingStore.get().id === id) readingStore.set(NOTHING);
}

/** Stops reading a file, or keeps it from starting. */
export function stopReading(id: string): void {
  stops.get(id)?.abort();
}
