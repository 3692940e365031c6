import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, type PresenceState, type Topic } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countRequests, FEW_REQUESTS } from '../../../test/app/count-requests.ts';
import { authMessage, openLiveClient, openRawSocket } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';

const { presence, projects } = ENDPOINTS;

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

beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  topic = `project:${projectId}`;
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

async function listen(person: Person) {
  const client = openLiveClient(app.baseUrl, person);
  opened.push(client);
  await client.listen(topic);
  return client;
}

async function openRaw(person: Person) {
  const socket = await openRawSocket(app.baseUrl);
  opened.push(socket);
  socket.send(authMessage(person.tokens.access_token));
  await socket.next('result');
  return socket;
}

const next = (more: Partial<PresenceState> = {}) =>
  ({
    action: 'pub',
    id: 'p',
    topic,
    type: 'presence.next',
    payload: {
      pointer: { lone6: -110_300_000, late6: 24_100_000 },
      selection: 'reef',
      editing: null,
      ...more,
    },
  }) as const;
const close = () => ({ action: 'pub', id: 'c', topic, type: 'presence.close' }) as const;
const list = (person: Person) =>
  person.client.call(presence.listPresence, { params: { project_id: projectId } });

describe('presence', () => {
  test('reaches a colleague at once, is listed, and a stranger neither hears nor reads it', async () => {
    const anas = await listen(ana);
    const bos = await listen(bo);
    const stranger = await openRaw(mallory);
    stranger.send({ action: 'sub', topic });
    expect(await stranger.next('error')).toMatchObject({ code: 'not_found' });
    stranger.send(next());
    expect(await stranger.next('error')).toMatchObject({ code: 'not_found' });
    const passOn = async () => {
      bos.publish(next());
      await vi.waitFor(() => expect(anas.ephemeral).toHaveLength(1), { interval: 5 });
    };
    expect(await countRequests(ana, passOn)).toBeLessThan(FEW_REQUESTS);
    const expected = {
      project_id: projectId,
      member_id: bo.memberId,
      member_display_name: 'Bo Lind',
      pointer: { lone6: -110_300_000, late6: 24_100_000 },
      selection: 'reef',
    };
    expect(anas.ephemeral[0]).toMatchObject({ topic, type: 'presence.next', payload: expected });
    expect(await list(ana)).toEqual([anas.ephemeral[0]?.payload]);
    await expect(list(mallory)).rejects.toMatchObject({ status: 404 });
    expect(JSON.stringify(stranger.messages)).not.toContain('presence');
  });

  test('says what is being changed, and nothing of a page that does not tell', async () => {
    const anas = await listen(ana);
    const bos = await listen(bo);
    bos.publish(next({ editing: 'reef' }));
    await vi.waitFor(() => expect(anas.ephemeral.at(-1)?.payload).toMatchObject({ editing: 'reef' }));
    const { editing: _none, ...payload } = next().payload;
    const raw = await openRaw(bo);
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    raw.send({ ...next(), payload });
    await vi.waitFor(async () =>
      expect((await list(ana)).map(({ editing }) => editing).sort()).toEqual([null, 'reef']),
    );
  });

  test('is in no log', async () => {
    const bos = await listen(bo);
    bos.publish(next());
    await vi.waitFor(() => expect(bos.ephemeral).toHaveLength(1));
    const rows = await app.database.read
      .selectFrom('events')
      .select('type')
      .where('topic', '=', topic)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('presence');
  });

  test('is passed on once within 100 ms, as the page is then', async () => {
    const bos = await listen(bo);
    const startMs = Date.now();
    for (let n = 0; n < 20; n += 1) bos.publish(next({ selection: `reef-${n}` }));
    await vi.waitFor(() => expect(bos.ephemeral.at(-1)?.payload).toMatchObject({ selection: 'reef-19' }));
    // All have arrived within the first 100 ms, unless the machine is slow.
    expect(bos.ephemeral.length).toBeLessThanOrEqual(2 + Math.floor((Date.now() - startMs) / 100));
  });

  test('is of each page: closing one leaves the other of the same member', async () => {
    const anas = await listen(ana);
    const [one, other] = [await listen(bo), await listen(bo)];
    one.publish(next({ selection: 'one' }));
    other.publish(next({ selection: 'other' }));
    await vi.waitFor(async () => expect(await list(ana)).toHaveLength(2));
    one.publish(close());
    await vi.waitFor(async () => expect(await list(ana)).toMatchObject([{ selection: 'other' }]));
    expect(anas.ephemeral.at(-1)).toMatchObject({
      type: 'presence.close',
      payload: { member_id: bo.memberId, project_id: projectId },
    });
  });

  test('of a page that is gone without a word is closed', async () => {
    const anas = await listen(ana);
    const bos = await listen(bo);
    bos.publish(next());
    await vi.waitFor(() => expect(anas.ephemeral).toHaveLength(1));
    bos.cut();
    await vi.waitFor(() => expect(anas.ephemeral.at(-1)).toMatchObject({ type: 'presence.close' }));
    expect(await list(ana)).toEqual([]);
  });

  test('of a removed member is not listed from then on, closes for the others, and can be sent no more', async () => {
    const anas = await listen(ana);
    const raw = await openRaw(bo);
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    raw.send(next());
    await vi.waitFor(async () => expect(await list(ana)).toHaveLength(1));
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    expect(await list(ana)).toEqual([]);
    expect(await raw.next('unsubscribed')).toMatchObject({ reason: 'lost' });
    await vi.waitFor(() => expect(anas.ephemeral.at(-1)).toMatchObject({ type: 'presence.close' }));
    const heard = anas.ephemeral.length;
    raw.send(next());
    expect(await raw.next('error')).toMatchObject({ id: 'p', code: 'not_found' });
    await sleep(300);
    expect(anas.ephemeral).toHaveLength(heard);
  });

  test('goes to no topic but a project’s, and not more than 300 times a minute from one page', async () => {
    const raw = await openRaw(bo);
    const own: Topic = `member:${bo.memberId}`;
    raw.send({ action: 'sub', topic: own });
    await raw.next('subscribed');
    raw.send({ ...next(), topic: own });
    expect(await raw.next('error')).toMatchObject({ code: 'validation_failed' });
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    for (let n = 0; n < 299; n += 1) raw.send(next());
    for (let n = 0; n < 299; n += 1) await raw.next('result');
    raw.send(next());
    expect(await raw.next('error')).toMatchObject({
      code: 'too_many_requests',
      detail: 'Send at most 300 states a minute.',
    });
  });
});
