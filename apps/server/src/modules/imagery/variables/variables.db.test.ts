import { type AreaGeometry, ENDPOINTS, type LayerCreateInput } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { authMessage, openLiveClient, openRawSocket } from '../../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';

const { audit, layers, organizations, variables } = ENDPOINTS;
const NOW = new Date('2026-11-25T12:00:00Z');
/** El Mogote, off La Paz. */
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.0625);
const TAKES_MS = 700;

let planet: PlanetSandbox;
let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;

beforeAll(async () => {
  planet = await startPlanetSandbox({ now: () => NOW, orderMs: TAKES_MS });
  app = await startTestApp({ TRUST_PROXY: 'on', IMAGERY_POLL_SECONDS: '0.1', ...planet.env });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
});
afterEach(() => {
  planet.setFault('none');
  planet.subscriptions.failNext(false);
  planet.subscriptions.loseAnswers(false);
  planet.subscriptions.measureNothing(false);
});
afterAll(async () => {
  await app.close();
  await planet.close();
});

const params = () => ({ org_id: world.org_id });
/** The whole span of a group: ten years, each with a raster. */
const ALL = { start_date: '2013-01-01' };
/** Of two years, unless more is asked for. */
const toBody = (over: object = {}, more: object = {}): LayerCreateInput => ({
  type: 2,
  name: 'Trees of El Mogote',
  layer: {
    aoi: AREA,
    data: {
      type: 'forest_carbon_diligence_30m',
      parameters: {
        id: 'CANOPY_HEIGHT_v1.2.0_30',
        start_date: '2021-01-01',
        end_date: '2022-01-01',
        ...over,
      },
      ...more,
    },
  },
});
const create = (body = toBody(), who = editor) =>
  who.client.call(layers.createLayer, { params: params(), body });
const read = (layer_id: string, who = editor) =>
  who.client.call(variables.getVariable, { params: { ...params(), layer_id } });
const cancel = (layer_id: string) =>
  editor.client.call(variables.cancelVariable, { params: { ...params(), layer_id } });
const retry = (layer_id: string) =>
  editor.client.call(variables.retryVariable, { params: { ...params(), layer_id } });
const untilStatus = (code: string, status: number, timeout = 15_000) =>
  expect.poll(async () => (await read(code)).status, { timeout }).toBe(status);
const listAsked = () =>
  planet.calls.filter(({ method, path }) => method === 'POST' && path === '/subscriptions/v1');
const countCancelled = () => planet.calls.filter(({ path }) => path.endsWith('/cancel')).length;

