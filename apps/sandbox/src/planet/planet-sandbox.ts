import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultyServer, type ServiceFault, startFaultyServer } from '../faulty-server.ts';
import { answerBucket, BUCKET, SANDBOX_DELIVERY } from './bucket.ts';
import { drawLand } from './draw-land.ts';
import { encodePng } from './encode-png.ts';
import { describeMosaic, listMosaics, toTaking } from './mosaics.ts';
import { SandboxOrders } from './orders.ts';
import { isSceneRequest, ScenePart } from './scene-routes.ts';
import { answerSubscriptions, isSubscriptionRequest } from './subscription-routes.ts';
import { SandboxSubscriptions } from './subscriptions.ts';

/** A request as it arrived. */
export interface PlanetCall {
  readonly method: string;
  /** Path and query, without the key. */
  readonly path: string;
  /** The key it was sent with; null without one. */
  readonly key: string | null;
}

/** A stand-in for Planet, with the parts of its APIs that Waypost uses and invented pictures. */
export interface PlanetSandbox extends FaultyServer {
  /** What configures Waypost for it. */
  readonly env: {
    readonly PLANET_URL: string;
    readonly PLANET_API_KEY: string;
    readonly PLANET_DELIVERY: string;
    readonly PLANET_DELIVERY_URL: string;
  };
  /** Every request, oldest first. */
  readonly calls: readonly PlanetCall[];
  /** Refuses a key from now on, as if it had been revoked; or no longer. */
  refuse(key: string, isRefused?: boolean): void;
  /** Fails the requests of one key alone. */
  setFaultOf(key: string, fault: ServiceFault): void;
  /** What becomes of orders. */
  readonly orders: Pick<
    SandboxOrders,
    | 'failNext'
    | 'refuseNext'
    | 'breakDeliveries'
    | 'damagePictures'
    | 'stallDeliveries'
    | 'hold'
    | 'beginAll'
    | 'loseAnswers'
    | 'expire'
  >;
  /** What becomes of subscriptions. */
  readonly subscriptions: Pick<
    SandboxSubscriptions,
    'failNext' | 'hold' | 'loseAnswers' | 'measureNothing' | 'breakRasters'
  >;
}

interface PlanetSandboxOptions {
  /** 0 (the default) requests a free one. */
  readonly port?: number;
  /** Today, for what is listed; the default is the clock. */
  readonly now?: () => Date;
  /** How long an order or a subscription takes from being placed to its delivery. */
  readonly orderMs?: number;
  /** Tiles of an ordered picture along each side, at most: a power of two. */
  readonly across?: number;
}

export const SANDBOX_PLANET_KEY = 'PLAK-sandbox';
const TILE_PIXELS = 256;
const PAGE_SIZE = 50;
const ORDER_MS = 20_000;
const ACROSS = 4;

/** The key of a request, by any of the ways that Planet accepts. */
function readKey({ headers: { authorization = '' } }: IncomingMessage, url: URL): string | null {
  const [scheme, rest = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() === 'api-key') return rest;
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(rest, 'base64').toString().split(':')[0] ?? null;
  return url.searchParams.get('api_key');
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export const toFault = (message: string) => ({ general: [{ message }], field: {} });

function sendMosaics(response: ServerResponse, url: URL, key: string, now: Date): void {
  const { searchParams: query, origin } = url;
  const size = Math.min(Number(query.get('_page_size') ?? PAGE_SIZE), 250);
  const page = Number(query.get('_page') ?? 1);
  const [is, contains] = [query.get('name__is'), query.get('name__contains')];
  const found = listMosaics(now).filter(
    ({ name }) => (is === null || name === is) && (contains === null || name.includes(contains)),
  );
  const toPage = (number: number) => {
    const next = new URL(url);
    next.searchParams.set('_page', String(number));
    return next.href;
  };
  sendJson(response, 200, {
    _links: { _self: url.href, ...(page * size < found.length && { _next: toPage(page + 1) }) },
    mosaics: found.slice((page - 1) * size, page * size).map((one) => describeMosaic(one, origin, key)),
  });
}

function sendTile(response: ServerResponse, match: RegExpExecArray, now: Date): void {
  const [name, z, x, y] = [match[1], ...match.slice(2).map(Number)];
  const mosaic = listMosaics(now).find((one) => one.name === name);
  const across = 2 ** Number(z);
  if (mosaic === undefined || Number(x) >= across || Number(y) >= across) {
    sendJson(response, 404, toFault('There is no such tile.'));
    return;
  }
  const square = { west: Number(x) / across, north: Number(y) / across, width: 1 / across };
  const picture = encodePng(TILE_PIXELS, TILE_PIXELS, drawLand(square, TILE_PIXELS, toTaking(mosaic)));
  response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }).end(picture);
}

