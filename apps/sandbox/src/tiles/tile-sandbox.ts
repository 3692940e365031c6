import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FaultyServer, startFaultyServer } from '../faulty-server.ts';
import { drawLand, type Taking } from '../planet/draw-land.ts';
import { encodePng } from '../planet/encode-png.ts';
import { toCapabilities, WMTS_LAYERS, WMTS_LEVEL } from './capabilities.ts';

/** A stand-in for a server of tiles: by a template, and as a WMTS. It wants a key for both. */
export interface TileSandbox extends FaultyServer {
  /** The addresses, with the key. */
  readonly xyz: string;
  readonly wmts: string;
  /** The paths and queries of all requests, oldest first. */
  readonly calls: readonly string[];
}

/** What the sandbox wants to see. */
export const SANDBOX_TILE_KEY = 'tk-0123456789-sandbox';

const TILE_PIXELS = 256;
const CHUNK = 'x'.repeat(1024 * 1024);
/** In MB. */
const HUGE_DOCUMENT = 50;
/** In a local network, where nobody may be sent. */
const ELSEWHERE = 'http://169.254.169.254/latest/meta-data/';
const XYZ = /^\/(dry|rainy)\/(\d+)\/(\d+)\/(\d+)\.png$/;
const WMTS_TILE = /^\/wmts\/(\w+)\/default\/EPSG(?::|%3A)3857\/(\d\d)\/(\d+)\/(\d+)\.png$/i;

/** The land is green after the rains. */
const TAKINGS: Readonly<Record<string, Taking>> = {
  dry: { month: 2026 * 12 + 4, cloudCover: 0, seed: 0 },
  rainy: { month: 2026 * 12 + 9, cloudCover: 0, seed: 0 },
  land: { month: 2025 * 12 + 4, cloudCover: 0, seed: 0 },
  ortho: { month: 2025 * 12 + 9, cloudCover: 0, seed: 0 },
};

function sendTile(
  response: ServerResponse,
  taking: Taking | undefined,
  z: number,
  x: number,
  y: number,
): void {
  const across = 2 ** z;
  if (taking === undefined || z > WMTS_LEVEL || x >= across || y >= across)
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such tile.');
  const square = { west: x / across, north: y / across, width: 1 / across };
  const picture = encodePng(TILE_PIXELS, TILE_PIXELS, drawLand(square, TILE_PIXELS, taking));
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
}

const sendXml = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(text);

/** More than anybody should read. A client that has had enough disconnects. */
async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/xml' });
  await pipeline(Readable.from(Array(HUGE_DOCUMENT).fill(CHUNK)), response).catch(() => {});
}

/** Addresses that answer with what an address of tiles may turn out to be. */
function answerOddly(response: ServerResponse, { pathname: path, search }: URL, origin: string): boolean {
  const degrees = WMTS_LAYERS.filter(({ system }) => system === 'EPSG:4326');
  if (path === '/huge.xml') void sendHuge(response);
  else if (path === '/page.xml') sendXml(response, '<html><body>Not here</body></html>');
  else if (path === '/degrees.xml') sendXml(response, toCapabilities(origin, degrees));
  else if (path.startsWith('/elsewhere')) response.writeHead(302, { location: ELSEWHERE }).end();
  else if (path.startsWith('/around')) response.writeHead(302, { location: path }).end();
  else if (path.startsWith('/moved/'))
    response.writeHead(302, { location: path.slice('/moved'.length) + search }).end();
  else if (path.startsWith('/page/'))
    response.writeHead(200, { 'content-type': 'image/png' }).end('<html></html>');
  else if (path.startsWith('/drawing/'))
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else return false;
  return true;
}

/** Starts it on the loopback address. `port` 0 (the default) requests a free one. */
export async function startTileSandbox({ port = 0 }: { readonly port?: number } = {}): Promise<TileSandbox> {
  const calls: string[] = [];
  const server = await startFaultyServer(port, {
    hear: (_request, { pathname, search }) => calls.push(pathname + search),
    answer(response, url, request) {
      const { pathname, searchParams } = url;
      const origin = `http://${request.headers.host}`;
      if (answerOddly(response, url, origin)) return;
      if (searchParams.get('key') !== SANDBOX_TILE_KEY)
        return void response.writeHead(403).end('Who are you?');
      const [, season = '', z, x, y] = XYZ.exec(pathname) ?? [];
      const [, layer = '', matrix, row, column] = WMTS_TILE.exec(pathname) ?? [];
      if (season !== '') sendTile(response, TAKINGS[season], Number(z), Number(x), Number(y));
      else if (layer !== '') sendTile(response, TAKINGS[layer], Number(matrix), Number(column), Number(row));
      else if (pathname === '/wmts' && searchParams.get('REQUEST') === 'GetCapabilities')
        sendXml(response, toCapabilities(origin));
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.');
    },
    garbage: '\u0000\u0001not a tile',
  });
  return {
    ...server,
    xyz: `${server.url}/dry/{z}/{x}/{y}.png?key=${SANDBOX_TILE_KEY}`,
    wmts: `${server.url}/wmts?key=${SANDBOX_TILE_KEY}`,
    calls,
  };
}
