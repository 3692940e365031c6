import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { ErrorBody } from '@waypost/contract';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  /** The same bytes as text. */
  readonly text: string;
  /** Bytes of the body that were handed to the network before the answer came. */
  readonly sentBytes: number;
}

export interface RawRequest {
  readonly method?: string;
  /** What the request line asks for, spelled as it is; otherwise the path of the address, put in order. */
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readable | Buffer | string;
}

/**
 * Sends bytes as they are, well-formed or not. A server may answer before the body is over and hang up:
 * its answer counts then, not the broken pipe.
 */
export function sendRaw(
  url: string,
  { method = 'POST', target, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isAnswered = false;
    // Stated where it is known: Node sends a DELETE’s body without any framing otherwise.
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

/** A stream of `bytes` bytes between a head and a tail, made as it is read and never held. */
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

/** The highest memory in use outside and inside the heap while `work` runs, above what it was before. */
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
