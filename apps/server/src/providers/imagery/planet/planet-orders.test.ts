import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import {
  type DeliveryWait,
  type ImageryAccount,
  ImageryRefusedError,
  type NewOrder,
  type PlacedOrder,
} from '../imagery.ts';
import { createPlanetImagery } from './planet-imagery.ts';

const account: ImageryAccount = { provider: 'planet', key: 'PLAK-of-a-test', id: 'a' };
const AREA: NewOrder['area'] = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.5, 24.125],
      [-110.4375, 24.125],
      [-110.4375, 24.1875],
      [-110.5, 24.1875],
      [-110.5, 24.125],
    ],
  ],
};

let sandbox: PlanetSandbox;
const servers: Server[] = [];
beforeAll(async () => {
  sandbox = await startPlanetSandbox({ now: () => new Date('2026-11-25T12:00:00Z'), orderMs: 1 });
});
afterEach(() => sandbox.setFault('none'));
afterAll(async () => {
  await sandbox.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const open = (url = sandbox.url) => createPlanetImagery({ url, timeoutMs: 2_000 });
const WAIT: DeliveryWait = { signal: new AbortController().signal, live: () => undefined };
const toPlaced = (id: string): PlacedOrder => ({
  id,
  name: 'mine',
  type: 'PSScene',
  itemIds: ['a'],
  bundle: 'visual',
  area: AREA,
});
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ImageryRefusedError) return `refused: ${error.words}`;
      return error instanceof AppError ? error.code : Promise.reject(error);
    },
  );

/** A server that answers in its own way. @returns its address, and the headers that it was sent. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse, origin: string) => void) {
  const heard: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    answer(request, response, `http://${request.headers.host}`);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

async function toOrder(name: string): Promise<NewOrder> {
  const [scene] = await open().searchScenes(account, {
    filter: { type: 'GeometryFilter', field_name: 'geometry', config: AREA },
    types: ['PSScene'],
    size: 1,
  });
  return { name, type: 'PSScene', itemIds: [scene?.id ?? ''], bundle: 'visual', area: AREA };
}

describe('an order at Planet', () => {
  test('is found by its name, and delivered with its digest', async () => {
    const imagery = open();
    expect(await imagery.findOrder(account, 'mine')).toBeNull();
    const placed = await imagery.placeOrder(account, await toOrder('mine'));
    expect((await imagery.findOrder(account, 'mine'))?.id).toBe(placed.id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await imagery.getOrder(account, placed.id))?.state).toBe('success');
    const delivery = await imagery.openDelivery(account, toPlaced(placed.id), WAIT);
    if (delivery === null) throw new Error('Nothing was delivered.');
    const bytes = await buffer(delivery.stream);
    expect(delivery.byteSize).toBe(bytes.length);
    expect(delivery.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await imagery.getOrder(account, 'no-such-order')).toBeNull();
  });

  test('that it refuses has its words, and counts as no outage', async () => {
    const imagery = open();
    const order = { ...(await toOrder('odd')), bundle: 'everything' };
    for (let times = 0; times < 6; times += 1)
      expect(await codeOf(imagery.placeOrder(account, order))).toBe(
        'refused: Bundle type <everything> is not available.',
      );
    expect(await codeOf(imagery.checkKey(account))).toBe('done');
  });

  test('that the account does not know is not withdrawn, and neither is such a subscription', async () => {
    const imagery = open();
    expect(await codeOf(imagery.cancelOrder(account, 'no-such-order'))).toBe(
      'refused: Planet does not know the order.',
    );
    expect(await codeOf(imagery.cancelSubscription(account, 'no-such-subscription'))).toBe(
      'refused: Planet does not know the subscription.',
    );
  });

  test('of a state that nobody knows is an outage', async () => {
    const { url } = await serve((_request, response) => {
      response.end(JSON.stringify({ id: 'a', state: 'dreaming' }));
    });
    expect(await codeOf(open(url).getOrder(account, 'a'))).toBe('imagery_unavailable');
  });
});

describe('a delivery', () => {
  /** An order whose picture is at an address of Planet’s that leads to another one. */
  const leadTo = (target: (origin: string) => string) =>
    serve((request, response, origin) => {
      if (request.url?.startsWith('/compute/ops/download')) {
        response.writeHead(302, { location: target(origin) }).end();
      } else if (request.url === '/picture') response.end('picture');
      else {
        const results = [{ name: 'a/b.tif', location: `${origin}/compute/ops/download/?token=x` }];
        response.end(JSON.stringify({ id: 'a', state: 'success', _links: { results } }));
      }
    });

  test('is fetched from where it lies, to which the key does not go', async () => {
    const { url, heard } = await leadTo((origin) => `${origin}/picture`);
    const delivery = await open(url).openDelivery(account, toPlaced('a'), WAIT);
    if (delivery === null) throw new Error('Nothing was delivered.');
    expect((await buffer(delivery.stream)).toString()).toBe('picture');
    expect(heard.map(({ authorization }) => authorization)).toEqual([
      `api-key ${account.key}`,
      `api-key ${account.key}`,
      undefined,
    ]);
  });

  test('that leads to another host without encryption is not followed', async () => {
    const elsewhere = await serve((_request, response) => response.end('secret'));
    const { url } = await leadTo(() => `${elsewhere.url}/picture`);
    expect(await codeOf(open(url).openDelivery(account, toPlaced('a'), WAIT))).toBe('imagery_unavailable');
    expect(elsewhere.heard).toHaveLength(0);
  });

  test('at an address of another host gets no request and no key', async () => {
    const elsewhere = await serve((_request, response) => response.end('secret'));
    const { url } = await serve((_request, response) => {
      const results = [{ name: 'a/b.tif', location: `${elsewhere.url}/b.tif` }];
      response.end(JSON.stringify({ id: 'a', state: 'success', _links: { results } }));
    });
    expect(await codeOf(open(url).openDelivery(account, toPlaced('a'), WAIT))).toBe('imagery_unavailable');
    expect(elsewhere.heard).toHaveLength(0);
  });

  test('of masks and documents alone has no picture', async () => {
    const { url } = await serve((_request, response, origin) => {
      const results = ['a/b_udm2_clip.tif', 'a/b_udm2.tif', 'manifest.json'].map((name) => ({
        name,
        location: `${origin}/${name}`,
      }));
      response.end(JSON.stringify({ id: 'a', state: 'success', _links: { results } }));
    });
    expect(await open(url).openDelivery(account, toPlaced('a'), WAIT)).toBeNull();
  });
});
