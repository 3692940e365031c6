import { useSyncExternalStore } from 'react';

/** State outside React: it survives route changes, and code that is no component reads and changes it. */
export interface Store<T extends object> {
  readonly get: () => T;
  /** Replaces the named parts; listeners hear of it when one of them is another value than before. */
  readonly set: (change: Partial<T>) => void;
  /** Calls `listener` after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const keys = Object.keys(change) as (keyof T)[];
      if (keys.every((key) => Object.is(change[key], state[key]))) return;
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store; `select` must give the same value while the state is the same. */
export function useStore<T extends object, S>(store: Store<T>, select: (state: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
