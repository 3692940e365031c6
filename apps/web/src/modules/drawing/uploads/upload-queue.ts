import { ApiError } from '@waypost/client';
import { resourceEndpoints } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';
import { getHttp } from '../../../data/session/http.ts';
import { SendError, sendFile } from './send-file.ts';
import { deleteWaiting, listWaiting, saveWaiting, type WaitingFile } from './waiting-files.ts';

export interface UploadQueue {
  readonly files: readonly WaitingFile[];
  /** The bytes that the server has of the first file. */
  readonly bytes: number;
  /** `refused`: the server rejected it, and it was removed. */
  readonly state: 'idle' | 'sending' | 'stuck';
}

const EMPTY: UploadQueue = { files: [], bytes: 0, state: 'idle' };

/** The state of pending uploads. */
export const uploadQueue = createStore<UploadQueue>(EMPTY);

/** Called for each file that was uploaded or finally failed. */
export interface QueueListener {
  readonly onArrived: (file: WaitingFile) => void;
  readonly onRefused: (file: WaitingFile, error: unknown) => void;
}

let owner: number | null = null;
let listener: QueueListener | null = null;
let cancel = new AbortController();

/** Whether an error is permanent. */
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

/** One tab uploads; the others wait until it closes. Without locks each tab works on its own. */
function inOneTab(work: () => Promise<void>): Promise<unknown> {
  return 'locks' in navigator ? navigator.locks.request('waypost.uploads', work) : work();
}

/** Continues with pending files. */
export function resumeUploads(): void {
  const { files, state } = uploadQueue.get();
  if (files.length === 0 || state === 'sending') return;
  uploadQueue.set({ state: 'sending' });
  void inOneTab(sendAll);
}

/** Resumes a member's pending uploads; returns a function that stops them without loss. */
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

/** Appends files to the queue. They survive a reload. */
export async function enqueueUploads(files: readonly WaitingFile[]): Promise<void> {
  if (files.length === 0) return;
  const memberId = owner;
  // Uploads work without storage (a private window).
  if (memberId !== null)
    await Promise.all(files.map((file) => saveWaiting(memberId, file))).catch(() => undefined);
  uploadQueue.set({ files: [...uploadQueue.get().files, ...files] });
  resumeUploads();
}

/** Cancels all pending files. */
export function cancelUploads(): void {
  cancel.abort();
  cancel = new AbortController();
  for (const file of uploadQueue.get().files) drop(file);
  uploadQueue.set(EMPTY);
}
