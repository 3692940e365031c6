import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, SOCKET_CLOSE, type Topic } from '@waypost/contract';
import { SignJWT } from 'jose';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countRequests, FEW_REQUESTS } from '../../../test/app/count-requests.ts';
import {
  authMessage,
  type LiveClient,
  openLiveClient,
  openRawSocket,
  refuseUpgrade,
} from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import { buildApp } from '../../app.ts';
import { insertOrganizationMember } from '../../modules/organizations/index.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { createLogger } from '../observability/logger.ts';
import { loadSecrets } from '../secrets.ts';
import { sendEphemeralBatch } from './ephemeral.ts';
import { getLastSeq } from './event-log.ts';

const { features, projects } = ENDPOINTS;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
let topic: Topic;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(() => app.close());

// A separate project for each test, so that its log starts empty.
beforeEach(async () => {
  projectId = await people.makeProject('project_editor');
  topic = `project:${projectId}`;
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

function open(person: Person, baseUrl = app.baseUrl): LiveClient {
  const client = openLiveClient(baseUrl, person);
  opened.push(client);
  return client;
}

async function openRaw(headers?: Record<string, string>) {
  const socket = await openRawSocket(app.baseUrl, headers);
  opened.push(socket);
  return socket;
}

async function create(name: string, person: Person = ana): Promise<string> {
  const feature = await person.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { name, geometry: { type: 'Point', coordinates: [-110.3, 24.1] } } },
  });
  return feature.properties.code;
}

/** A raw socket that is authenticated and subscribed. */
async function listen(person: Person, to: Topic = topic) {
  const socket = await openRaw();
  socket.send(authMessage(person.tokens.access_token));
  await socket.next('result');
  socket.send({ action: 'sub', topic: to });
  await socket.next('subscribed');
  return socket;
}

const seqs = (client: LiveClient) => client.events.map((event) => event.seq);
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('delivery', () => {
  test('a new feature reaches another member at once, and no outsider', async () => {
    const socket = await listen(bo);
    const outsider = await openRaw();
    outsider.send(authMessage(mallory.tokens.access_token));
    await outsider.next('result');
    outsider.send({ action: 'sub', topic });
    // To an outsider the project does not exist: the response is the same as for an unknown one.
    expect(await outsider.next('error')).toMatchObject({ code: 'not_found' });
    outsider.send({ action: 'sub', topic: 'project:999999' });
    expect(await outsider.next('error')).toMatchObject({ code: 'not_found' });

    let code = '';
    const passOn = async () => {
      code = await create('Mooring buoy');
      expect(await socket.next('event')).toMatchObject({
        topic,
        seq: 1,
        type: 'feature.created',
        member_id: ana.memberId,
        payload: {
          features: [{ code, name: 'Mooring buoy', type: 'Point', bbox: [-110.3, 24.1, -110.3, 24.1] }],
        },
      });
    };
    expect(await countRequests(ana, passOn)).toBeLessThan(FEW_REQUESTS);

    await ana.client.call(features.updateFeature, {
      params: { code },
      body: { feature: { version: 1, name: 'Moved' } },
    });
    expect(await socket.next('event')).toMatchObject({ seq: 2, type: 'feature.updated' });
    await ana.client.call(features.deleteFeature, { params: { code } });
    expect(await socket.next('event')).toMatchObject({
      seq: 3,
      type: 'feature.deleted',
      payload: { codes: [code] },
    });
    expect(outsider.messages.filter((message) => message.action === 'event')).toEqual([]);
  });

  test('a rolled-back change is sent to nobody and leaves no gap', async () => {
    const client = open(bo);
    client.subscribe(topic, 0);
    await create('First');
    const crossing = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ] as [number, number][],
      ],
    };
    await ana.client
      .call(features.createFeature, {
        query: { project_id: projectId },
        body: { feature: { name: 'Bow', geometry: crossing } },
      })
      .catch(() => {});
    await create('Second');
    await expect.poll(() => seqs(client)).toEqual([1, 2]);
  });

  test('fifty concurrent features arrive once each, in order, without gaps', async () => {
    const client = open(bo);
    client.subscribe(topic, 0);
    const codes = await Promise.all(upTo(50).map((n) => create(`Sighting ${n}`)));
    await expect.poll(() => client.events.length).toBe(50);
    expect(seqs(client)).toEqual(upTo(50));
    const heard = client.events.flatMap((event) =>
      'features' in event.payload ? event.payload.features : [],
    );
    expect(heard.map((feature) => feature.code).toSorted()).toEqual(codes.toSorted());
    expect(await getLastSeq(app.database.read, topic)).toBe(50);
  });

  test('a member is notified of being added to and removed from a project', async () => {
    const kim = await app.createPerson('Kim Vale');
    await app.database.transaction((tx) =>
      insertOrganizationMember(tx, organizationId, kim.memberId, 'org_viewer'),
    );
    const client = open(kim);
    client.subscribe(`member:${kim.memberId}`, 0);
    const params = { org_id: organizationId, project_id: projectId };
    await ana.client.call(projects.addProjectMember, { params, body: { email: kim.email } });
    await ana.client.call(projects.removeProjectMember, {
      params: { ...params, member_id: kim.memberId },
    });
    await expect
      .poll(() => client.events.map((event) => event.type))
      .toEqual(['project_member.changed', 'project_member.changed']);
    const other = await openRaw();
    other.send(authMessage(ana.tokens.access_token));
    other.send({ action: 'sub', topic: `member:${kim.memberId}` });
    expect(await other.next('error')).toMatchObject({ code: 'not_found' });
  });
});

