import { type AreaGeometry, ENDPOINTS, type LayerCreateInput } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';

const { jobs, layers, scenes } = ENDPOINTS;
const NOW = new Date('2026-11-25T12:00:00Z');
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.0625);
const isUnfinished = (state: string) => state === 'queued' || state === 'running';

describe('an order that waits', () => {
  let slow: PlanetSandbox;
  let body: LayerCreateInput;
  let there: TestApp;
  let own: LayerWorld;
  let place: { params: { org_id: number; layer_id: string } };
  const read = () => own.admin.client.call(scenes.getOrder, place);

  beforeAll(async () => {
    slow = await startPlanetSandbox({ now: () => NOW, orderMs: 3_600_000 });
    there = await startTestApp({ TRUST_PROXY: 'on', IMAGERY_POLL_SECONDS: '0.1', ...slow.env });
    own = await createLayerWorld(there);
    const found = await own.admin.client.call(scenes.searchScenes, {
      params: { org_id: own.org_id },
      body: {
        filter: {
          type: 'AndFilter',
          config: [{ type: 'GeometryFilter', field_name: 'geometry', config: AREA }],
        },
      },
    });
    const item_ids = found.features.slice(0, 2).map(({ id }) => id);
    body = { type: 1, name: 'Waits', layer: { aoi: AREA, data: { item_ids, product_bundle: 'visual' } } };
  });
  afterAll(async () => {
    await there.close();
    await slow.close();
  });
  afterEach(async () => {
    slow.orders.beginAll(false);
    slow.orders.loseAnswers(false);
    slow.setFault('none');
    // They would be asked about ten times a second, three at once, while those of the next test wait for their turn.
    await there.database.transaction((tx) =>
      tx
        .updateTable('imagery_orders')
        .set({ status: -2, fault: 'stopped' })
        .where('status', '>', 0)
        .execute(),
    );
  });
  const create = async (more: object = {}) =>
    (
      await own.admin.client.call(layers.createLayer, {
        params: { org_id: own.org_id },
        body: { ...body, ...more },
      })
    ).code;
  const untilStatus = (status: number) => expect.poll(async () => (await read()).status).toBe(status);
  const begin = async () => {
    place = { params: { org_id: own.org_id, layer_id: await create() } };
    await untilStatus(2);
  };
  const retry = () => own.admin.client.call(scenes.retryOrder, place);
  const countPlaced = () =>
    slow.calls.filter(({ method, path }) => method === 'POST' && path === '/compute/ops/orders/v2').length;
  /** The newest job of the member that is not over. */
  const cancelJob = async () => {
    const all = await own.admin.client.call(jobs.listJobs, { query: {} });
    const [job] = all.filter(
      ({ kind, state }) => kind === 'imagery-order' && /^(queued|running)$/.test(state),
    );
    await own.admin.client.call(jobs.cancelJob, { params: { job_id: job?.job_id ?? '' } });
  };
  const countWithdrawn = () => slow.calls.filter(({ method }) => method === 'PUT').length;

  test('is cancelled, at the provider too, and stays so', async () => {
    await begin();
    const ended = await own.admin.client.call(scenes.cancelOrder, place);
    expect(ended).toMatchObject({ status: -2, fault: 'cancelled' });
    expect(countWithdrawn()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await read()).status).toBe(-2);
  });

  test('goes on when Planet is taken from the organization, and is withdrawn with the account that it was placed with', async () => {
    const before = countWithdrawn();
    const allow = (planet_access: boolean) =>
      there.database.transaction((tx) =>
        tx
          .updateTable('organizations')
          .set({ planet_access })
          .where('organization_id', '=', own.org_id)
          .execute(),
      );
    await begin();
    await allow(false);
    try {
      expect(await codeOf(create())).toBe('imagery_access_required');
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await read()).toMatchObject({ status: 2, fault: null });
      expect(await own.admin.client.call(scenes.cancelOrder, place)).toMatchObject({ fault: 'cancelled' });
      expect(countWithdrawn() - before).toBe(1);
      expect(await codeOf(retry())).toBe('imagery_access_required');
    } finally {
      await allow(true);
    }
    await begin();
    await allow(false);
    await own.admin.client.call(layers.deleteLayer, place);
    await expect.poll(() => countWithdrawn() - before).toBe(2);
    await allow(true);
  });

  test('is withdrawn with its layer, and stays in the books', async () => {
    const before = countWithdrawn();
    await begin();
    const { planet_order_id } = await read();
    await own.admin.client.call(layers.deleteLayer, place);
    const find = () =>
      there.database.read
        .selectFrom('imagery_orders')
        .select(['layer_code', 'status', 'fault'])
        .where('provider_order_id', '=', planet_order_id)
        .execute();
    await expect.poll(async () => (await find())[0]?.status).toBe(-2);
    expect(await find()).toEqual([{ layer_code: null, status: -2, fault: 'cancelled' }]);
    expect(countWithdrawn() - before).toBe(1);
  });

  test.each([
    ['has begun', 'its own'],
    ['another account placed', 'another'],
  ])('that %s is not withdrawn with its layer, and counts as bought', async (_title, account) => {
    slow.orders.beginAll(account === 'its own');
    await begin();
    const { order_id } = await there.database.read
      .selectFrom('imagery_orders')
      .select('order_id')
      .where('layer_code', '=', place.params.layer_id)
      .executeTakeFirstOrThrow();
    if (account === 'its own') await own.admin.client.call(layers.deleteLayer, place);
    else
      await there.database.transaction((tx) =>
        tx
          .updateTable('imagery_orders')
          .set({ account_id: account, provider_order_id: createUuidV7(), layer_code: null })
          .where('order_id', '=', order_id)
          .execute(),
      );
    const find = () =>
      there.database.read
        .selectFrom('imagery_orders')
        .select(['status', 'fault'])
        .where('order_id', '=', order_id)
        .executeTakeFirst();
    await expect.poll(find).toEqual({ status: -2, fault: 'stopped' });
  });

  test('for too long is waited for again by a retry, and stays of the month in which it was bought', async () => {
    await begin();
    const row = () =>
      there.database.read
        .selectFrom('imagery_orders')
        .select(['status', 'fault', 'asked_at'])
        .where('layer_code', '=', place.params.layer_id)
        .executeTakeFirstOrThrow();
    const asked_at = new Date(Date.now() - 4 * 86_400_000);
    await there.database.transaction((tx) =>
      tx
        .updateTable('imagery_orders')
        .set({ asked_at })
        .where('layer_code', '=', place.params.layer_id)
        .execute(),
    );
    await expect.poll(row).toEqual({ status: -2, fault: 'took_too_long', asked_at });
    expect((await retry()).status).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await row()).toEqual({ status: 2, fault: null, asked_at });
  });

  test('is withdrawn with its job, and then a retry places another', async () => {
    await begin();
    const before = countWithdrawn();
    await cancelJob();
    await expect.poll(async () => (await read()).fault).toBe('cancelled');
    expect(countWithdrawn() - before).toBe(1);
    const { planet_order_id } = await read();
    expect((await retry()).status).toBe(1);
    await untilStatus(2);
    expect((await read()).planet_order_id).not.toBe(planet_order_id);
  });

  test('and has begun is gone on with after its job was cancelled, and not placed twice', async () => {
    slow.orders.beginAll(true);
    await begin();
    const placed = countPlaced();
    const withdrawn = countWithdrawn();
    const { planet_order_id } = await read();
    await cancelJob();
    await expect.poll(countWithdrawn).toBe(withdrawn + 1);
    expect(await read()).toMatchObject({ status: -2, fault: 'stopped' });
    expect((await retry()).status).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await read()).toMatchObject({ status: 2, planet_order_id });
    expect(countPlaced()).toBe(placed);
  });

  test('is worked on by one job only, after a cancel and a retry', async () => {
    const listUnfinished = async () => {
      const all = await own.admin.client.call(jobs.listJobs, { query: {} });
      const open = all.filter(({ kind, state }) => kind === 'imagery-order' && isUnfinished(state));
      return open.map(({ job_id }) => job_id);
    };
    const before = await listUnfinished();
    await begin();
    await own.admin.client.call(scenes.cancelOrder, place);
    await retry();
    await untilStatus(2);
    const countOfOrder = async () => (await listUnfinished()).filter((id) => !before.includes(id)).length;
    await expect.poll(countOfOrder).toBe(1);
  });

  test('is withdrawn if it was cancelled before the provider answered', async () => {
    slow.orders.loseAnswers(true);
    const [placed, withdrawn] = [countPlaced(), countWithdrawn()];
    place = { params: { org_id: own.org_id, layer_id: await create() } };
    await expect.poll(countPlaced).toBe(placed + 1);
    const ended = await own.admin.client.call(scenes.cancelOrder, place);
    expect(ended).toMatchObject({ status: -1, fault: 'stopped' });
    slow.orders.loseAnswers(false);
    await expect.poll(async () => (await read()).fault).toBe('cancelled');
    expect(countWithdrawn() - withdrawn).toBe(1);
    await retry();
    await untilStatus(2);
    expect(countPlaced() - placed).toBe(2);
  });

  test('is found again by a retry whose answer was lost, and not placed twice', async () => {
    slow.orders.beginAll(true);
    slow.orders.loseAnswers(true);
    const placed = countPlaced();
    place = { params: { org_id: own.org_id, layer_id: await create() } };
    await expect.poll(countPlaced).toBe(placed + 1);
    await own.admin.client.call(scenes.cancelOrder, place);
    slow.orders.loseAnswers(false);
    await retry();
    await untilStatus(2);
    expect(countPlaced() - placed).toBe(1);
  });

  test('whose answer was lost before its key was refused is found by a retry, and not placed twice', async () => {
    slow.orders.loseAnswers(true);
    const placed = countPlaced();
    place = { params: { org_id: own.org_id, layer_id: await create() } };
    await expect.poll(countPlaced).toBe(placed + 1);
    // As if the provider had refused its key at the next try.
    await there.database.transaction((tx) =>
      tx
        .updateTable('imagery_orders')
        .set({ status: -1, fault: 'imagery_key_refused' })
        .where('layer_code', '=', place.params.layer_id)
        .execute(),
    );
    slow.orders.loseAnswers(false);
    await retry();
    await untilStatus(2);
    expect(countPlaced() - placed).toBe(1);
  });

  // The next try comes after five to ten seconds.
  test('is withdrawn if its answer was lost and its layer is deleted', async () => {
    slow.orders.loseAnswers(true);
    const [placed, withdrawn] = [countPlaced(), countWithdrawn()];
    place = { params: { org_id: own.org_id, layer_id: await create() } };
    await expect.poll(countPlaced).toBe(placed + 1);
    await own.admin.client.call(layers.deleteLayer, place);
    slow.orders.loseAnswers(false);
    await expect.poll(countWithdrawn).toBe(withdrawn + 1);
  });

  test('is waited for through an outage without using up its retries', async () => {
    await begin();
    const { planet_order_id } = await read();
    slow.setFault('error');
    await expect.poll(async () => (await read()).fault).toBe('imagery_unavailable');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { rows } = await sql`
      select distinct retry_count from pgboss.job
      where name = 'imagery-order' and data ->> 'order_id' = (
        select order_id::text from imagery_orders where provider_order_id = ${planet_order_id})`.execute(
      there.database.read,
    );
    expect(rows).toEqual([{ retry_count: 0 }]);
    expect((await read()).status).toBe(2);
  });

  test('that another account placed is not placed again', async () => {
    await begin();
    const { planet_order_id } = await read();
    await there.database.transaction((tx) =>
      tx
        .updateTable('imagery_orders')
        .set({ account_id: 'another', provider_order_id: createUuidV7() })
        .where('provider_order_id', '=', planet_order_id)
        .execute(),
    );
    await expect.poll(async () => (await read()).fault).toBe('imagery_access_required');
    expect((await retry()).status).toBe(2);
  });

  test('leaves its place to the next one', async () => {
    // More than may run at once for an organization, or in a process.
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1) codes.push(await create());
    const states = async () => {
      const rows = await there.database.read
        .selectFrom('imagery_orders')
        .select('status')
        .where('layer_code', 'in', codes)
        .execute();
      return rows.map(({ status }) => status);
    };
    await expect.poll(states).toEqual(Array(12).fill(2));
  });

  test('is placed once, however often it is confirmed with the same code', async () => {
    const code = createUuidV7();
    const placed = countPlaced();
    const [first, again] = await Promise.all([create({ code }), create({ code })]);
    expect([first, again]).toEqual([code, code]);
    expect(await create({ code: code.toUpperCase(), name: 'Another name' })).toBe(code);
    place = { params: { org_id: own.org_id, layer_id: code } };
    await untilStatus(2);
    expect(countPlaced() - placed).toBe(1);
    const other = await own.makePerson('org_member');
    const taken = other.client.call(layers.createLayer, {
      params: { org_id: own.org_id },
      body: { ...body, code },
    });
    expect(await codeOf(taken)).toBe('layer_code_taken');
    const stranger = await createLayerWorld(there);
    const strange = stranger.admin.client.call(layers.createLayer, {
      params: { org_id: stranger.org_id },
      body: { ...body, code },
    });
    expect(await codeOf(strange)).toBe('layer_code_taken');
  });
});
