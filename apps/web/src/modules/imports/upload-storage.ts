import type { UploadPlan } from './upload-plan.ts';

const DATABASE = 'waypost-uploads';
const STORE = 'uploads';

/** What was left of an upload when the page went. */
export interface LeftUpload {
  readonly plan: UploadPlan;
  /** Local uuids of what is on the server. */
  readonly done: ReadonlySet<string>;
}

const planKey = (memberId: number) => [memberId, 'plan'];
const doneKeys = (memberId: number) => IDBKeyRange.bound([memberId, 'done'], [memberId, 'done', []]);

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Does work in the store of uploads; what it writes is on the disk when this settles. */
async function inUploads<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settle(opening);
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

/** Keeps an upload that begins, in place of the one before. Photographs travel as files: they are kept as they are. */
export async function savePlan(memberId: number, plan: UploadPlan): Promise<void> {
  await inUploads('readwrite', (store) => {
    store.delete(doneKeys(memberId));
    return store.put(plan, planKey(memberId));
  });
}

/** Adds to what is done. */
export async function saveDone(memberId: number, localUuids: readonly string[]): Promise<void> {
  const [first] = localUuids;
  if (first === undefined) return;
  await inUploads('readwrite', (store) => store.put(localUuids, [memberId, 'done', first]));
}

/** The upload of a member that is not over, or null. */
export async function loadLeft(memberId: number): Promise<LeftUpload | null> {
  const plan: unknown = await inUploads('readonly', (store) => store.get(planKey(memberId)));
  if (plan === undefined) return null;
  const done: unknown[] = await inUploads('readonly', (store) => store.getAll(doneKeys(memberId)));
  // Only `savePlan` and `saveDone` write there.
  return { plan: plan as UploadPlan, done: new Set((done as string[][]).flat()) };
}

export async function deleteLeft(memberId: number): Promise<void> {
  await inUploads('readwrite', (store) => {
    store.delete(doneKeys(memberId));
    return store.delete(planKey(memberId));
  });
}