describe('catching up', () => {
  test('a reconnecting client receives exactly the missed events, then new ones', async () => {
    const client = open(bo);
    client.subscribe(topic, 0);
    await create('Before');
    await expect.poll(() => seqs(client)).toEqual([1]);
    for (let round = 0; round < 3; round += 1) {
      client.cut();
      await Promise.all([create('Missed'), create('Missed'), create('Missed')]);
      await create('After');
    }
    await expect.poll(() => client.events.length).toBe(13);
    await sleep(300);
    expect(seqs(client)).toEqual(upTo(13));
    expect(client.states).toContain('offline');
  });

  test('a client far behind receives more than a page of the log', async () => {
    const rows = upTo(1201).map((n) => ({
      topic,
      seq: n,
      type: 'project.updated',
      payload: { project_id: projectId },
    }));
    await app.database.read
      .insertInto('events')
      .values(rows.map((row) => ({ ...row, payload: JSON.stringify(row.payload) })))
      .execute();
    await app.database.read.insertInto('event_counters').values({ topic, seq: 1201 }).execute();
    const client = open(bo);
    client.subscribe(topic, 0);
    await create('Live');
    await expect.poll(() => client.events.length).toBe(1202);
    expect(seqs(client)).toEqual(upTo(1202));
  });

  test('catching up does not repeat events to other subscribers', async () => {
    const first = await listen(bo);
    await Promise.all([create('One'), create('Two')]);
    const second = await openRaw();
    second.send(authMessage(ana.tokens.access_token));
    second.send({ action: 'sub', topic, seq: 0 });
    await create('Three');
    for (const socket of [first, second]) {
      await expect.poll(() => socket.messages.at(-1)).toMatchObject({ action: 'event', seq: 3 });
      const heard = socket.messages.flatMap((message) => (message.action === 'event' ? [message.seq] : []));
      expect(heard).toEqual([1, 2, 3]);
    }
  });

  test('a cursor from the future starts at the end of the log', async () => {
    await create('One');
    const socket = await openRaw();
    socket.send(authMessage(bo.tokens.access_token));
    socket.send({ action: 'sub', topic, seq: 1_000_000 });
    expect(await socket.next('subscribed')).toMatchObject({ seq: 1 });
    await create('Two');
    expect(await socket.next('event')).toMatchObject({ seq: 2 });
  });

  test('who read before they listened are sent the events since, and no older ones', async () => {
    for (const name of ['Before', 'Meanwhile', 'Also meanwhile']) await create(name);
    // The first is old, and the others are new on the slowest machine too.
    const date = (isNew: RawBuilder<boolean>) =>
      app.database.transaction((tx) =>
        sql`update events set created_at = now() + interval '1 hour' * (case when ${isNew} then 1 else -1 end)
          where topic = ${topic}`.execute(tx),
      );
    await date(sql`seq > 1`);
    const hear = async (known: { seq?: number; within_ms?: number }) => {
      const socket = await openRaw();
      socket.send(authMessage(bo.tokens.access_token));
      socket.send({ action: 'sub', topic, ...known });
      const subscribed = await socket.next('subscribed');
      return { socket, from: subscribed.action === 'subscribed' ? subscribed.seq : null };
    };
    const { socket, from } = await hear({ within_ms: 9_000 });
    expect(from).toBe(1);
    for (const seq of [2, 3]) expect(await socket.next('event')).toMatchObject({ seq });
    // What it has heard says more, unless it is of another database.
    expect((await hear({ within_ms: 9_000, seq: 0 })).from).toBe(0);
    expect((await hear({ within_ms: 9_000, seq: 1_000_000 })).from).toBe(1);
    await date(sql`false`);
    expect((await hear({ within_ms: 9_000 })).from).toBe(3);
  });

  test('an unsubscribed topic sends no more events', async () => {
    const socket = await listen(bo);
    socket.send({ action: 'unsub', topic });
    expect(await socket.next('unsubscribed')).toMatchObject({ reason: 'asked' });
    await create('Unheard');
    socket.send({ action: 'rpc', id: 'p', method: 'ping' });
    await socket.next('result');
    expect(socket.messages.filter((message) => message.action === 'event')).toEqual([]);
  });
});