const TILE = /^\/basemaps\/v1\/planet-tiles\/([\w-]+)\/gmap\/(\d+)\/(\d+)\/(\d+)\.png$/;

/** Starts it on the loopback address. Any key that begins with `PLAK-` is accepted. */
export async function startPlanetSandbox({
  port = 0,
  now = () => new Date(),
  orderMs = ORDER_MS,
  across = ACROSS,
}: PlanetSandboxOptions = {}): Promise<PlanetSandbox> {
  const calls: PlanetCall[] = [];
  const refused = new Set<string>();
  const faults = new Map<string, ServiceFault>();
  const orders = new SandboxOrders({ orderMs, across, now });
  const scenes = new ScenePart(orders, now);
  const subscriptions = new SandboxSubscriptions(orderMs, now);
  const isKnown = (key: string | null): key is string =>
    key !== null && /^PLAK-[\w-]{4,}$/.test(key) && !refused.has(key);
  const server = await startFaultyServer(port, {
    hear(request, url) {
      const key = readKey(request, url);
      const shown = new URL(url);
      shown.searchParams.delete('api_key');
      calls.push({ method: request.method ?? 'GET', path: shown.pathname + shown.search, key });
    },
    findFault: (request, url) => faults.get(readKey(request, url) ?? '') ?? 'none',
    answer(response, asked, request) {
      const url = new URL(asked.pathname + asked.search, `http://${request.headers.host}`);
      const key = readKey(request, url);
      const tile = TILE.exec(url.pathname);
      // Where a delivery leads needs its token alone.
      if (url.pathname.startsWith('/delivered/')) return void scenes.answer(response, request, url);
      if (url.pathname.startsWith(BUCKET)) return answerBucket(subscriptions, response, url);
      // As Planet does: a tile of a key without the right to it does not exist.
      if (!isKnown(key)) {
        const status = tile === null ? 401 : 404;
        sendJson(response, status, toFault('Please enter your API key, or email and password.'));
      } else if (tile !== null) sendTile(response, tile, now());
      else if (isSceneRequest(url)) void scenes.answer(response, request, url);
      else if (isSubscriptionRequest(url)) void answerSubscriptions(subscriptions, response, request, url);
      else if (url.pathname === '/basemaps/v1/mosaics') sendMosaics(response, url, key, now());
      else sendJson(response, 404, toFault('There is nothing here.'));
    },
    garbage: '{"mosaics":[{"name":7}]}',
  });
  return {
    ...server,
    env: {
      PLANET_URL: server.url,
      PLANET_API_KEY: SANDBOX_PLANET_KEY,
      PLANET_DELIVERY: SANDBOX_DELIVERY,
      PLANET_DELIVERY_URL: `${server.url}/bucket`,
    },
    calls,
    orders,
    subscriptions,
    refuse: (key, isRefused = true) => void (isRefused ? refused.add(key) : refused.delete(key)),
    setFaultOf: (key, fault) => void faults.set(key, fault),
  };
}
