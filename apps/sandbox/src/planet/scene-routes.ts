import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { drawLand } from './draw-land.ts';
import { encodePng } from './encode-png.ts';
import { OrderFault, type SandboxOrders } from './orders.ts';
import { SearchFault, searchScenes } from './scene-search.ts';
import { findScene, type SandboxScene, toSceneTaking, toSquare } from './scenes.ts';

const SEARCH = '/data/v1/quick-search';
const ORDERS = '/compute/ops/orders/v2';
const ITEM = /^\/data\/v1\/item-types\/(\w+)\/items\/([\w-]+)(\/thumb)?$/;
const ORDER = /^\/compute\/ops\/orders\/v2\/([\w-]+)$/;
const DOWNLOAD = '/compute/ops/download/';
const THUMB_PIXELS = 256;

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const sendFault = (response: ServerResponse, status: number, message: string) =>
  sendJson(response, status, { general: [{ message }], field: {} });

/** Whether a request is for the Data or the Orders API. */
export const isSceneRequest = ({ pathname }: URL): boolean =>
  pathname.startsWith('/data/v1/') || pathname.startsWith('/compute/ops/');

const describe = (scene: SandboxScene, origin: string) => {
  const self = `${origin}/data/v1/item-types/${scene.properties['item_type']}/items/${scene.id}`;
  return { ...scene, _links: { _self: self, assets: `${self}/assets`, thumbnail: `${self}/thumb` } };
};

/** The Data and Orders APIs. */
export class ScenePart {
  readonly #orders: SandboxOrders;
  readonly #now: () => Date;

  constructor(orders: SandboxOrders, now: () => Date) {
    this.#orders = orders;
    this.#now = now;
  }

  async answer(response: ServerResponse, request: IncomingMessage, url: URL): Promise<void> {
    try {
      await this.#answer(response, request, url);
    } catch (error) {
      if (error instanceof SearchFault || error instanceof SyntaxError)
        sendFault(response, 400, error.message);
      else if (error instanceof OrderFault) sendFault(response, error.status, error.message);
      else sendFault(response, 500, 'The sandbox failed.');
    }
  }

  async #answer(response: ServerResponse, request: IncomingMessage, url: URL): Promise<void> {
    const { pathname, searchParams: query } = url;
    const item = ITEM.exec(pathname);
    const order = ORDER.exec(pathname);
    if (pathname === SEARCH && request.method === 'POST') await this.#search(response, request, url);
    else if (item !== null) this.#sendItem(response, item, url.origin);
    else if (pathname === ORDERS && request.method === 'POST') {
      const placed = this.#orders.place(await json(request));
      if (!this.#orders.isLost) sendJson(response, 202, await this.#orders.describe(placed, url.origin));
    } else if (pathname === ORDERS) {
      const found = this.#orders.listNamed(query.get('name'));
      const orders = await Promise.all(found.map((one) => this.#orders.describe(one, url.origin)));
      sendJson(response, 200, { _links: { _self: url.href }, orders });
    } else if (order !== null) await this.#sendOrder(response, request, order[1] ?? '', url.origin);
    else if (pathname === DOWNLOAD) {
      // As Planet does: the bytes lie elsewhere.
      const to = `/delivered/${query.get('token')}/${query.get('file')}`;
      response.writeHead(302, { location: url.origin + to }).end();
    } else await this.#sendFile(response, pathname);
  }

  async #search(response: ServerResponse, request: IncomingMessage, url: URL): Promise<void> {
    const size = Math.min(Number(url.searchParams.get('_page_size') ?? 250), 250);
    const { features, hasMore } = searchScenes(await json(request), size, 0, this.#now());
    sendJson(response, 200, {
      type: 'FeatureCollection',
      features: features.map((scene) => describe(scene, url.origin)),
      _links: { _self: url.href, ...(hasMore && { _next: `${url.origin}/data/v1/searches/none/results` }) },
    });
  }

  #sendItem(response: ServerResponse, [, type = '', id = '', thumb]: RegExpExecArray, origin: string): void {
    const scene = findScene(type, id, this.#now());
    if (scene === null) sendFault(response, 404, 'There is no such item.');
    else if (thumb === undefined) sendJson(response, 200, describe(scene, origin));
    else {
      const square = toSquare(scene.geometry.coordinates[0] ?? []);
      const pixels = drawLand(square, THUMB_PIXELS, toSceneTaking(scene));
      response
        .writeHead(200, { 'content-type': 'image/png' })
        .end(encodePng(THUMB_PIXELS, THUMB_PIXELS, pixels));
    }
  }

  async #sendOrder(response: ServerResponse, request: IncomingMessage, id: string, origin: string) {
    const found = this.#orders.find(id);
    if (found === undefined) {
      sendFault(response, 404, 'There is no such order.');
      return;
    }
    if (request.method === 'PUT') this.#orders.cancel(found);
    sendJson(response, 200, await this.#orders.describe(found, origin));
  }

  async #sendFile(response: ServerResponse, pathname: string): Promise<void> {
    const [, , token = '', name = ''] = pathname.split('/');
    const file = await this.#orders.getFile(token, name);
    if (file === null) sendFault(response, 404, 'There is nothing here.');
    else {
      response.writeHead(200, { 'content-length': file.length });
      if (this.#orders.isStalled) response.write(file.subarray(0, file.length / 2));
      else response.end(file);
    }
  }
}
