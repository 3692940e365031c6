import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { ErrorBody } from '@waypost/contract';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  /** The body as text. */
  readonly text: string;
  /** Bytes of the body that were sent before the response arrived. */
  readonly sentBytes: number;
}

export interface RawRequest {
  readonly method?: string;
  /** The request target verbatim; by default the normalized path of the URL. */
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readable | Buffer | string;
}

/**
 * Sends bytes verbatim, valid or not. A server may respond and close before the body is complete: then its response
 * counts, not the broken pipe.
 */
export function sendRaw(
  url: string,
  { method = 'POST', target, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isAnswered = false;
    // Set when known: Node otherwise sends the body of a DELETE without any framing.
    const length =
      body instanceof Readable || body === undefined
        ? {}
        : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      url,
      {
        method,
        headers: { ...length, ...headers },
        agent: false,
        ...(target === undefined ? {} : { path: target }),
      },
      (response) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        const finish = () => {
          const bytes = Buffer.concat(chunks);
          source.destroy();
          outgoing.destroy();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString('utf8'),
            sentBytes,
          });
        };
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', finish);
        response.on('error', finish);
      },
    );
    outgoing.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    const source =
      body instanceof Readable ? body : Readable.from(body === undefined ? [] : [Buffer.from(body)]);
    source.on('data', (chunk: Buffer) => {
      sentBytes += chunk.length;
      if (!outgoing.write(chunk)) source.pause();
    });
    outgoing.on('drain', () => source.resume());
    source.on('end', () => outgoing.end());
  });
}

export function toErrorBody(answer: RawAnswer): ErrorBody {
  return JSON.parse(answer.text) as ErrorBody;
}

/** A stream of `bytes` bytes between a head and a tail, generated while it is read and never held. */
export function streamOf(bytes: number, head = '', tail = ''): Readable {
  const chunk = Buffer.alloc(64 * 1024, 0x61);
  function* chunks() {
    if (head !== '') yield Buffer.from(head);
    for (let left = bytes; left > 0; left -= chunk.length)
      yield chunk.subarray(0, Math.min(left, chunk.length));
    if (tail !== '') yield Buffer.from(tail);
  }
  return Readable.from(chunks());
}

/** The peak of memory in use, inside and outside the heap, while `work` runs, relative to the start. */
export async function measurePeakBytes(work: () => Promise<void>): Promise<number> {
  const inUse = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = inUse();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, inUse());
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak - before;
}
