import { inStore } from '../draft/draft-slot.ts';
import type { FileToSend } from './send-file.ts';

/** A large file of a feature that is saved already, on its way there. */
export interface WaitingFile extends FileToSend {
  /** The order of the feature's files once this one, the last of them, is there; null where it comes by itself. */
  readonly order: readonly string[] | null;
  /** It was on its way when the page went. */
  readonly isOld?: boolean;
}

const waitingKey = (memberId: number, name: string) => `upload ${memberId} ${name}`;

/** Keeps a file that is on its way, until it has arrived. */
export async function saveWaiting(memberId: number, file: WaitingFile): Promise<void> {
  await inStore('readwrite', (store) => store.put(file, waitingKey(memberId, file.uuid)));
}

export async function deleteWaiting(memberId: number, uuid: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(waitingKey(memberId, uuid)));
}

/** What a member had on its way, by name. */
export async function listWaiting(memberId: number): Promise<WaitingFile[]> {
  const range = IDBKeyRange.bound(waitingKey(memberId, ''), waitingKey(memberId, '\uffff'));
  const found: unknown[] = await inStore('readonly', (store) => store.getAll(range));
  // Only `saveWaiting` writes there.
  const files = found as WaitingFile[];
  // Those with an order come last: it is that of all of them.
  return files.toSorted((a, b) => Number(a.order !== null) - Number(b.order !== null));
}
