import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { type FaultyServer, type ServiceFault, startFaultyServer } from '../faulty-server.ts';
import { drawLand } from '../planet/draw-land.ts';
import { encodePng } from '../planet/encode-png.ts';
import { type SandboxScene, toSceneTaking, toSquare } from '../planet/scenes.ts';
import { type BandName, DrawnTiles, SceneCog } from './scene-cog.ts';
import {
  findCollection,
  findItemScene,
  type StacCollection,
  type StacQuestion,
  searchItems,
  toItem,
} from './search-items.ts';

/** A request as it arrived. */
export interface StacCall {
  readonly method: string;
  readonly path: string;
  readonly range: string | null;
  readonly authorization: string | null;
  /** What was searched. */
  body: StacQuestion | null;
}

/** How pictures fail while the rest works; `whole` answers without regard to ranges. */
export type AssetFault = 'none' | 'error' | 'hang' | 'garbage' | 'whole' | 'elsewhere';

/** A stand-in for a STAC API and the store of its pictures. */
export interface StacSandbox extends FaultyServer {
  /** What configures Waypost for it. */
  readonly env: { readonly STAC_URL: string };
  /** Where the tokens of collections are. */
  readonly tokens: string;
  /** Every request, oldest first. */
  readonly calls: readonly StacCall[];
  setAssetFault(fault: AssetFault): void;
  /** Has pictures refused without the token of now, as where files are not open to anybody. @param token null: they are. */
  setToken(token: string | null): void;
}

interface StacSandboxOptions {
  /** 0 (the default) requests a free one. */
  readonly port?: number;
  /** Today, for what is listed; the default is the clock. */
  readonly now?: () => Date;
}

const THUMB_PIXELS = 256;
const CHUNK = 256 * 1024;
const ITEM = /^\/collections\/([\w-]+)\/items\/([\w-]+)$/;
const ASSET = /^\/assets\/([\w-]+)\/([\w-]+)\/(?:(visual|red|green|blue)\.tif|thumbnail\.png)$/;
const TOKEN = /^\/token\/([\w-]+)$/;
const RANGE = /^bytes=(\d+)-(\d+)$/;
/** In a local network, where nothing of open data lies. */
const ELSEWHERE = 'https://169.254.169.254/latest/visual.tif';

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/geo+json' }).end(JSON.stringify(body));
const refuse = (response: ServerResponse, status: number, description: string) =>
  send(response, status, { code: String(status), description });

function sendThumbnail(response: ServerResponse, scene: SandboxScene): void {
  const square = toSquare(scene.geometry.coordinates[0] ?? []);
  const pixels = drawLand(square, THUMB_PIXELS, toSceneTaking(scene));
  const picture = encodePng(THUMB_PIXELS, THUMB_PIXELS, pixels);
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
}

/** Sends a whole picture, as far as the client takes it. */
async function sendWhole(response: ServerResponse, cog: SceneCog): Promise<void> {
  async function* listParts() {
    for (let at = 0; at < cog.byteSize; at += CHUNK) {
      // Drawing holds up everything else: that the client has gone is to be heard before the next part.
      await setImmediate();
      yield cog.read(at, Math.min(at + CHUNK, cog.byteSize) - 1);
    }
  }
  response.writeHead(200, { 'content-type': 'image/tiff', 'content-length': cog.byteSize }).flushHeaders();
  // A client that wanted a part disconnects.
  await pipeline(Readable.from(listParts()), response).catch(() => {});
}

class StacPart {
  readonly calls: StacCall[] = [];
  assetFault: AssetFault = 'none';
  token: string | null = null;
  readonly #now: () => Date;
  readonly #drawn = new DrawnTiles();

  constructor(now: () => Date) {
    this.#now = now;
  }

  hear(request: IncomingMessage, url: URL): void {
    this.calls.push({
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      range: request.headers.range ?? null,
      authorization: request.headers.authorization ?? null,
      body: null,
    });
  }

