import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS, type FenceRuleInput } from '@waypost/contract';
import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import { MessageQueue } from '../../providers/messaging/message-queue.ts';
import { signWebhook } from './webhooks/post-webhook.ts';

const { audit, features, fenceRules, geofence, positions, projects } = ENDPOINTS;
const MINUTE = 60_000;
const SIDE = 0.0009;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
let code: string;
let hook: Server;
let hookUrl: string;
let sms: SmsSandbox;
let received: Received[] = [];
let answer: { status: number; text: string; headers?: Record<string, string> };

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = hook.address() as AddressInfo;
  hookUrl = `http://127.0.0.1:${port}/fences`;
  sms = await startSmsSandbox();
  app = await startTestApp({
    ...sms.env,
    WEBHOOK_INNER_HOSTS: `127.0.0.1:${port}`,
    SMS_PER_HOUR_EACH: '3',
  });
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(async () => {
  await app.close();
  await sms.close();
  hook.close();
});

beforeEach(async () => {
  received = [];
  answer = { status: 204, text: '' };
  projectId = await people.makeProject('project_viewer');
  await ana.client.call(positions.updateTrailSettings, { ...at(), body: { keep: 'month' } });
  code = await makeFence();
});

const at = () => ({ params: { project_id: projectId } });

async function makeFence(): Promise<string> {
  const ring: [number, number][] = [
    [-SIDE, -SIDE],
    [SIDE, -SIDE],
    [SIDE, SIDE],
    [-SIDE, SIDE],
    [-SIDE, -SIDE],
  ];
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        name: 'No-take zone',
        geometry: { type: 'Polygon', coordinates: [ring] },
        geofence: true,
        geofence_events: ['in', 'out'],
      },
    },
  });
  const params = { code: properties.code };
  await ana.client.call(geofence.putFenceSettings, { params, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction((tx) =>
    tx
      .deleteFrom('fence_versions')
      .where('feature_code', '=', params.code)
      .where('settings', 'is', null)
      .execute(),
  );
  await app.database.transaction((tx) =>
    tx
      .updateTable('fence_versions')
      .set({ valid_from: new Date(Date.now() - 3 * 1_440 * MINUTE) })
      .where('feature_code', '=', params.code)
      .execute(),
  );
  return params.code;
}

const rule = (more: Partial<FenceRuleInput> = {}) => ({
  ...{
    name: 'Rangers',
    code: null,
    kinds: ['enter' as const],
    member_ids: [],
    text_member_ids: [],
    webhook_url: hookUrl,
    per_hour: 10,
  },
  ...more,
});
const add = (input: Partial<FenceRuleInput> = {}, who = ana) =>
  who.client.call(fenceRules.createFenceRule, { ...at(), body: rule(input) });
const listOf = (rule_id: number) =>
  ana.client.call(fenceRules.listFenceDeliveries, { params: { project_id: projectId, rule_id } });

/** Records positions of Bo, in metres east of the middle of the fence and minutes after `start`. */
async function move(start: number, track: readonly (readonly [number, number])[]) {
  const rest = { late6: 0, accuracy: null, heading: null, speed: null, altitude: null, battery: null };
  await app.database.transaction((tx) =>
    app.services.positions.record(tx, [
      {
        subject: { projectId, kind: 'member', id: bo.memberId },
        positions: track.map(([minutes, east]) => ({
          ...{ at: start + minutes * MINUTE, lone6: Math.round((east * SIDE * 1e6) / 100) },
          ...rest,
        })),
      },
    ]),
  );
}
const START = () => Date.now() - 120 * MINUTE;

describe('a rule', () => {
  test('is an administrator’s to see and change, audited, and refuses what cannot be told', async () => {
    const made = await add({ code, member_ids: [bo.memberId] });
    expect(made).toMatchObject({
      name: 'Rangers',
      fence_name: 'No-take zone',
      members: [{ member_id: bo.memberId, display_name: 'Bo Lind' }],
      webhook_url: hookUrl,
    });
    expect(made.secret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(await ana.client.call(fenceRules.listFenceRules, at())).toEqual([{ ...made, secret: null }]);
    await expect(bo.client.call(fenceRules.listFenceRules, at())).rejects.toMatchObject({ status: 403 });
    await expect(add({}, bo)).rejects.toMatchObject({ status: 403 });
    await expect(mallory.client.call(fenceRules.listFenceRules, at())).rejects.toMatchObject({ status: 404 });
    await expect(add({ member_ids: [mallory.memberId] })).rejects.toMatchObject({ status: 400 });
    await expect(add({ webhook_url: null })).rejects.toMatchObject({ status: 400 });
    await expect(add({ kinds: [] })).rejects.toMatchObject({ status: 400 });
    await expect(add({ code: '01a21426-73cc-78e7-8d2c-17dccc7f4433' })).rejects.toMatchObject({
      status: 400,
    });
    const params = { project_id: projectId, rule_id: made.rule_id };
    const renamed = await ana.client.call(fenceRules.updateFenceRule, {
      params,
      body: rule({ name: 'Wardens' }),
    });
    expect(renamed).toMatchObject({ name: 'Wardens', code: null, members: [], secret: null });
    await ana.client.call(fenceRules.deleteFenceRule, { params });
    await expect(ana.client.call(fenceRules.deleteFenceRule, { params })).rejects.toMatchObject({
      code: 'fence_rule_not_found',
    });
    const { entries } = await ana.client.call(audit.listOrganizationAudit, {
      params: { org_id: organizationId },
      query: { about: 'fence_rule' },
    });
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['fence_rule.created', 'Rangers'],
        ['fence_rule.changed', 'Wardens'],
        ['fence_rule.deleted', 'Wardens'],
      ]),
    );
  });

  test('keeps whom it tells by a text when a change leaves them out', async () => {
    await givePhone(bo);
    const bos = { member_id: bo.memberId, display_name: 'Bo Lind' };
    const { rule_id } = await add({ text_member_ids: [bo.memberId], webhook_url: null });
    const { text_member_ids: _, ...older } = rule({ name: 'Wardens', webhook_url: null });
    const change = (body: Partial<FenceRuleInput>) =>
      ana.client.call(fenceRules.updateFenceRule, {
        params: { project_id: projectId, rule_id },
        body: { ...older, ...body },
      });
    expect(await change({})).toMatchObject({ name: 'Wardens', text_members: [bos] });
    // Also who has no phone any more: the client could not say that they are to be left out.
    await takePhone(bo);
    expect(await change({ per_hour: 5 })).toMatchObject({ per_hour: 5, text_members: [bos] });
    await expect(change({ text_member_ids: [] })).rejects.toMatchObject({ status: 400 });
    expect(await change({ text_member_ids: [], webhook_url: hookUrl })).toMatchObject({ text_members: [] });
    await expect(change({})).rejects.toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test.each([
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://printer.local/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@example.org/x',
    'http://example.org/x',
    'ftp://example.org/x',
  ])('does not take the address %s', async (webhook_url) => {
    await expect(add({ webhook_url })).rejects.toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a webhook', () => {
  test('is signed, sent once for each event, and holds no position; a correction follows', async () => {
    const { rule_id, secret } = await add();
    const start = START();
    await move(start, [
      [0, -200],
      [40, 200],
    ]);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [{ headers, body }] = received as [Received];
    const message = JSON.parse(body);
    expect(message).toMatchObject({
      type: 'geofence.enter',
      data: {
        geofence: { code, name: 'No-take zone' },
        subject: { kind: 'member', id: bo.memberId, name: 'Bo Lind' },
        source: 'judged',
      },
    });
    expect(body).not.toMatch(/lone6|late6|coordinates|accuracy/);
    const key = Buffer.from((secret ?? '').slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    await vi.waitFor(async () =>
      expect(await listOf(rule_id)).toMatchObject([
        { change: 'told', kind: 'enter', state: 'sent', answer_status: 204, attempts: 1, member: null },
      ]),
    );
    await move(start, [[16, -200]]);
    await vi.waitFor(() => expect(received).toHaveLength(2));
    const correction = JSON.parse(received[1]?.body ?? '');
    expect(correction).toMatchObject({ type: 'geofence.moved', data: { event: 'enter' } });
    expect(Date.parse(correction.data.at)).toBeGreaterThan(Date.parse(correction.data.was_at));
  });

  test('that fails is tried again; one that is gone has failed, and is sent again by hand', async () => {
    const { rule_id } = await add();
    answer = { status: 500, text: 'out of order' };
    await move(START(), [
      [0, -200],
      [1, 0],
    ]);
    await vi.waitFor(async () =>
      expect(await listOf(rule_id)).toMatchObject([
        { state: 'waiting', attempts: 1, answer_status: 500, answer: 'out of order' },
      ]),
    );
    await vi.waitFor(async () => {
      const jobs = await app.database.read
        .selectFrom('jobs')
        .select('state')
        .where('kind', '=', 'fence-delivery')
        .where('organization_id', '=', organizationId)
        .execute();
      expect(jobs.map(({ state }) => state)).toContain('retrying');
    });
    const other = await add({ name: 'Second', kinds: ['leave'] });
    answer = { status: 410, text: 'gone' };
    await move(Date.now() - 90 * MINUTE, [[0, 200]]);
    await vi.waitFor(async () =>
      expect(await listOf(other.rule_id)).toMatchObject([{ state: 'failed', answer_status: 410 }]),
    );
    answer = { status: 200, text: 'fine' };
    const [failed] = await listOf(other.rule_id);
    const params = {
      project_id: projectId,
      rule_id: other.rule_id,
      delivery_id: failed?.delivery_id ?? '',
    };
    expect(await ana.client.call(fenceRules.sendFenceDeliveryAgain, { params })).toMatchObject({
      state: 'waiting',
    });
    await vi.waitFor(async () =>
      expect(await listOf(other.rule_id)).toMatchObject([
        { state: 'sent', attempts: 2, answer_status: 200, answer: 'fine' },
      ]),
    );
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(ids.filter((id) => id === failed?.delivery_id)).toHaveLength(2);
    await expect(
      ana.client.call(fenceRules.sendFenceDeliveryAgain, { params: { ...params, rule_id } }),
    ).rejects.toMatchObject({ code: 'fence_rule_not_found' });
  });

  test('follows no redirect', async () => {
    const { rule_id } = await add();
    answer = { status: 302, text: '', headers: { location: hookUrl } };
    await move(START(), [
      [0, -200],
      [1, 0],
    ]);
    await vi.waitFor(async () =>
      expect(await listOf(rule_id)).toMatchObject([{ answer_status: 302, state: 'waiting' }]),
    );
    expect(received).toHaveLength(1);
  });
});

/** Has a member prove their address, or takes that back. */
const verify = ({ memberId }: Person, isVerified = true) =>
  sql`update members set email_verified_at = case when ${isVerified} then now() end
    where member_id = ${memberId}`.execute(app.database.read);

describe('members', () => {
  test('are told by mail, at most so often an hour, and only while they may read the project', async () => {
    await verify(ana);
    await verify(bo);
    const { rule_id } = await add({
      kinds: ['enter', 'leave'],
      member_ids: [ana.memberId, bo.memberId],
      webhook_url: null,
      per_hour: 3,
    });
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    const start = START();
    await move(start, [
      [0, -200],
      [4, 200],
      [8, -200],
      [12, 200],
    ]);
    // The tests have no mail server: messages wait in the outbox.
    await vi.waitFor(async () =>
      expect((await listOf(rule_id)).map(({ state }) => state).toSorted()).toEqual([
        ...['kept', 'kept', 'kept', 'limited', 'limited', 'limited'],
      ]),
    );
    const messages = await app.database.read
      .selectFrom('message_queue')
      .select(['recipient', 'subject', 'body'])
      .where('reference', 'like', 'fence:%')
      .execute();
    expect(messages).toHaveLength(3);
    expect(messages[0]?.subject).toMatch(/^Bo Lind (entered|left) No-take zone \(/);
    expect(messages[0]?.body).toContain(`/features/${code}`);
    expect(new Set(messages.map(({ recipient }) => recipient)).size).toBe(1);
  });

  test('are told in the language that they chose', async () => {
    await verify(ana);
    const choose = (language: string) =>
      sql`update members set settings = settings || jsonb_build_object('language', ${language}::text)
        where member_id = ${ana.memberId}`.execute(app.database.read);
    await choose('es');
    const { rule_id } = await add({ kinds: ['enter'], member_ids: [ana.memberId], webhook_url: null });
    await move(START(), [
      [0, -200],
      [4, 0],
    ]);
    await vi.waitFor(async () => expect(await listOf(rule_id)).toMatchObject([{ state: 'kept' }]));
    await choose('en');
    const { subject } = await app.database.read
      .selectFrom('message_queue')
      .innerJoin('fence_deliveries', (join) =>
        join.on(sql<boolean>`message_queue.reference = 'fence:' || fence_deliveries.delivery_id`),
      )
      .select('subject')
      .where('rule_id', '=', rule_id)
      .executeTakeFirstOrThrow();
    expect(subject).toMatch(/^Bo Lind entró en No-take zone \(/);
  });

  test('are not mailed at an address that may be somebody else’s', async () => {
    const { rule_id } = await add({
      kinds: ['enter'],
      member_ids: [ana.memberId, bo.memberId],
      webhook_url: null,
    });
    await verify(ana);
    await verify(bo, false);
    await move(START(), [
      [0, -200],
      [4, 200],
    ]);
    await vi.waitFor(async () =>
      expect((await listOf(rule_id)).map(({ state }) => state).toSorted()).toEqual(['failed', 'kept']),
    );
  });

  test('are not told of what happened more than a day ago', async () => {
    const { rule_id } = await add({ kinds: ['enter'] });
    await move(Date.now() - 2 * 1_440 * MINUTE, [
      [0, -200],
      [1, 0],
    ]);
    await move(Date.now() - 60 * MINUTE, [
      [0, 300],
      [1, 0],
    ]);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(await listOf(rule_id)).toHaveLength(1);
  });
});

let phones = 0;
/** Gives a member a phone, as a shown code does. @returns its number. */
async function givePhone({ memberId }: Person): Promise<string> {
  phones += 1;
  const phone = `+1612555${String(phones).padStart(4, '0')}`;
  await sql`update members set phone = ${phone} where member_id = ${memberId}`.execute(app.database.read);
  return phone;
}
const takePhone = ({ memberId }: Person) =>
  sql`update members set phone = null where member_id = ${memberId}`.execute(app.database.read);
const textsTo = (phone: string) => sms.listMessages().filter(({ to }) => to === phone);
const receivers = () => ana.client.call(fenceRules.listFenceTextReceivers, at());

describe('a text', () => {
  beforeEach(async () => {
    sms.setFault('none');
    await takePhone(ana);
    await takePhone(bo);
    await sql`delete from sms_budgets`.execute(app.database.read);
    await sql`delete from fence_deliveries`.execute(app.database.read);
  });
  const inOnce = [
    [0, -200],
    [4, 0],
  ] as const;

  test('goes to a phone that is known to be the member’s, and is listed with its answer', async () => {
    expect(await receivers()).toEqual({ is_sent: true, members: [] });
    await expect(add({ text_member_ids: [bo.memberId] })).rejects.toMatchObject({ status: 400 });
    const phone = await givePhone(bo);
    await givePhone(mallory);
    // Who can be told, and no number.
    const bos = { member_id: bo.memberId, display_name: 'Bo Lind' };
    expect(await receivers()).toEqual({ is_sent: true, members: [bos] });
    await expect(add({ text_member_ids: [mallory.memberId] })).rejects.toMatchObject({ status: 400 });
    await expect(bo.client.call(fenceRules.listFenceTextReceivers, at())).rejects.toMatchObject({
      status: 403,
    });
    const made = await add({ text_member_ids: [bo.memberId], webhook_url: null });
    expect(made).toMatchObject({ members: [], text_members: [bos], secret: null });
    await move(START(), inOnce);
    await vi.waitFor(async () =>
      expect(await listOf(made.rule_id)).toMatchObject([
        { member: bos, by_text: true, state: 'sent', attempts: 1, kind: 'enter' },
      ]),
    );
    const [text] = textsTo(phone);
    expect(text?.text).toMatch(
      /^Bo Lind entered No-take zone, \d{4}-\d\d-\d\d \d\d:\d\d UTC \(Coast watch\)$/,
    );
    expect(text?.text.length).toBeLessThanOrEqual(160);
    expect(JSON.stringify(await listOf(made.rule_id))).not.toContain(phone);
  });

  test('that the gateway refuses has failed, with what it answered, and is sent again by hand', async () => {
    const phone = await givePhone(bo);
    const { rule_id } = await add({ text_member_ids: [bo.memberId], webhook_url: null });
    sms.setFault('refuse');
    await move(START(), inOnce);
    await vi.waitFor(async () =>
      expect(await listOf(rule_id)).toMatchObject([
        { state: 'failed', answer: 'The SMS gateway answered 400.' },
      ]),
    );
    sms.setFault('none');
    const before = textsTo(phone).length;
    const [failed] = await listOf(rule_id);
    const params = { project_id: projectId, rule_id, delivery_id: failed?.delivery_id ?? '' };
    await ana.client.call(fenceRules.sendFenceDeliveryAgain, { params });
    await vi.waitFor(async () =>
      expect(await listOf(rule_id)).toMatchObject([{ state: 'sent', attempts: 2 }]),
    );
    expect(textsTo(phone)).toHaveLength(before + 1);
  });

  test('counts with mails in what a person gets in an hour', async () => {
    await verify(bo);
    await givePhone(bo);
    const { rule_id } = await add({
      kinds: ['enter', 'leave'],
      member_ids: [bo.memberId],
      text_member_ids: [bo.memberId],
      webhook_url: null,
      per_hour: 3,
    });
    await move(START(), [
      [0, -200],
      [4, 200],
    ]);
    await vi.waitFor(async () =>
      expect((await listOf(rule_id)).map(({ by_text, state }) => [by_text, state]).toSorted()).toEqual([
        [false, 'kept'],
        [false, 'kept'],
        [true, 'limited'],
        [true, 'sent'],
      ]),
    );
  });

  test('is not kept where there is no gateway: the outbox would show the phone; it is sent by hand later', async () => {
    const phone = await givePhone(bo);
    const { rule_id } = await add({ text_member_ids: [bo.memberId], webhook_url: null });
    const gateway = vi.spyOn(MessageQueue.prototype, 'canSms', 'get').mockReturnValue(false);
    try {
      expect(await receivers()).toMatchObject({ is_sent: false });
      await move(START(), inOnce);
      const answer = 'The server has no gateway for texts.';
      await vi.waitFor(async () =>
        expect(await listOf(rule_id)).toMatchObject([
          { by_text: true, state: 'failed', attempts: 0, answer, tried_at: null },
        ]),
      );
      expect(textsTo(phone)).toEqual([]);
      const { rows } = await sql`select from message_queue where recipient = ${phone}`.execute(
        app.database.read,
      );
      expect(rows).toEqual([]);
    } finally {
      gateway.mockRestore();
    }
    const [failed] = await listOf(rule_id);
    const params = { project_id: projectId, rule_id, delivery_id: failed?.delivery_id ?? '' };
    await ana.client.call(fenceRules.sendFenceDeliveryAgain, { params });
    await vi.waitFor(async () =>
      expect(await listOf(rule_id)).toMatchObject([{ state: 'sent', attempts: 1, answer: null }]),
    );
    expect(textsTo(phone)).toHaveLength(1);
  });

  test('that could not be sent takes no room from mails of the same hour', async () => {
    await verify(bo);
    await givePhone(bo);
    const { rule_id } = await add({
      kinds: ['enter', 'leave'],
      member_ids: [bo.memberId],
      text_member_ids: [bo.memberId],
      webhook_url: null,
      per_hour: 3,
    });
    // At first without a phone, then over the budget of the organization.
    await takePhone(bo);
    const start = START();
    const listStates = async () =>
      (await listOf(rule_id)).map(({ by_text, state }) => `${by_text ? 'text' : 'mail'} ${state}`).toSorted();
    const first = ['mail kept', 'text failed'];
    await move(start, inOnce);
    await vi.waitFor(async () => expect(await listStates()).toEqual(first));
    await givePhone(bo);
    await sql`insert into sms_budgets (budget_key, sent_at)
      values (${`organization ${organizationId}`}, array[now(), now(), now()])`.execute(app.database.read);
    await move(start, [[8, -200]]);
    const second = ['mail kept', ...first, 'text limited'];
    await vi.waitFor(async () => expect(await listStates()).toEqual(second));
    await move(start, [[12, 0]]);
    const third = ['mail kept', ...second, 'text limited'];
    await vi.waitFor(async () => expect(await listStates()).toEqual(third));
  });

  test('is queued after all else of its transaction: codes for signing in wait for the budget that it locks', async () => {
    await verify(ana);
    await givePhone(ana);
    await givePhone(bo);
    const told = [ana.memberId, bo.memberId];
    const { rule_id } = await add({ kinds: ['enter', 'leave'], member_ids: told, text_member_ids: told });
    const queued: { readonly channel: string; readonly deliveries: number }[] = [];
    const enqueue = MessageQueue.prototype.enqueue;
    const spy = vi.spyOn(MessageQueue.prototype, 'enqueue').mockImplementation(async function (
      this: MessageQueue,
      tx,
      message,
    ) {
      const { rows } = await sql`select from fence_deliveries where rule_id = ${rule_id}`.execute(tx);
      queued.push({ channel: message.channel, deliveries: rows.length });
      return enqueue.call(this, tx, message);
    });
    try {
      await move(START(), [
        [0, -200],
        [4, 200],
      ]);
      await vi.waitFor(async () => expect(await listOf(rule_id)).toHaveLength(10));
      // Its webhooks would otherwise arrive while the next test counts its own.
      await vi.waitFor(() => expect(received).toHaveLength(2));
    } finally {
      spy.mockRestore();
    }
    const texts = queued.slice(queued.findIndex(({ channel }) => channel === 'sms'));
    expect(texts).toEqual(Array.from({ length: 4 }, () => ({ channel: 'sms', deliveries: 10 })));
  });

  test('over the budget of the organization is not sent, and the crossing is told to others all the same', async () => {
    await givePhone(bo);
    const { rule_id } = await add({
      kinds: ['enter', 'leave'],
      text_member_ids: [bo.memberId],
      per_hour: 100,
    });
    await move(START(), [
      [0, -200],
      [4, 200],
      [8, -200],
    ]);
    await vi.waitFor(() => expect(received).toHaveLength(4));
    await vi.waitFor(async () => {
      const texts = (await listOf(rule_id)).filter(({ by_text }) => by_text);
      expect(texts.map(({ state }) => state).toSorted()).toEqual(['limited', 'sent', 'sent', 'sent']);
      expect(texts.find(({ state }) => state === 'limited')?.answer).toMatch(
        /^No more text messages go out for now/,
      );
    });
  });

  test('is not sent to who may not read the project any more, nor to a phone that was given up', async () => {
    const phone = await givePhone(bo);
    const { rule_id } = await add({ text_member_ids: [bo.memberId], webhook_url: null });
    await takePhone(bo);
    await move(START(), inOnce);
    await vi.waitFor(async () => expect(await listOf(rule_id)).toMatchObject([{ state: 'failed' }]));
    await sql`update members set phone = ${phone} where member_id = ${bo.memberId}`.execute(
      app.database.read,
    );
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    const [failed] = await listOf(rule_id);
    const params = { project_id: projectId, rule_id, delivery_id: failed?.delivery_id ?? '' };
    expect(await ana.client.call(fenceRules.sendFenceDeliveryAgain, { params })).toMatchObject({
      state: 'failed',
    });
    expect(textsTo(phone)).toEqual([]);
  });
});

test('a signature is that of the example of Standard Webhooks', () => {
  const headers = signWebhook(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      body: '{"test": 2432232314}',
    },
    1_614_265_330,
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
