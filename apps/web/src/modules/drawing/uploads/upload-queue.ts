import { ApiError } from '@waypost/client';
import { resourceEndpoints } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';
import { getHttp } from '../../../data/session/http.ts';
import { SendError, sendFile } from './send-file.ts';
import { deleteWaiting, listWaiting, saveWaiting, type WaitingFile } from './waiting-files.ts';

export interface UploadQueue {
  readonly files: readonly WaitingFile[];
  /** Of the first of them, what the server has. */
  readonly bytes: number;
  /** `refused`: the server will not have it, and it is out of the list. */
  readonly state: 'idle' | 'sending' | 'stuck';
}

const EMPTY: UploadQueue = { files: [], bytes: 0, state: 'idle' };

/** What is on its way, for all to see. */
export const uploadQueue = createStore<UploadQueue>(EMPTY);

/** Told of each file that arrived, and of each that never will. */
export interface QueueListener {
  readonly onArrived: (file: WaitingFile) => void;
  readonly onRefused: (file: WaitingFile, error: unknown) => void;
}

let owner: number | null = null;
let listener: QueueListener | null = null;
let cancel = new AbortController();

/** Whether a failure is the server's last word. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof SendError || error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 409, 423, 429].includes(error.status);
}

function drop(file: WaitingFile): void {
  if (owner !== null) deleteWaiting(owner, file.uuid).catch(() => undefined);
  uploadQueue.set({ files: uploadQueue.get().files.filter(({ uuid }) => uuid !== file.uuid), bytes: 0 });
}

async function sendNext(file: WaitingFile, signal: AbortSignal): Promise<void> {
  const { code, order, isOld = false } = file;
  await sendFile(file, { signal, isOld, onProgress: (bytes) => uploadQueue.set({ bytes }) });
  if (order !== null) {
    await getHttp().call(resourceEndpoints.orderResources, { params: { code }, body: { uuids: [...order] } });
  }
}

async function sendAll(): Promise<void> {
  uploadQueue.set({ state: 'sending', bytes: 0 });
  for (let file = uploadQueue.get().files[0]; file !== undefined; file = uploadQueue.get().files[0]) {
    const { signal } = cancel;
    try {
      await sendNext(file, signal);
      drop(file);
      listener?.onArrived(file);
    } catch (error) {
      if (signal.aborted) return;
      if (!isFinal(error)) {
        uploadQueue.set({ state: 'stuck' });
        return;
      }
      drop(file);
      listener?.onRefused(file, error);
    }
  }
  uploadQueue.set(EMPTY);
}

/** One tab sends; the others wait for it to be closed. Where there are no locks each is on its own. */
function inOneTab(work: () => Promise<void>): Promise<unknown> {
  return 'locks' in navigator ? navigator.locks.request('waypost.uploads', work) : work();
}

/** Goes on with what waits. */
export function resumeUploads(): void {
  const { files, state } = uploadQueue.get();
  if (files.length === 0 || state === 'sending') return;
  uploadQueue.set({ state: 'sending' });
  void inOneTab(sendAll);
}

/** Takes up what a member had on its way when the page went; returns the way to stop, which loses nothing. */
export function openQueue(memberId: number, heard: QueueListener): () => void {
  [owner, listener, cancel] = [memberId, heard, new AbortController()];
  listWaiting(memberId)
    .then((files) => {
      if (owner !== memberId) return;
      const old = files.map((file) => ({ ...file, isOld: true }));
      uploadQueue.set({ files: [...old, ...uploadQueue.get().files] });
      resumeUploads();
    })
    .catch(() => undefined);
  window.addEventListener('online', resumeUploads);
  return () => {
    window.removeEventListener('online', resumeUploads);
    [owner, listener] = [null, null];
    uploadQueue.set(EMPTY);
  };
}

/** Puts files behind those that wait. They survive a reload. */
export async function enqueueUploads(files: readonly WaitingFile[]): Promise<void> {
  if (files.length === 0) return;
  const memberId = owner;
  // Without storage (a private window) they are sent all the same.
  if (memberId !== null)
    await Promise.all(files.map((file) => saveWaiting(memberId, file))).catch(() => undefined);
  uploadQueue.set({ files: [...uploadQueue.get().files, ...files] });
  resumeUploads();
}

/** Gives up all that waits. */
export function cancelUploads(): void {
  cancel.abort();
  cancel = new AbortController();
  for (const file of uploadQueue.get().files) drop(file);
  uploadQueue.set(EMPTY);
}