  async answer(
    response: ServerResponse,
    request: IncomingMessage,
    { pathname, searchParams }: URL,
  ): Promise<void> {
    const origin = `http://${request.headers.host}`;
    const call = this.calls.at(-1);
    const item = ITEM.exec(pathname);
    const asset = ASSET.exec(pathname);
    const tokenOf = TOKEN.exec(pathname)?.[1];
    if (pathname === '/search' && request.method === 'POST') {
      const asked = (await json(request)) as StacQuestion;
      if (call !== undefined) call.body = asked;
      this.#search(response, asked, origin);
    } else if (item !== null) {
      const collection = findCollection(item[1] ?? '');
      const scene = findItemScene(item[2] ?? '', this.#now());
      if (scene === null || collection === null) refuse(response, 404, 'There is no such item.');
      else send(response, 200, this.#describe(scene, collection, origin));
    } else if (tokenOf !== undefined && this.token !== null)
      send(response, 200, { token: `sig=${this.token}&of=${tokenOf}` });
    else if (asset !== null && !this.#isOpen(asset[1] ?? '', searchParams))
      refuse(response, 403, 'The token is missing or at its end.');
    else if (asset !== null) this.#sendAsset(response, request, asset);
    else refuse(response, 404, 'There is nothing here.');
  }

  #isOpen(collection: string, asked: URLSearchParams): boolean {
    return this.token === null || (asked.get('sig') === this.token && asked.get('of') === collection);
  }

  #describe(scene: SandboxScene, collection: StacCollection, origin: string) {
    const item = toItem(scene, collection, origin);
    if (this.assetFault !== 'elsewhere') return item;
    const moved = Object.entries(item.assets).map(([name, one]) => [name, { ...one, href: ELSEWHERE }]);
    return { ...item, assets: Object.fromEntries(moved) as typeof item.assets };
  }

  #search(response: ServerResponse, asked: StacQuestion, origin: string): void {
    const { items, next } = searchItems(asked, origin, this.#now());
    const link = {
      rel: 'next',
      href: `${origin}/search`,
      method: 'POST',
      merge: true,
      body: { next },
    };
    send(response, 200, {
      type: 'FeatureCollection',
      features: items,
      links: next === null ? [] : [link],
    });
  }

  #sendAsset(response: ServerResponse, request: IncomingMessage, asset: RegExpExecArray): void {
    const [, collectionId = '', id = '', shown] = asset;
    const collection = findCollection(collectionId);
    const scene = findItemScene(id, this.#now());
    // What the pattern of addresses allows.
    const shows = shown as 'visual' | BandName | undefined;
    const isHere = shows === undefined || collection?.hasVisual === (shows === 'visual');
    if (scene === null || collection === null || !isHere) refuse(response, 404, 'There is nothing here.');
    else if (shows === undefined) sendThumbnail(response, scene);
    else {
      const cog = new SceneCog(scene, this.#drawn, { across: collection.across, shows });
      this.#sendPicture(response, request.headers.range ?? '', cog);
    }
  }

  #sendPicture(response: ServerResponse, asked: string, cog: SceneCog): void {
    const fault = this.assetFault;
    if (fault === 'hang') return;
    if (fault === 'error') return void response.writeHead(503).end();
    if (fault === 'whole') return void sendWhole(response, cog);
    const [, from = '0', to = '0'] = RANGE.exec(asked) ?? [];
    const [first, last] = [Number(from), Math.min(Number(to), cog.byteSize - 1)];
    const part = cog.read(first, last);
    response
      .writeHead(206, {
        'content-type': 'image/tiff',
        'content-range': `bytes ${first}-${last}/${cog.byteSize}`,
      })
      .end(fault === 'garbage' ? part.fill(0x20) : part);
  }
}

/** Starts it on the loopback address. */
export async function startStacSandbox({
  port = 0,
  now = () => new Date(),
}: StacSandboxOptions = {}): Promise<StacSandbox> {
  const part = new StacPart(now);
  const server = await startFaultyServer(port, {
    hear: (request, url) => part.hear(request, url),
    answer(response, url, request) {
      part.answer(response, request, url).catch(() => refuse(response, 400, 'The search cannot be read.'));
    },
    garbage: '{"features":[{"id":7}]}',
  });
  return {
    ...server,
    env: { STAC_URL: server.url },
    calls: part.calls,
    setFault: (fault: ServiceFault) => server.setFault(fault),
    tokens: `${server.url}/token/{collection}`,
    setToken: (token) => {
      part.token = token;
    },
    setAssetFault: (fault) => {
      part.assetFault = fault;
    },
  };
}
