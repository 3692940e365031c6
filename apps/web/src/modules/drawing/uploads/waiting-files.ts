import { inStore } from '../draft/draft-slot.ts';
import type { FileToSend } from './send-file.ts';

/** A large file to be uploaded to a saved feature. */
export interface WaitingFile extends FileToSend {
  /** The order of the feature's files, sent with the last of them; null if it needs none. */
  readonly order: readonly string[] | null;
  /** It was pending when the page closed. */
  readonly isOld?: boolean;
}

const waitingKey = (memberId: number, name: string) => `upload ${memberId} ${name}`;

/** Stores a pending file until it is uploaded. */
export async function saveWaiting(memberId: number, file: WaitingFile): Promise<void> {
  await inStore('readwrite', (store) => store.put(file, waitingKey(memberId, file.uuid)));
}

export async function deleteWaiting(memberId: number, uuid: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(waitingKey(memberId, uuid)));
}

/** A member's pending files, by name. */
export async function listWaiting(memberId: number): Promise<WaitingFile[]> {
  const range = IDBKeyRange.bound(waitingKey(memberId, ''), waitingKey(memberId, '\uffff'));
  const found: unknown[] = await inStore('readonly', (store) => store.getAll(range));
  // Only `saveWaiting` writes there.
  const files = found as WaitingFile[];
  // Files with an order come last: it covers all of them.
  return files.toSorted((a, b) => Number(a.order !== null) - Number(b.order !== null));
}