describe('a planetary variable', () => {
  test('goes through its statuses, tells the organization, and has a value for each year', async () => {
    const made = await create(toBody(ALL));
    expect(made.status).toBe(1);
    expect(made.geometry).toEqual(AREA);
    expect((await read(made.code)).results).toEqual([]);
    await untilStatus(made.code, 0);
    const done = await read(made.code, viewer);
    expect(done).toMatchObject({
      fault: null,
      type: 'forest_carbon_diligence_30m',
      id: 'CANOPY_HEIGHT_v1.2.0_30',
      start_date: '2013-01-01',
      end_date: '2022-01-01',
      member_id: editor.memberId,
    });
    expect(done.area_km2).toBeGreaterThan(43);
    expect(done.area_km2).toBeLessThan(45);
    // More than a page of the provider, both ends included.
    expect(done.results.map(({ item_datetime }) => item_datetime.slice(0, 4))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(2013 + index)),
    );
    for (const { properties } of done.results) {
      expect(properties.statistics[0]?.value).toBeGreaterThan(0);
      expect(properties.statistics[0]?.value).toBeLessThan(30);
    }
    const result = { params: { ...params(), layer_id: made.code } };
    expect(await viewer.client.call(variables.listVariableResults, result)).toEqual(done.results);
    const events = await app.database.read
      .selectFrom('events')
      .select('payload')
      .where('type', '=', 'layer.status')
      .orderBy('seq')
      .execute();
    expect(
      events
        .map(({ payload }) => payload as { code: string; status: number })
        .filter(({ code }) => code === made.code)
        .map(({ status }) => status),
    ).toEqual([2, 3, 4, 6, 9, 0]);
    const entries = await world.admin.client.call(audit.listOrganizationAudit, {
      params: params(),
      query: {},
    });
    expect(JSON.stringify(entries)).toContain('imagery_variable.placed');
  });

  test('tells members each status by a task event too, and neither guests nor strangers', async () => {
    const topic = `organization:${world.org_id}` as const;
    const guest = await world.makePerson(null);
    await world.letInto(guest, await world.makeProject('Coast'), 'project_admin');
    const members = openLiveClient(app.baseUrl, viewer);
    const guests = openLiveClient(app.baseUrl, guest);
    await Promise.all([members.listen(topic), guests.listen(topic)]);
    const stranger = await app.createPerson('Stranger');
    const strangers = await openRawSocket(app.baseUrl);
    strangers.send(authMessage(stranger.tokens.access_token));
    strangers.send({ action: 'sub', topic });
    await strangers.next('error');
    const { code } = await create();
    const heard = () =>
      members.events.flatMap(({ type, payload }) =>
        type === 'task' && 'code' in payload && payload.code === code ? [payload] : [],
      );
    const statuses = [2, 3, 4, 6, 9, 0].map((status) => ({ code, status }));
    await expect.poll(heard).toEqual(statuses);
    // An event that guests hear follows those that they do not.
    await world.admin.client.call(organizations.updateOrganization, {
      params: params(),
      body: { organization_name: `Renamed ${world.org_id}` },
    });
    await expect.poll(() => guests.events.map(({ type }) => type)).toEqual(['organization.updated']);
    expect(strangers.messages.map(({ action }) => action)).not.toContain('event');
    for (const one of [members, guests, strangers]) one.close();
  });

  test('of three metres has a value for each quarter', async () => {
    const { code } = await create(
      toBody(
        { id: 'CANOPY_COVER_v1.2.0_3', start_date: '2022-01-01', end_date: '2023-12-31' },
        { type: 'forest_carbon_monitoring_3m' },
      ),
    );
    await untilStatus(code, 0);
    expect((await read(code)).results).toHaveLength(8);
  });

  test.each([
    ['that begins too early', { start_date: '2012-12-31' }, {}],
    ['that ends too late', { end_date: '2022-01-02' }, {}],
    [
      'of three metres that begins before 2021',
      { id: 'CANOPY_HEIGHT_v1.2.0_3', start_date: '2020-12-31', end_date: '2024-07-01' },
      { type: 'forest_carbon_monitoring_3m' },
    ],
  ])('%s is refused with the words of the rule', async (_title, over, more) => {
    const error = await create(toBody(over, more)).catch((thrown: unknown) => thrown);
    expect(JSON.stringify((error as { problem?: unknown }).problem ?? error)).toContain(
      'Date must be within the available range',
    );
  });

  test.each([
    ['of another group', { id: 'CANOPY_HEIGHT_v1.2.0_3' }],
    ['that is unknown', { id: 'SNOW_v1.0.0_30' }],
    ['that ends before it begins', { start_date: '2020-01-01', end_date: '2019-01-01' }],
    ['of a day that is none', { start_date: '2020-02-31' }],
  ])('%s is not valid', async (_title, over) => {
    expect(await codeOf(create(toBody(over)))).toBe('validation_failed');
  });

  test('needs an area, the right to make layers, and access to imagery', async () => {
    const { layer } = toBody() as { layer: { data: object } };
    const bare = { ...toBody(), layer: { data: layer.data } };
    expect(await codeOf(create(bare))).toBe('validation_failed');
    expect(await codeOf(create(toBody(), viewer))).toBe('forbidden');
    const set = (enabled: boolean) =>
      world.admin.client.call(organizations.updateOrganizationMember, {
        params: { ...params(), member_id: editor.memberId },
        body: { key_settings: [{ name: 'planetscope', enabled }] },
      });
    await set(false);
    expect(await codeOf(create())).toBe('imagery_access_required');
    await set(true);
  });

  test('of a layer of another kind says that there is none', async () => {
    const group = await editor.client.call(layers.createLayer, {
      params: params(),
      body: { type: 100, name: 'Group', layer: {} },
    });
    expect(await codeOf(read(group.code))).toBe('layer_without_variable');
    expect(await codeOf(read(createUuidV7()))).toBe('layer_not_found');
  });
});

describe('a planetary variable that fails', () => {
  test('says why, and a retry asks for another', async () => {
    planet.subscriptions.failNext(true);
    const { code } = await create();
    await untilStatus(code, -3);
    const failed = await read(code);
    expect(failed).toMatchObject({ fault: 'provider_failed', fault_detail: 'The area has no land.' });
    expect(failed.results).toEqual([]);
    planet.subscriptions.failNext(false);
    expect((await retry(code)).status).toBe(1);
    await untilStatus(code, 0);
    expect((await read(code)).subscription_id).not.toBe(failed.subscription_id);
    expect(await codeOf(retry(code))).toBe('order_not_failed');
  });

  test('for want of measurements is read again, and nothing is asked for twice', async () => {
    planet.subscriptions.measureNothing(true);
    const { code } = await create();
    await untilStatus(code, -9);
    const failed = await read(code);
    expect(failed.fault).toBe('delivery_empty');
    const asked = listAsked().length;
    planet.subscriptions.measureNothing(false);
    await retry(code);
    await untilStatus(code, 0);
    expect(listAsked()).toHaveLength(asked);
    expect((await read(code)).subscription_id).toBe(failed.subscription_id);
  });

  test('before it began is begun by a retry', async () => {
    planet.subscriptions.measureNothing(true);
    const { code } = await create();
    await untilStatus(code, -9);
    // As if the organization had lost its account before the work began.
    await app.database.transaction((tx) =>
      tx
        .updateTable('imagery_variables')
        .set({ status: -1, fault: 'imagery_access_required', subscription_id: null, asked_at: null })
        .where('layer_code', '=', code)
        .execute(),
    );
    planet.subscriptions.measureNothing(false);
    const asked = listAsked().length;
    expect((await retry(code)).status).toBe(1);
    await untilStatus(code, 0);
    expect(listAsked().length - asked).toBe(1);
  });

  test('because its key was revoked says so, and is asked for once by a retry', async () => {
    const asked = listAsked().length;
    planet.refuse(planet.env.PLANET_API_KEY);
    const { code } = await create();
    await untilStatus(code, -2);
    expect((await read(code)).fault).toBe('imagery_key_refused');
    planet.refuse(planet.env.PLANET_API_KEY, false);
    await retry(code);
    await untilStatus(code, 0);
    // The one that was refused, and the one that counted.
    expect(listAsked().length - asked).toBe(2);
  });

  test('to be reached for a while goes on by itself', async () => {
    const { code } = await create();
    await untilStatus(code, 3);
    planet.setFault('garbage');
    await expect.poll(async () => (await read(code)).fault).toBe('imagery_unavailable');
    planet.setFault('none');
    await untilStatus(code, 0);
    expect((await read(code)).fault).toBeNull();
  });
});

