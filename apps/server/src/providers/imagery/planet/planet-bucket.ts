import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Delivery } from '../imagery.ts';
import { TransientError, toDown } from '../patience.ts';
import type { PlanetBucket } from './planet-caller.ts';

const MAX_LIST_BYTES = 4 * 1024 * 1024;
const LIST_TIMEOUT_MS = 10_000;
const KEY = /<Key>([^<]+)<\/Key>/g;
/** The values of an item, and none of what says how sure they are. */
const isValues = (key: string) => /\.tiff?$/i.test(key) && !/(udm|mask|confidence|uncertainty)/i.test(key);

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_LIST_BYTES) throw new RangeError('The list of a bucket is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function ask(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { redirect: 'error', signal });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new TransientError('The bucket', response.status, response.headers.get('retry-after'));
}

/**
 * The raster of an item, which lies at `SUBSCRIPTION/ITEM/FILE` of the bucket; null if it is not there.
 * @throws ProviderDownError.
 */
export async function openRasterFile(
  { url }: PlanetBucket,
  subscriptionId: string,
  itemId: string,
  signal: AbortSignal,
): Promise<Delivery | null> {
  try {
    const prefix = `${subscriptionId}/${itemId}/`;
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    const soon = AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]);
    const list = await readText(await ask(`${url}/?${query}`, soon));
    const keys = [...list.matchAll(KEY)].map(([, key = '']) => key);
    const key = keys.find((one) => one.startsWith(prefix) && isValues(one));
    if (key === undefined) return null;
    const file = await ask(`${url}/${key.split('/').map(encodeURIComponent).join('/')}`, signal);
    if (file.body === null) return null;
    return { stream: Readable.fromWeb(file.body as ReadableStream), sha256: null, byteSize: null };
  } catch (cause) {
    throw toDown(cause);
  }
}
