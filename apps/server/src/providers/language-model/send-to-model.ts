import { createFetchOutside, OutsideError } from '../../platform/http/fetch-outside.ts';

const MAX_BYTES = 1024 * 1024;

export interface ModelRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ModelResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Posts a request, without following redirects. @throws ModelUnreachableError; others where it is of no use to try again. */
export type SendToModel = (url: string, request: ModelRequest, signal: AbortSignal) => Promise<ModelResponse>;

/** There was no answer, or it broke off. */
export class ModelUnreachableError extends Error {}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new RangeError(`The model answered more than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** To an address of the configuration. */
export const sendToModel: SendToModel = async (url, request, signal) => {
  const response = await fetch(url, { ...request, method: 'POST', redirect: 'error', signal }).catch(
    (cause: unknown) => {
      throw new ModelUnreachableError('The model cannot be reached.', { cause });
    },
  );
  const text = await readText(response).catch((cause: unknown) => {
    throw cause instanceof RangeError ? cause : new ModelUnreachableError('The answer broke off.', { cause });
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
};

/** Longer than any caller waits. */
const OUTSIDE_TIMEOUT_MS = 300_000;

/**
 * To addresses that somebody gave. @throws OutsideError for one that is not public, and for an answer that is too large.
 * @param innerHosts `host:port` that may be reached although they are not public, also without TLS.
 */
export function createOutsideSend(innerHosts: ReadonlySet<string>): SendToModel {
  const fetchOutside = createFetchOutside({ innerHosts, timeoutMs: OUTSIDE_TIMEOUT_MS });
  return async (url, post, signal) => {
    const answer = await fetchOutside(new URL(url), { maxBytes: MAX_BYTES, signal, post }).catch(
      (cause: unknown) => {
        throw cause instanceof OutsideError && cause.fault === 'unreachable'
          ? new ModelUnreachableError('The model cannot be reached.', { cause })
          : cause;
      },
    );
    const { status, headers, body } = answer;
    return { status, retryAfter: headers['retry-after'] ?? null, text: body.toString('utf8') };
  };
}
