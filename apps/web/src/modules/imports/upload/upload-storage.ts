import type { LeftUpload } from '../earlier/left-upload.ts';
import type { UploadPlan } from './upload-plan.ts';

const DATABASE = 'waypost-uploads';
const STORE = 'uploads';
/** Version 1 kept one upload per member, version 2 the data of features as lists. */
const VERSION = 3;

/** All keys with this prefix. */
const keysOf = (...start: (string | number)[]) => IDBKeyRange.bound(start, [...start, []]);

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function prepare(database: IDBDatabase): void {
  if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE);
  database.createObjectStore(STORE);
}

/** Runs a transaction on the store of uploads; resolves once it is on disk. */
async function inUploads<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => prepare(opening.result);
  const database = await settle(opening);
  // A page with a newer version of this code waits until all others have closed the database.
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await settle(work(transaction.objectStore(STORE)));
    await ended;
    return result;
  } finally {
    database.close();
  }
}

/** Stores a new or interrupted upload under its uuid. Photographs are stored as files. */
export async function savePlan(memberId: number, plan: UploadPlan): Promise<void> {
  await inUploads('readwrite', (store) => store.put(plan, [memberId, 'plan', plan.uuid]));
}

/** Adds to the finished features of an upload. */
export async function saveDone(memberId: number, uuid: string, localUuids: readonly string[]): Promise<void> {
  const [first] = localUuids;
  if (first === undefined) return;
  await inUploads('readwrite', (store) => store.put(localUuids, [memberId, 'done', uuid, first]));
}

/** The number of unfinished uploads of a member. */
export function countLeft(memberId: number): Promise<number> {
  return inUploads('readonly', (store) => store.count(keysOf(memberId, 'plan')));
}

/** The unfinished uploads of a member. */
export async function loadLeft(memberId: number): Promise<LeftUpload[]> {
  const plans: unknown[] = await inUploads('readonly', (store) => store.getAll(keysOf(memberId, 'plan')));
  const left: LeftUpload[] = [];
  // Only `savePlan` and `saveDone` write there.
  for (const plan of plans as UploadPlan[]) {
    const done: unknown[] = await inUploads('readonly', (store) =>
      store.getAll(keysOf(memberId, 'done', plan.uuid)),
    );
    left.push({ plan, done: new Set((done as string[][]).flat()) });
  }
  return left;
}

export async function deleteLeft(memberId: number, uuid: string): Promise<void> {
  await inUploads('readwrite', (store) => {
    store.delete(keysOf(memberId, 'done', uuid));
    return store.delete([memberId, 'plan', uuid]);
  });
}
