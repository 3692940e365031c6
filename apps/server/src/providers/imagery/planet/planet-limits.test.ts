import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterEach, describe, expect, test } from 'vitest';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type { Imagery, ImageryAccount, NewOrder, PlacedOrder, SceneQuestion } from '../imagery.ts';
import { closeServers, serve } from '../stac/serve.fixture.ts';
import { createPlanetImagery } from './planet-imagery.ts';

/** Planet answers 429 and says for how long: it is asked again then, and not before. */

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
const FOUND: SceneQuestion = {
  filter: { type: 'GeometryFilter', field_name: 'geometry', config: AREA },
  types: ['PSScene'],
  size: 1,
};
/** What is waited for before the answer, and what is too long for that. */
const SHORT_S = 1;
const LONG_S = 3;

const sandboxes: PlanetSandbox[] = [];
afterEach(async () => {
  closeServers();
  await Promise.all(sandboxes.splice(0).map((one) => one.close()));
});

async function open() {
  const sandbox = await startPlanetSandbox({ now: () => new Date('2026-11-25T12:00:00Z'), orderMs: 1 });
  sandboxes.push(sandbox);
  return { sandbox, imagery: createPlanetImagery({ url: sandbox.url }) };
}

async function toOrder(imagery: Imagery): Promise<NewOrder> {
  const [scene] = await imagery.searchScenes(account, FOUND);
  return { name: 'mine', type: 'PSScene', itemIds: [scene?.id ?? ''], bundle: 'visual', area: AREA };
}

/** The error of what Planet takes no requests for. */
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ProviderDownError) return { code: error.code, retryAfterS: error.retryAfterS };
      throw error;
    },
  );

describe('a Planet that takes no more requests', () => {
  test('is asked again when it says by each of its APIs, and makes what was asked for once', async () => {
    const askAgain = async (prepare: (imagery: Imagery) => Promise<() => Promise<unknown>>) => {
      const { sandbox, imagery } = await open();
      const ask = await prepare(imagery);
      const before = sandbox.calls.length;
      sandbox.limitRequests(SHORT_S);
      await ask();
      return { asked: sandbox.calls.length - before, early: sandbox.countEarly(), sandbox };
    };
    const [basemaps, data, orders, subscriptions, tiles] = await Promise.all([
      askAgain(async (imagery) => () => imagery.checkKey(account)),
      askAgain(async (imagery) => () => imagery.searchScenes(account, FOUND)),
      askAgain(async (imagery) => {
        const order = await toOrder(imagery);
        return () => imagery.placeOrder(account, order);
      }),
      askAgain(async (imagery) => () => {
        const asked = { name: 'mine', type: 'forest_carbon_diligence_30m', area: AREA } as const;
        const days = { first: '2013-01-01', last: '2016-01-01' };
        return imagery.subscribe(account, { ...asked, ...days, sourceId: 'CANOPY_HEIGHT_v1.2.0_30' });
      }),
      askAgain(async (imagery) => {
        const [mosaic] = await imagery.listMosaics(account);
        if (mosaic === undefined) throw new Error('There is no mosaic.');
        return () => imagery.getMosaicTile(account, mosaic, { z: 5, x: 6, y: 13 });
      }),
    ]);
    for (const { asked, early } of [basemaps, data, orders, subscriptions, tiles])
      expect({ asked, early }).toEqual({ asked: 2, early: 0 });
    const list = async (path: string) => {
      const headers = { authorization: `api-key ${account.key}` };
      const { sandbox } = path.startsWith('/compute') ? orders : subscriptions;
      return (await (await fetch(sandbox.url + path, { headers })).json()) as {
        orders?: unknown[];
        subscriptions?: unknown[];
      };
    };
    expect((await list('/compute/ops/orders/v2?name=mine')).orders).toHaveLength(1);
    expect((await list('/subscriptions/v1?name=mine')).subscriptions).toHaveLength(1);
  });

  test('for longer than a person waits is left alone until then, and says how long that is', async () => {
    const { sandbox, imagery } = await open();
    const order = await toOrder(imagery);
    const before = sandbox.calls.length;
    sandbox.limitRequests(LONG_S);
    expect(await faultOf(imagery.placeOrder(account, order))).toEqual({
      code: 'imagery_limited',
      retryAfterS: LONG_S,
    });
    // Nobody asks for anything else either.
    expect((await faultOf(imagery.findOrder(account, 'mine')))?.code).toBe('imagery_limited');
    expect(sandbox.calls.length - before).toBe(1);
    await expect.poll(() => faultOf(imagery.findOrder(account, 'mine'))).toBeNull();
    expect(await imagery.findOrder(account, 'mine')).toBeNull();
    expect(sandbox.countEarly()).toBe(0);
  });

  test('until a time is left alone until then', async () => {
    let times = 0;
    const url = await serve((_request, response) => {
      times += 1;
      const until = new Date(Date.now() + 60_000).toUTCString();
      response.writeHead(429, { 'retry-after': until }).end();
    });
    const imagery = createPlanetImagery({ url });
    const fault = await faultOf(imagery.checkKey(account));
    expect(fault?.code).toBe('imagery_limited');
    // A date has no parts of a second.
    expect(fault?.retryAfterS).toBeGreaterThan(50);
    expect(fault?.retryAfterS).toBeLessThanOrEqual(60);
    expect((await faultOf(imagery.checkKey(account)))?.code).toBe('imagery_limited');
    expect(times).toBe(1);
  });

  test('where it delivers says how long that is', async () => {
    const url = await serve((request, response) => {
      const results = [{ name: 'a/b.tif', location: `http://${request.headers.host}/compute/ops/download/` }];
      if (request.url?.startsWith('/compute/ops/download'))
        response.writeHead(429, { 'retry-after': '7' }).end();
      else response.end(JSON.stringify({ id: 'a', state: 'success', _links: { results } }));
    });
    const asked: NewOrder = { name: 'mine', type: 'PSScene', itemIds: ['a'], bundle: 'visual', area: AREA };
    const order: PlacedOrder = { ...asked, id: 'a' };
    const wait = { signal: new AbortController().signal, live: () => undefined };
    const delivered = createPlanetImagery({ url }).openDelivery(account, order, wait);
    expect(await faultOf(delivered)).toEqual({ code: 'imagery_limited', retryAfterS: 7 });
  });
});
