import { createHash, randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeBrowserKeys, readVapid, startPushService } from '../../../test/app/push-service.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import { putSubscription } from './store.ts';

const { beacons, features, geofence, ownSessions, projects, pushes, sessions } = ENDPOINTS;
const MINUTE = 60_000;
/** Half the side of a square of about 200 m around 0, 0, in degrees. */
const SIDE = 0.0009;
const RING: [number, number][] = [
  [-SIDE, -SIDE],
  [SIDE, -SIDE],
  [SIDE, SIDE],
  [-SIDE, SIDE],
  [-SIDE, -SIDE],
];

let app: TestApp;
let push: Awaited<ReturnType<typeof startPushService>>;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
let code: string;
let browser: ReturnType<typeof makeBrowserKeys>;
let endpoint: string;
let since: Date;

beforeAll(async () => {
  push = await startPushService();
  app = await startTestApp({ PUSH_INNER_HOSTS: push.host, WEBHOOK_INNER_HOSTS: '127.0.0.1:9' });
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(async () => {
  await app.close();
  push.close();
});

beforeEach(async () => {
  since = new Date();
  push.received.length = 0;
  push.answerWith(201);
  await app.database.transaction(async (tx) => {
    await tx.deleteFrom('push_subscriptions').execute();
    await tx.deleteFrom('push_hours').execute();
  });
  projectId = await people.makeProject('project_viewer');
  code = await makeFence();
  browser = makeBrowserKeys();
  endpoint = `${push.url}/${randomUUID()}`;
});

async function makeFence(): Promise<string> {
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        ...{ name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [RING] } },
        ...{ geofence: true, geofence_events: ['in'], geofence_prompt: true },
      },
    },
  });
  const params = { code: properties.code };
  await ana.client.call(geofence.putFenceSettings, { params, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    await tx
      .deleteFrom('fence_versions')
      .where('feature_code', '=', params.code)
      .where('settings', 'is', null)
      .execute();
    const valid_from = new Date(Date.now() - 60 * MINUTE);
    await tx
      .updateTable('fence_versions')
      .set({ valid_from })
      .where('feature_code', '=', params.code)
      .execute();
  });
  return params.code;
}

const subscribe = (who: Person, more: object = {}) =>
  who.client.call(pushes.putPush, { body: { endpoint, keys: browser.keys, ...more } });
const listDigests = async (who: Person) => (await who.client.call(pushes.getPushes)).digests;
const toDigest = (address: string) => createHash('sha256').update(address).digest('hex');

/** Goes into the fence, so many minutes ago. */
async function enter(who: Person, minutesAgo = 1): Promise<void> {
  const at = Date.now() - minutesAgo * MINUTE;
  const fix = (rel_ts: number, lone6: number) => ({ lone6, late6: 0, rel_ts });
  await who.client.call(beacons.sendLatePositions, {
    params: { project_id: projectId },
    body: { positions: [fix(at - MINUTE, -2_000), fix(at, 0)] },
  });
  await vi.waitFor(async () => expect(await listCrossings()).toHaveLength(1));
}
const listCrossings = () => ana.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });

/** The states of the jobs that send, of this test. */
async function listStates(): Promise<readonly string[]> {
  const rows = await app.database.read
    .selectFrom('jobs')
    .select('state')
    .where('kind', '=', 'fence-push')
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ state }) => state);
}
const untilSent = (count = 1) => vi.waitFor(() => expect(push.received).toHaveLength(count));

