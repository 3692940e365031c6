import { noDatabase } from './no-database.ts';

/** A request that has its result in the next turn, as those of a browser. */
function answer<T>(toResult: () => T): IDBRequest<T> {
  const request = {} as { result: T; onsuccess?: () => void };
  queueMicrotask(() => {
    request.result = toResult();
    request.onsuccess?.();
  });
  return request as unknown as IDBRequest<T>; // what `settle` uses of it
}

/** Keys are compared as text, by the bounds of `IDBKeyRange.bound`. */
export const memoryKeyRange = { bound: (from: string, to: string) => ({ from, to }) };

/** `indexedDB` that keeps one database in memory, as far as drafts use it; others never open. */
export function createMemoryDatabase(only: string) {
  const kept = new Map<unknown, unknown>();
  const store = {
    get: (key: unknown) => answer(() => kept.get(key)),
    put: (value: unknown, key: unknown) => answer(() => void kept.set(key, value)),
    delete: (key: unknown) => answer(() => void kept.delete(key)),
    getAll: ({ from, to }: { readonly from: string; readonly to: string }) =>
      answer(() =>
        [...kept].flatMap(([key, value]) => (String(key) >= from && String(key) <= to ? [value] : [])),
      ),
  };
  const transaction = () => {
    const begun: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
    setTimeout(() => begun.oncomplete?.());
    return begun;
  };
  const database = { transaction, close: () => undefined };
  return {
    ...noDatabase,
    open: (name: string) => (name === only ? answer(() => database) : noDatabase.open()),
  };
}
