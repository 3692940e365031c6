/** The result of a request to a database of the browser. */
export function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs a transaction on the one store of a database of the browser; resolves once it is on disk. */
export async function withBrowserStore<T>(
  names: { readonly database: string; readonly store: string },
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(names.database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(names.store);
  const database = await settle(opening);
  try {
    const transaction = database.transaction(names.store, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(names.store)), ended]);
    return result;
  } finally {
    database.close();
  }
}
