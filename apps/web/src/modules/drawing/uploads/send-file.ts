import { API_BASE, RESUMABLE_BYTES, resourceEndpoints } from '@waypost/contract';
import { getHttp } from '../../../data/session/http.ts';
import { getSession } from '../../../data/session/session.ts';

/** The chunk size in bytes. */
const PIECE_BYTES = 2 * 1024 * 1024;
const RETRY_MS = [500, 1_000, 2_000, 5_000, 10_000];

export interface FileToSend {
  /** The code of the feature. */
  readonly code: string;
  /** The file's name on the server; repeating the upload under this name resumes it. */
  readonly uuid: string;
  readonly file: File;
}

export interface SendOptions {
  /** Bytes that the server has. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
  /** It may have been started before this page was opened. */
  readonly isOld?: boolean;
}

/** The server refused a file; `status` 0 without a response. */
export class SendError extends Error {
  readonly status: number;
  constructor(status: number, cause: unknown) {
    super(`The file could not be sent (${status}).`, { cause });
    this.name = 'SendError';
    this.status = status;
  }
}

const isWorthRetrying = (status: number) => [0, 401, 409, 423].includes(status) || status >= 500;

/** Whether a file is large enough to be sent in chunks. */
export function isLarge(file: File): boolean {
  return file.size > RESUMABLE_BYTES;
}

/**
 * Adds a file to a feature: a small one in one request, a large one in chunks that resume after a lost connection.
 * @throws ApiError or SendError
 */
export async function sendFile(toSend: FileToSend, options: SendOptions = {}): Promise<void> {
  const { code, uuid, file } = toSend;
  if (isLarge(file)) return sendInPieces(toSend, options);
  await getHttp().call(resourceEndpoints.addResource, {
    params: { code },
    query: { uuid },
    files: [file],
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

/** Names of files started since the page was opened. */
const begun = new Set<string>();

async function sendInPieces({ code, uuid, file }: FileToSend, options: SendOptions): Promise<void> {
  const { DetailedError, Upload } = await import('tus-js-client');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const session = getSession();
  const path = `${API_BASE}/geo/feature/${code}/uploads`;
  const isKnown = options.isOld === true || begun.has(uuid);
  begun.add(uuid);
  let token: string | null = null;
  const toStatus = (error: unknown) =>
    error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
  const upload = new Upload(file, {
    // Asks for the offset; if the upload no longer exists, it restarts.
    ...(isKnown ? { uploadUrl: `${path}/${uuid}` } : {}),
    endpoint: `${path}?uuid=${uuid}`,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_MS,
    metadata: { filename: file.name },
    // The name is known without being stored.
    storeFingerprintForResuming: false,
    onBeforeRequest(request) {
      token = session.getAccessToken();
      if (token !== null) request.setHeader('authorization', `Bearer ${token}`);
    },
    async onAfterResponse(_request, response) {
      if (response.getStatus() === 401 && token !== null) await session.refresh(token);
    },
    onShouldRetry: (error) => isWorthRetrying(toStatus(error)),
    onChunkComplete: (_size, accepted) => options.onProgress?.(accepted),
    onSuccess: () => resolve(),
    onError: (error) => reject(new SendError(toStatus(error), error)),
  });
  options.signal?.addEventListener('abort', () => {
    // Also drops the progress record.
    upload.abort(true).catch(() => undefined);
    reject(options.signal?.reason);
  });
  upload.start();
  return promise;
}