describe('what a geofence asks', () => {
  test('reaches the browser of the member who crossed it, encrypted, signed, and without a position', async () => {
    await subscribe(bo);
    await enter(bo);
    await untilSent();
    const [got] = push.received;
    expect(got?.path).toBe(new URL(endpoint).pathname);
    expect(got?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '600',
      urgency: 'high',
      topic: expect.stringMatching(/^judged-\d+$/),
    });
    const { public_key } = await bo.client.call(pushes.getPushes);
    const claims = readVapid(got?.headers.authorization, public_key);
    expect(claims).toMatchObject({ aud: push.url, sub: expect.stringMatching(/^(mailto|https):/) });
    expect(claims.exp * 1_000).toBeGreaterThan(Date.now());
    expect(claims.exp * 1_000).toBeLessThanOrEqual(Date.now() + 24 * 60 * MINUTE);
    const [crossing] = await listCrossings();
    expect(JSON.parse(browser.open(got?.body ?? Buffer.alloc(0)))).toEqual({
      crossing_id: got?.headers.topic,
      organization_id: organizationId,
      project_id: projectId,
      code,
      name: 'No-take zone',
      event: 'in',
      at: crossing?.at,
      language: 'en',
    });
    expect(got?.body.toString('latin1')).not.toContain('No-take zone');
  });

  test('is sent to nobody else, and not for what is long ago', async () => {
    await subscribe(ana);
    await enter(bo);
    await subscribe(bo, { endpoint: `${endpoint}-bo` });
    projectId = await people.makeProject('project_viewer');
    code = await makeFence();
    await enter(bo, 15);
    expect(await listStates()).toEqual([]);
    expect(push.received).toEqual([]);
  });

  test('is not sent to a member who may not read the project any more', async () => {
    await subscribe(bo);
    push.answerWith(500);
    await enter(bo);
    await untilSent();
    push.answerWith(201);
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    // The second attempt, after at least half of the first pause, finds that there is nothing to send.
    await vi.waitFor(async () => expect(await listStates()).toContain('done'));
    expect(push.received).toHaveLength(1);
  });

  test.each([404, 410])('deletes a browser that its push service answers %i for', async (status) => {
    push.answerWith(status);
    await subscribe(bo);
    expect(await listDigests(bo)).toEqual([toDigest(endpoint)]);
    await enter(bo);
    await vi.waitFor(async () => expect(await listDigests(bo)).toEqual([]));
    expect(push.received).toHaveLength(1);
  });

  test('is sent once for crossings that become known together: the last', async () => {
    await subscribe(bo);
    const at = Date.now() - 5 * MINUTE;
    const places = [-2_000, 0, -2_000, 0, -2_000, 0];
    await bo.client.call(beacons.sendLatePositions, {
      params: { project_id: projectId },
      body: {
        positions: places.map((lone6, n) => ({ lone6, late6: 0, rel_ts: at + n * (MINUTE / 2) })),
      },
    });
    await untilSent();
    const [last, ...others] = (await listCrossings()).filter(({ kind }) => kind === 'enter');
    expect(others).toHaveLength(2);
    expect(await listStates()).toHaveLength(1);
    expect(JSON.parse(browser.open(push.received[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
      at: last?.at,
    });
  });

  test('is sent sixty times an hour at most', async () => {
    await app.database.transaction((tx) =>
      tx.insertInto('push_hours').values({ member_id: bo.memberId, count: 59 }).execute(),
    );
    await subscribe(bo);
    await subscribe(bo, { endpoint: `${endpoint}-2` });
    await enter(bo);
    await untilSent();
    expect(await listStates()).toHaveLength(1);
    projectId = await people.makeProject('project_viewer');
    code = await makeFence();
    await enter(bo);
    expect(await listStates()).toHaveLength(1);

    const began_at = new Date(Date.now() - 61 * MINUTE);
    await app.database.transaction((tx) => tx.updateTable('push_hours').set({ began_at }).execute());
    projectId = await people.makeProject('project_viewer');
    code = await makeFence();
    await enter(bo);
    await untilSent(3);
  });

  test('is not tried again when a push service refuses it', async () => {
    push.answerWith(403);
    await subscribe(bo);
    await enter(bo);
    await untilSent();
    await vi.waitFor(async () => expect(await listStates()).toEqual(['failed']));
    expect(await listDigests(bo)).toEqual([toDigest(endpoint)]);
  });
});

describe('a browser', () => {
  const signIn = async (memberId: number) => {
    const tokens = await app.services.sessions.open(memberId);
    return { tokens, client: app.as(tokens.access_token) };
  };

  test('is told no more once its session ends, at sign-out or from another browser', async () => {
    const there = await signIn(bo.memberId);
    await there.client.call(pushes.putPush, { body: { endpoint, keys: browser.keys } });
    const body = { endpoint: `${endpoint}-2`, keys: browser.keys };
    const elsewhere = await signIn(bo.memberId);
    await elsewhere.client.call(pushes.putPush, { body });
    await bo.client.call(pushes.putPush, { body: { ...body, endpoint: `${endpoint}-3` } });
    expect(await listDigests(bo)).toHaveLength(3);
    await app.as().call(sessions.revokeToken, { body: { refresh_token: there.tokens.refresh_token } });
    expect(await listDigests(bo)).toEqual([toDigest(`${endpoint}-3`), toDigest(`${endpoint}-2`)]);
    await bo.client.call(ownSessions.endOtherSessions);
    expect(await listDigests(bo)).toEqual([toDigest(`${endpoint}-3`)]);
    const rows = await app.database.read.selectFrom('push_subscriptions').select('sealed').execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(push.host);
  });

  test('is not left behind by a session that ends while it is added', async () => {
    const there = await signIn(bo.memberId);
    const { family_id: sessionId } = await app.database.read
      .selectFrom('refresh_families')
      .select('family_id')
      .where('member_id', '=', bo.memberId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const added = { memberId: bo.memberId, sessionId, endpointHash: toDigest(endpoint), sealed: 'x' };
    const held = Promise.withResolvers<void>();
    const isPut = Promise.withResolvers<boolean>();
    const adding = app.database.transaction(async (tx) => {
      isPut.resolve(await putSubscription(tx, added));
      await held.promise;
    });
    expect(await isPut.promise).toBe(true);
    const ending = app.as().call(sessions.revokeToken, {
      body: { refresh_token: there.tokens.refresh_token },
    });
    // Long enough for a session that does not wait to have ended.
    await new Promise((resolve) => setTimeout(resolve, 300));
    held.resolve();
    await Promise.all([adding, ending]);
    const rows = await app.database.read.selectFrom('push_subscriptions').select('id').execute();
    expect(rows).toEqual([]);
  });

  test('of a session that expired is told nothing, and purged', async () => {
    await subscribe(bo);
    const there = await signIn(bo.memberId);
    const elsewhere = { endpoint: `${endpoint}-2`, keys: browser.keys };
    await there.client.call(pushes.putPush, { body: elsewhere });
    await app.database.transaction((tx) =>
      sql`update refresh_tokens set expires_at = now() - interval '1 minute'
        where family_id = (select family_id from push_subscriptions where endpoint_hash = ${toDigest(elsewhere.endpoint)})`.execute(
        tx,
      ),
    );
    await enter(bo);
    await untilSent();
    expect(await listStates()).toHaveLength(1);
    expect(await app.services.pushPurge.purge()).toBe(1);
    expect(await listDigests(bo)).toEqual([toDigest(endpoint)]);
  });

  test('belongs to whoever asked last, and is taken away by nobody else', async () => {
    await subscribe(ana);
    await subscribe(bo);
    expect(await listDigests(ana)).toEqual([]);
    for (const who of [mallory, ana])
      await who.client.call(pushes.deletePush, { params: { digest: toDigest(endpoint) } });
    expect(await listDigests(bo)).toEqual([toDigest(endpoint)]);
    await bo.client.call(pushes.deletePush, { params: { digest: toDigest(endpoint) } });
    expect(await listDigests(bo)).toEqual([]);
  });

  test('is one of twenty of a member at most', async () => {
    for (let n = 0; n < 21; n += 1) await subscribe(bo, { endpoint: `${endpoint}-${n}` });
    const digests = await listDigests(bo);
    expect(digests).toHaveLength(20);
    expect(digests).not.toContain(toDigest(`${endpoint}-0`));
  });

  test.each([
    'http://push.example.org/a',
    'https://127.0.0.1/a',
    'https://10.1.2.3/a',
    'https://[::1]/a',
    'https://user:word@push.example.org/a',
    'ftp://push.example.org/a',
    'nowhere',
    // A host that webhooks may reach.
    'http://127.0.0.1:9/a',
  ])('with the address %s is refused', async (address) => {
    await expect(subscribe(bo, { endpoint: address })).rejects.toMatchObject({ status: 400 });
  });

  test('with a key that is no point of the curve is refused', async () => {
    const p256dh = `B${'A'.repeat(86)}`;
    await expect(subscribe(bo, { keys: { ...browser.keys, p256dh } })).rejects.toMatchObject({ status: 400 });
  });

  test('whose address is a name of this machine is never connected to', async () => {
    const { port } = new URL(push.url);
    await subscribe(bo, { endpoint: `https://localhost:${port}/a` });
    await enter(bo);
    await vi.waitFor(async () => expect(await listStates()).toEqual(['retrying']));
    expect(push.received).toEqual([]);
  });
});
