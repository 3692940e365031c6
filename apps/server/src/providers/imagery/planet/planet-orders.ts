import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import {
  type Delivery,
  type Imagery,
  type ImageryAccount,
  ImageryRefusedError,
  type NewOrder,
  type ProviderOrder,
} from '../imagery.ts';
import { TransientError, toDown } from '../patience.ts';
import { parsePlanet } from './parse-planet.ts';
import { type PlanetCaller, type PlanetOptions, toAddress } from './planet-caller.ts';

const ORDERS = '/compute/ops/orders/v2';
const MAX_MESSAGE = 500;
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;

const STATES: Readonly<Record<string, ProviderOrder['state']>> = {
  queued: 'queued',
  running: 'running',
  success: 'success',
  // What of it could be made is delivered.
  partial: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
};
const order = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  state: z.string(),
  last_message: z.string().nullish(),
  error_hints: z.array(z.string()).nullish(),
  _links: z
    .object({ results: z.array(z.object({ name: z.string(), location: z.string() })).nullish() })
    .nullish(),
});
type PlanetOrder = z.output<typeof order>;
const orders = z.object({ orders: z.array(order) });
const manifest = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      size: z.number().nullish(),
      digests: z.object({ sha256: z.string().nullish() }).nullish(),
    }),
  ),
});

function toOrder({ id, state, last_message, error_hints }: PlanetOrder): ProviderOrder {
  const known = STATES[state];
  if (known === undefined) throw toDown(new Error(`An order of Planet is ${state.slice(0, 40)}.`));
  const words = [last_message ?? '', ...(error_hints ?? [])].filter((text) => text !== '');
  return { id, state: known, message: words.length === 0 ? null : words.join(' ').slice(0, MAX_MESSAGE) };
}

const toBody = ({ name, type, itemIds, bundle, area }: NewOrder) => ({
  name,
  products: [{ item_ids: itemIds, item_type: type, product_bundle: bundle }],
  // One picture of all scenes, without what lies outside of the area.
  tools: [{ clip: { aoi: area } }, ...(itemIds.length > 1 ? [{ composite: {} }] : [])],
});

/** The picture among the files of an order: no mask and no metadata. */
const isPicture = (name: string) => /\.tiff?$/i.test(name) && !/_udm2?(_clip)?\.tiff?$/i.test(name);

/** Where Planet keeps what it delivers: an address must not lead into a private network. */
const FILE_HOSTS = /(^|\.)(planet\.com|googleapis\.com|amazonaws\.com)$/;
const isOfPlanet = (to: URL, base: URL) =>
  to.origin === base.origin || (to.protocol === 'https:' && to.port === '' && FILE_HOSTS.test(to.hostname));

/** Files are on another host, to which an address of Planet’s own leads once; the key stays behind. */
async function fetchFile(
  { url }: PlanetOptions,
  account: ImageryAccount,
  location: string,
  signal: AbortSignal,
): Promise<Response | null> {
  const base = new URL(url);
  const authorization = `api-key ${account.key}`;
  const address = toAddress(base, { to: location }, account.key);
  const first = await fetch(address, { headers: { authorization }, redirect: 'manual', signal });
  const target = first.headers.get('location');
  if (first.status < 300 || first.status >= 400 || target === null) return toAnswer(first);
  await first.body?.cancel();
  const next = new URL(target, address);
  if (!isOfPlanet(next, base)) throw new Error(`Planet leads to ${next.host}, which is not fetched from.`);
  return toAnswer(await fetch(next, { redirect: 'error', signal }));
}

async function toAnswer(response: Response): Promise<Response | null> {
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new TransientError('A delivery of Planet', response.status, response.headers.get('retry-after'));
}

/** The orders of Planet’s Orders API. */
export function createPlanetOrders(
  call: PlanetCaller,
  options: PlanetOptions,
): Pick<Imagery, 'placeOrder' | 'findOrder' | 'getOrder' | 'cancelOrder' | 'openDelivery'> {
  const get = async (account: ImageryAccount, id: string): Promise<PlanetOrder | null> => {
    const body = await call(account, { to: `${ORDERS}/${encodeURIComponent(id)}` });
    return body === null ? null : parsePlanet(order, body);
  };
  return {
    async placeOrder(account, asked) {
      const body = await call(account, { to: ORDERS, method: 'POST', json: toBody(asked) });
      return toOrder(parsePlanet(order, body));
    },
    async findOrder(account, name) {
      const body = await call(account, { to: `${ORDERS}?name=${encodeURIComponent(name)}` });
      const [found] = parsePlanet(orders, body).orders;
      return found === undefined ? null : toOrder(found);
    },
    async getOrder(account, id) {
      const found = await get(account, id);
      return found === null ? null : toOrder(found);
    },
    async cancelOrder(account, id) {
      const body = await call(account, { to: `${ORDERS}/${encodeURIComponent(id)}`, method: 'PUT' });
      if (body === null) throw new ImageryRefusedError(404, 'Planet does not know the order.');
    },
    async openDelivery(account, { id }, { signal }): Promise<Delivery | null> {
      const results = (await get(account, id))?._links?.results ?? [];
      const picture = results.find(({ name }) => isPicture(name));
      if (picture === undefined) return null;
      try {
        const list = results.find(({ name }) => name.endsWith('manifest.json'));
        const declared = list === undefined ? null : await fetchFile(options, account, list.location, signal);
        const files =
          declared === null
            ? []
            : manifest.parse(JSON.parse(await readText(declared, MAX_MANIFEST_BYTES))).files;
        const facts = files.find(({ path }) => picture.name.endsWith(path));
        const file = await fetchFile(options, account, picture.location, signal);
        if (file?.body == null) return null;
        return {
          stream: Readable.fromWeb(file.body as ReadableStream),
          sha256: facts?.digests?.sha256?.toLowerCase() ?? null,
          byteSize: facts?.size ?? null,
        };
      } catch (cause) {
        throw toDown(cause);
      }
    },
  };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new RangeError('The manifest of a delivery is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
