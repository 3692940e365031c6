import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';

/**
 * An object store in memory with the part of the S3 API that Waypost uses. Its bucket exists once a client creates it.
 */
export interface ObjectStoreSandbox extends FaultyServer {
  /** For the configuration: credentials and bucket. */
  readonly config: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** The same as a URL, for `STORAGE_URL`. */
  readonly storageUrl: string;
  /** The objects by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly modifiedAt: Date;
}

const BUCKET = 'waypost';
const ACCESS_KEY = 'SANDBOX';
const SECRET_KEY = 'a secret of nobody';
const REGION = 'us-east-1';
/** Small, so that a listing has pages. */
const PAGE = 3;

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
}

const toEtag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A page of a listing, as XML. @param after the key that ended the previous page. */
function toListing(objects: ReadonlyMap<string, StoredObject>, prefix: string, after: string): string {
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, PAGE);
  const contents = page.map(
    ([key, { bytes, modifiedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${toEtag(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const isTruncated = found.length > PAGE;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** Starts it on the loopback address. @param makesBuckets whether a request for the bucket creates it. */
export async function startObjectStoreSandbox(makesBuckets = true): Promise<ObjectStoreSandbox> {
  const stored = new Map<string, StoredObject>();
  const objects = new Map<string, Buffer>();
  let isMade = false;

  async function answer(response: ServerResponse, url: URL, request: IncomingMessage): Promise<void> {
    const isSigned = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/`);
    if (isSigned !== true) return refuse(response, 403, 'InvalidAccessKeyId');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) return refuse(response, 403, 'AccessDenied');
    if (key === '' && request.method === 'PUT') {
      if (!makesBuckets) return refuse(response, 403, 'AccessDenied');
      isMade = true;
      response.writeHead(200).end();
      return;
    }
    if (!isMade) return refuse(response, 404, 'NoSuchBucket');
    if (key === '' && request.method === 'HEAD') {
      response.writeHead(200).end();
      return;
    }
    if (key === '' && request.method === 'GET') {
      const query = url.searchParams;
      const listing = toListing(stored, query.get('prefix') ?? '', query.get('continuation-token') ?? '');
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing);
      return;
    }
    if (request.method === 'PUT') {
      const bytes = await buffer(request);
      stored.set(key, { bytes, modifiedAt: new Date() });
      objects.set(key, bytes);
      response.writeHead(200, { etag: toEtag(bytes) }).end();
      return;
    }
    if (request.method === 'DELETE') {
      stored.delete(key);
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const found = stored.get(key);
    if (found === undefined) return refuse(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const isPart = from !== undefined && to !== undefined;
    if (isPart && Number(from) >= found.bytes.length) return refuse(response, 416, 'InvalidRange');
    const bytes = isPart ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes;
    response.writeHead(isPart ? 206 : 200, {
      'content-length': bytes.length,
      'content-type': 'application/octet-stream',
      'last-modified': found.modifiedAt.toUTCString(),
      etag: toEtag(found.bytes),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  const server = await startFaultyServer(0, {
    hear: () => {},
    // An aborted upload stores nothing.
    answer: (response, url, request) => void answer(response, url, request).catch(() => response.destroy()),
    garbage: '<ListBucketResult><Contents><Key>half',
  });
  const config = {
    endpoint: server.url,
    region: REGION,
    bucket: BUCKET,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: SECRET_KEY,
  };
  const storageUrl = `s3://${ACCESS_KEY}:${encodeURIComponent(SECRET_KEY)}@${new URL(server.url).host}/${BUCKET}?tls=off`;
  return { ...server, config, storageUrl, objects };
}
