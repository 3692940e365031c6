import { API_BASE, type Layer } from '@waypost/contract';
import type { Upload } from 'tus-js-client';
import { createStore } from '../../../../data/create-store.ts';
import { getSession } from '../../../../data/session/session.ts';
import { refreshImage } from './api.ts';

/** A picture that this page uploads. */
export interface ImageUpload {
  readonly sent: number;
  /** Why it stopped: the status of the answer, 0 without one; null: it goes on. */
  readonly stoppedBy: number | null;
}

interface Uploads {
  readonly byLayer: ReadonlyMap<string, ImageUpload>;
}

/** The chunk size in bytes. */
const PIECE_BYTES = 8 * 1024 * 1024;
const RETRY_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];

/** What this page uploads; it goes on while one looks at something else. */
export const imageUploads = createStore<Uploads>({ byLayer: new Map() });
const running = new Map<string, Upload>();

function put(code: string, change: ImageUpload | null): void {
  const byLayer = new Map(imageUploads.get().byLayer);
  if (change === null) byLayer.delete(code);
  else byLayer.set(code, change);
  imageUploads.set({ byLayer });
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
/** A page with a running upload asks before it closes. */
function guardClosing(): void {
  if (running.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function end(code: string): void {
  running.delete(code);
  guardClosing();
}

const isWorthRetrying = (status: number) => [0, 401, 409, 423].includes(status) || status >= 500;

/** Uploads a picture to its layer, from where the server is. */
export async function startImageUpload(layer: Layer, file: File): Promise<void> {
  const { code, properties } = layer;
  if (running.has(code)) return;
  put(code, { sent: 0, stoppedBy: null });
  const { DetailedError, Upload } = await import('tus-js-client');
  const session = getSession();
  let token: string | null = null;
  const toStatus = (error: unknown) =>
    error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
  const upload = new Upload(file, {
    uploadUrl: `${API_BASE}/org/${properties.organization_id}/layers/${code}/image/upload`,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest(request) {
      token = session.getAccessToken();
      if (token !== null) request.setHeader('authorization', `Bearer ${token}`);
    },
    async onAfterResponse(_request, response) {
      if (response.getStatus() === 401 && token !== null) await session.refresh(token);
    },
    onShouldRetry: (error) => isWorthRetrying(toStatus(error)),
    onChunkComplete: (_size, sent) => put(code, { sent, stoppedBy: null }),
    onSuccess() {
      end(code);
      put(code, null);
      void refreshImage(layer);
    },
    onError(error) {
      end(code);
      const { sent = 0 } = imageUploads.get().byLayer.get(code) ?? {};
      put(code, { sent, stoppedBy: toStatus(error) });
    },
  });
  running.set(code, upload);
  guardClosing();
  upload.start();
}

/** Stops an upload; what has arrived stays, and it can be gone on with. */
export async function stopImageUpload(layer: Layer): Promise<void> {
  await running.get(layer.code)?.abort();
  end(layer.code);
  put(layer.code, null);
  await refreshImage(layer);
}
