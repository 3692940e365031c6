import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import type { ImageryAccount, SceneQuestion } from '../imagery.ts';
import { createPlanetImagery } from './planet-imagery.ts';

const account: ImageryAccount = { provider: 'planet', key: 'PLAK-of-a-test', id: 'a' };
const NOW = new Date('2026-11-25T12:00:00Z');
const EMPTY = { mosaics: [], _links: {} };
const ANY_SCENE: SceneQuestion = { filter: { type: 'AndFilter', config: [] }, types: ['PSScene'], size: 1 };

let sandbox: PlanetSandbox;
const servers: Server[] = [];
beforeAll(async () => {
  sandbox = await startPlanetSandbox({ now: () => NOW });
});
afterEach(() => sandbox.setFault('none'));
afterAll(async () => {
  await sandbox.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );
/** No test of what is answered feels how fast the machine is. */
const PATIENT_MS = 30_000;
const open = (timeoutMs = PATIENT_MS, url = sandbox.url) => createPlanetImagery({ url, timeoutMs });

/** A server that answers in its own way, after a while. @returns its address. */
async function serve(
  answer: (times: number, origin: string) => [status: number, body: unknown, headers?: object],
  afterMs = 0,
) {
  let times = 0;
  const server = createServer((request, response) => {
    times += 1;
    const [status, body, headers] = answer(times, `http://${request.headers.host}`);
    const send = () =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    setTimeout(send, afterMs);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, count: () => times };
}

const toMosaic = (tiles: string) => ({
  name: 'global_monthly_2026_10_mosaic',
  interval: '1 mon',
  first_acquired: '2026-10-01T00:00:00Z',
  last_acquired: '2026-11-01T00:00:00Z',
  bbox: [-180, -95, 180, 95],
  level: 30,
  _links: { tiles },
});

describe('mosaics', () => {
  test('are read over all pages, without the key in the addresses of their tiles', async () => {
    const all = await open().listMosaics(account);
    expect(all.filter(({ cadence }) => cadence === 'monthly')).toHaveLength(46);
    expect(all.filter(({ cadence }) => cadence === 'quarterly')).toHaveLength(15);
    expect(all.map(({ first_acquired }) => first_acquired)).toEqual(
      all.map(({ first_acquired }) => first_acquired).toSorted(),
    );
    expect(JSON.stringify(all)).not.toContain('api_key');
  });

  test('have tiles, the same each time', async () => {
    const imagery = open();
    const [mosaic] = await imagery.listMosaics(account);
    if (mosaic === undefined) throw new Error('There is no mosaic.');
    const take = () => imagery.getMosaicTile(account, mosaic, { z: 5, x: 6, y: 13 });
    const tile = await take();
    expect(tile?.subarray(1, 4).toString()).toBe('PNG');
    expect((await take())?.equals(tile ?? Buffer.alloc(0))).toBe(true);
    expect(sandbox.calls.at(-1)).toMatchObject({ key: account.key });
  });

  test('of other cadences and with unfit names are left out, and limits are drawn in', async () => {
    const good = toMosaic('/t/{z}/{x}/{y}.png');
    const { url } = await serve(() => [
      200,
      {
        mosaics: [
          good,
          { ...good, interval: '7 days' },
          { ...good, name: '../../keys' },
          { ...good, product_type: 'timelapse' },
        ],
        _links: {},
      },
    ]);
    const found = await open(PATIENT_MS, url).listMosaics(account);
    expect(found).toHaveLength(1);
    expect(found[0]?.max_zoom).toBe(18);
  });
});

describe('a service that is not as it should be', () => {
  test.each(['error', 'garbage', 'flood', 'redirect'] as const)('%s is an outage', async (fault) => {
    sandbox.setFault(fault);
    expect(await codeOf(open().listMosaics(account))).toBe('imagery_unavailable');
  });

  test('that hangs is given up in time, and is left alone after four failures', async () => {
    sandbox.setFault('hang');
    const imagery = open(60);
    for (let n = 0; n < 4; n += 1)
      expect(await codeOf(imagery.listMosaics(account))).toBe('imagery_unavailable');
    const before = sandbox.calls.length;
    expect(await codeOf(imagery.listMosaics(account))).toBe('imagery_unavailable');
    expect(sandbox.calls).toHaveLength(before);
  });

  test.each(['hang', 'error'] as const)('to one account (%s) is paused for it alone', async (fault) => {
    const failing = { ...account, key: `PLAK-with-${fault}`, id: 'failing' };
    sandbox.setFaultOf(failing.key, fault);
    const imagery = open(fault === 'hang' ? 2_000 : PATIENT_MS);
    // A search is not repeated.
    const search = (of: ImageryAccount) => codeOf(imagery.searchScenes(of, ANY_SCENE));
    const first = await Promise.all(Array.from({ length: 4 }, () => search(failing)));
    expect(first).toEqual(Array(4).fill('imagery_unavailable'));
    expect(await search(account)).toBe('done');
    const before = sandbox.calls.length;
    // What succeeds for another account does not end the pause.
    expect(await search(failing)).toBe('imagery_unavailable');
    expect(sandbox.calls).toHaveLength(before);
    expect(await codeOf(imagery.listMosaics(account))).toBe('done');
  });

  test('is waited for no longer than one limit: all tries and all pages share it', async () => {
    const later = await serve(() => [503, {}, { 'retry-after': '2' }]);
    expect(await codeOf(open(1_900, later.url).listMosaics(account))).toBe('imagery_unavailable');
    expect(later.count()).toBe(1);

    const limitMs = 400;
    const slow = await serve((times) => (times < 3 ? [503, {}, { 'retry-after': '0' }] : [200, EMPTY]), 200);
    expect(await codeOf(open(limitMs, slow.url).checkKey(account))).toBe('imagery_unavailable');

    const long = await serve(
      (times, origin) => [
        200,
        { mosaics: [], _links: times < 10 ? { _next: `${origin}/basemaps/v1/mosaics?_page=${times}` } : {} },
      ],
      100,
    );
    expect(await codeOf(open(limitMs, long.url).listMosaics(account))).toBe('imagery_unavailable');
  });

  test('is asked again after 429, as long as it says', async () => {
    const { url, count } = await serve((times) =>
      times < 3 ? [429, {}, { 'retry-after': '0' }] : [200, { mosaics: [], _links: {} }],
    );
    expect(await open(PATIENT_MS, url).listMosaics(account)).toEqual([]);
    expect(count()).toBe(3);
    const slow = await serve(() => [429, {}, { 'retry-after': '60' }]);
    expect(await codeOf(open(PATIENT_MS, slow.url).listMosaics(account))).toBe('imagery_limited');
    expect(slow.count()).toBe(1);
  });

  test('a refused key is no outage, and a missing right is another thing', async () => {
    const imagery = open();
    for (let n = 0; n < 6; n += 1)
      expect(await codeOf(imagery.checkKey({ ...account, key: 'nobody', id: 'b' }))).toBe(
        'imagery_key_refused',
      );
    expect(await codeOf(imagery.checkKey(account))).toBe('done');
    const { url } = await serve(() => [403, {}]);
    expect(await codeOf(open(PATIENT_MS, url).checkKey(account))).toBe('imagery_access_required');
  });

  test('an address on another host gets no request and no key', async () => {
    const elsewhere = await serve(() => [200, {}]);
    const { url } = await serve(() => [
      200,
      { mosaics: [toMosaic(`${elsewhere.url}/{z}/{x}/{y}.png`)], _links: {} },
    ]);
    const imagery = open(PATIENT_MS, url);
    const [mosaic] = await imagery.listMosaics(account);
    if (mosaic === undefined) throw new Error('There is no mosaic.');
    expect(await codeOf(imagery.getMosaicTile(account, mosaic, { z: 0, x: 0, y: 0 }))).toBe(
      'imagery_unavailable',
    );
    expect(elsewhere.count()).toBe(0);
  });

  test('a tile that is no PNG is not passed on, and four in a row are an outage', async () => {
    const { url, count } = await serve((_times, origin) => [
      200,
      { mosaics: [toMosaic(`${origin}/{z}/{x}/{y}.png`)], _links: {} },
    ]);
    const imagery = open(PATIENT_MS, url);
    const [mosaic] = await imagery.listMosaics(account);
    if (mosaic === undefined) throw new Error('There is no mosaic.');
    const before = count();
    for (let n = 0; n < 6; n += 1)
      expect(await codeOf(imagery.getMosaicTile(account, mosaic, { z: 0, x: 0, y: 0 }))).toBe(
        'imagery_unavailable',
      );
    expect(count() - before).toBe(4);
  });
});