describe('a planetary variable is asked for once', () => {
  test('however often it is confirmed with the same code', async () => {
    const asked = listAsked().length;
    const code = createUuidV7();
    const [first, second] = await Promise.all([
      create({ ...toBody(), code } as LayerCreateInput),
      create({ ...toBody(), code } as LayerCreateInput),
    ]);
    expect(second.code).toBe(first.code);
    await untilStatus(code, 0);
    expect(listAsked()).toHaveLength(asked + 1);
  });

  test('although the answer is lost', async () => {
    const asked = listAsked().length;
    planet.subscriptions.loseAnswers(true);
    const { code } = await create();
    await expect.poll(() => listAsked().length).toBe(asked + 1);
    planet.subscriptions.loseAnswers(false);
    await cancel(code);
    await expect.poll(async () => (await read(code)).fault).toBe('cancelled');
    expect((await read(code)).subscription_id).not.toBeNull();
    expect(listAsked()).toHaveLength(asked + 1);
  });

  test('while the provider takes no requests for longer than a person waits, and is left alone until then', async () => {
    const [asked, early, before] = [listAsked().length, planet.countEarly(), planet.calls.length];
    planet.limitRequests(3);
    const { code } = await create();
    await expect.poll(async () => (await read(code)).fault).toBe('imagery_limited');
    expect((await read(code)).status).toBe(2);
    // It waits before it asks again, and then has all the way to go.
    await untilStatus(code, 0, 18_000);
    expect((await read(code)).fault).toBeNull();
    // The one that was refused with 429, and the one that counted.
    expect(listAsked().length - asked).toBe(2);
    expect(planet.countEarly()).toBe(early);
    const isLookedFor = ({ path }: { readonly path: string }) => path.startsWith('/subscriptions/v1?name=');
    expect(planet.calls.slice(before).some(isLookedFor)).toBe(true);
  });
});

describe('a planetary variable that is under way', () => {
  test('is cancelled, at the provider too, and a retry asks for another', async () => {
    const before = countCancelled();
    const { code } = await create();
    await untilStatus(code, 3);
    const ended = await cancel(code);
    expect(ended).toMatchObject({ status: -3, fault: 'cancelled' });
    expect(countCancelled() - before).toBe(1);
    expect(await codeOf(cancel(code))).toBe('order_not_running');
    await retry(code);
    await untilStatus(code, 0);
    expect((await read(code)).subscription_id).not.toBe(ended.subscription_id);
  });

  test('is withdrawn with its layer, and stays in the books', async () => {
    const before = countCancelled();
    const { code } = await create();
    await untilStatus(code, 3);
    const { subscription_id } = await read(code);
    await editor.client.call(layers.deleteLayer, { params: { ...params(), layer_id: code } });
    const find = () =>
      app.database.read
        .selectFrom('imagery_variables')
        .select(['layer_code', 'status', 'fault'])
        .where('subscription_id', '=', subscription_id)
        .executeTakeFirst();
    // It is stopped first; a job then cancels it at the provider.
    await expect.poll(find).toEqual({ layer_code: null, status: -3, fault: 'cancelled' });
    expect(countCancelled() - before).toBe(1);
  });

  test('and was asked for by another account is not withdrawn with its layer, and counts as bought', async () => {
    const { code } = await create();
    await untilStatus(code, 3);
    const subscription_id = createUuidV7();
    await app.database.transaction((tx) =>
      tx
        .updateTable('imagery_variables')
        .set({ account_id: 'another', subscription_id, layer_code: null })
        .where('layer_code', '=', code)
        .execute(),
    );
    const find = () =>
      app.database.read
        .selectFrom('imagery_variables')
        .select(['status', 'fault'])
        .where('subscription_id', '=', subscription_id)
        .executeTakeFirst();
    await expect.poll(find).toEqual({ status: -3, fault: 'stopped' });
  });
});