describe('a socket that reads too slowly', () => {
  test('misses what is in no log, and is told of it; nobody else misses anything', async () => {
    const slow = await listen(bo);
    const quick = await listen(ana);
    slow.pause();
    const batch = Array.from({ length: 20_000 }, (_, at) => ({
      topic,
      type: 'radar.read' as const,
      payload: { radar_id: at + 1 },
    }));
    // About 12 MB: more than the system keeps for a socket.
    for (let round = 0; round < 6; round += 1)
      await app.database.transaction((tx) => sendEphemeralBatch(tx, batch));
    const countHeard = ({ messages }: typeof quick) =>
      messages.filter(({ action }) => action === 'ephemeral').length;
    await expect.poll(() => countHeard(quick)).toBe(6 * batch.length);
    slow.resume();
    expect(await slow.next('missed')).toEqual({ action: 'missed', topic });
    expect(countHeard(slow)).toBeLessThan(6 * batch.length);
    expect(quick.messages.some(({ action }) => action === 'missed')).toBe(false);
    // It goes on.
    await create('Buoy');
    expect(await slow.next('event')).toMatchObject({ type: 'feature.created' });
  });
});

describe('rights', () => {
  test('a lost role ends the subscription within five seconds, without later events', async () => {
    const client = open(bo);
    client.subscribe(topic, 0);
    await create('Seen');
    await expect.poll(() => seqs(client)).toEqual([1]);
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    // REST stops immediately, before the live channel has to.
    await expect(
      bo.client.call(projects.getProject, { params: { org_id: organizationId, project_id: projectId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect.poll(() => client.lost).toEqual([topic]);
    const heard = client.events.length;
    await create('Unseen');
    await sleep(500);
    expect(client.events).toHaveLength(heard);
    const again = await openRaw();
    again.send(authMessage(bo.tokens.access_token));
    again.send({ action: 'sub', topic, seq: 0 });
    expect(await again.next('error')).toMatchObject({ code: 'not_found' });
  });
});

async function signFor(person: Person, lifeSeconds: number): Promise<string> {
  const { accessTokenKey } = await loadSecrets(app.config);
  // In whole seconds, and never sooner: it has to be sent within them.
  const endsAt = Math.ceil(Date.now() / 1000) + lifeSeconds;
  return new SignJWT({ sid: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('waypost')
    .setAudience('waypost-api')
    .setSubject(String(person.memberId))
    .setIssuedAt()
    .setExpirationTime(endsAt)
    .sign(accessTokenKey);
}

describe('connections', () => {
  test('an expired token closes the socket with 4401', async () => {
    const socket = await openRaw();
    socket.send(authMessage(await signFor(bo, -5)));
    expect(await socket.closed).toBe(SOCKET_CLOSE.tokenExpired);
  });

  test('a token that expires while the socket is open closes it with 4401', async () => {
    const socket = await openRaw();
    socket.send(authMessage(await signFor(bo, 2)));
    await socket.next('result');
    expect(await socket.closed).toBe(SOCKET_CLOSE.tokenExpired);
  });

  test('a newer token of the same member keeps the socket open; another member’s is rejected', async () => {
    const socket = await openRaw();
    socket.send(authMessage(await signFor(bo, 2)));
    await socket.next('result');
    socket.send(authMessage(bo.tokens.access_token, 'again'));
    expect(await socket.next('result')).toMatchObject({ id: 'again' });
    socket.send(authMessage(mallory.tokens.access_token, 'swap'));
    expect(await socket.next('error')).toMatchObject({ id: 'swap', code: 'token_invalid' });
    await sleep(3500);
    socket.send({ action: 'rpc', id: 'still here', method: 'ping' });
    expect(await socket.next('result')).toMatchObject({ id: 'still here' });
  });

  test.each([
    ['a subscription', { action: 'sub', topic: 'project:1' }],
    ['a ping', { action: 'rpc', id: 'p', method: 'ping' }],
    ['an invalid token', authMessage('x')],
    ['an unknown message', { action: 'hello' }],
    ['not JSON', 'hello'],
  ])('a first message that is %s closes the socket with 4403', async (_, message) => {
    const socket = await openRaw();
    socket.send(message);
    expect(await socket.closed).toBe(SOCKET_CLOSE.notAuthenticated);
  });

  test.each(['project:0', 'project:-1', 'everything', 'project:1;drop', 'project:99999999999', '__proto__'])(
    'a topic of %s is rejected and the socket stays open',
    async (name) => {
      const socket = await listen(bo);
      socket.send({ action: 'sub', topic: name });
      expect(await socket.next('error')).toMatchObject({ code: 'validation_failed' });
    },
  );

  test('a topic with an id out of range is not found', async () => {
    const socket = await listen(bo);
    socket.send({ action: 'sub', topic: 'project:9999999999' });
    expect(await socket.next('error')).toMatchObject({ code: 'not_found' });
  });

  test('a flood of messages closes the socket with 4429', async () => {
    const socket = await listen(bo);
    for (let n = 0; n < 1300; n += 1) socket.send({ action: 'rpc', id: String(n), method: 'ping' });
    expect(await socket.closed).toBe(SOCKET_CLOSE.flooding);
  });

  test('an oversized message closes the socket', async () => {
    const socket = await listen(bo);
    socket.send('x'.repeat(20_000));
    expect(await socket.closed).toBe(1009);
  });

  test('pages of other origins are rejected with 403, and our own accepted', async () => {
    expect(await refuseUpgrade(app.baseUrl, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refuseUpgrade(app.baseUrl, { origin: 'null' })).toBe(403);
    const socket = await openRaw({ origin: app.baseUrl });
    socket.send(authMessage(bo.tokens.access_token));
    expect(await socket.next('result')).toMatchObject({ ok: true });
  });
});

describe('two server processes', () => {
  test('members on one receive events from the other', async ({ skip }) => {
    const url = app.databaseUrl;
    if (url === null) {
      console.warn('Skipped: two processes on one database need PostgreSQL.');
      skip();
      return;
    }
    const second = await openPostgresDatabase(url, 4, () => {});
    const other = await buildApp(app.config, second, createLogger(app.config));
    const otherUrl = await other.http.listen({ host: '127.0.0.1', port: 0 });
    try {
      const here = open(bo);
      const there = open(bo, otherUrl);
      for (const client of [here, there]) client.subscribe(topic, 0);
      await Promise.all(upTo(10).map((n) => create(`Sighting ${n}`)));
      await expect.poll(() => [seqs(here), seqs(there)]).toEqual([upTo(10), upTo(10)]);
      there.close();
    } finally {
      await other.http.close();
      await second.close();
    }
  });
});
