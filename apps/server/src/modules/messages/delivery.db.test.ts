import { ENDPOINTS } from '@waypost/contract';
import {
  type MailSandbox,
  type SmsSandbox,
  signDelivery,
  startMailSandbox,
  startSmsSandbox,
} from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

const { invites, organizations, projects } = ENDPOINTS;
const SECRET = 'shared with the provider';
const soon = { interval: 20 };

let mail: MailSandbox;
let sms: SmsSandbox;
let app: TestApp;
let ana: Person;
let org_id: number;
let project_id: number;
let webhook: { url: string; secret: string };
beforeAll(async () => {
  mail = await startMailSandbox();
  sms = await startSmsSandbox();
  app = await startTestApp({
    ...sms.env,
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Waypost <post@waypost.example>',
    MESSAGE_WEBHOOK_SECRET: SECRET,
  });
  webhook = { url: `${app.baseUrl}/api/3/messages/delivery`, secret: SECRET };
  mail.setWebhook(webhook);
  sms.setWebhook(webhook);
  ana = await app.createPerson('Ana Ruiz');
  ({ organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  }));
});
beforeEach(async () => {
  ({ project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: `Project ${crypto.randomUUID()}` },
  }));
});
afterEach(() => sms.setFault('none'));
afterAll(async () => {
  await app.close();
  await mail.close();
  await sms.close();
});

const statusOf = async (uuid: string) =>
  (await ana.client.call(invites.listProjectInvites, { params: { org_id, project_id } })).find(
    (one) => one.uuid === uuid,
  )?.email_status;
const waitFor = (uuid: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(uuid)).toBe(status), soon);

let people = 0;
async function inviteByMail(): Promise<{ uuid: string; messageId: string }> {
  people += 1;
  const email = `person.${people}@example.com`;
  const body = { project_id, name: 'Somebody', email };
  const { uuid } = await ana.client.call(invites.createProjectInvite, { body });
  await waitFor(uuid, 'processed');
  return { uuid, messageId: mail.listMails().findLast(({ to }) => to.includes(email))?.message_id ?? '' };
}

async function inviteByPhone(phone: string): Promise<string> {
  const body = { project_id, name: 'Somebody', phone };
  return (await ana.client.call(invites.createProjectInvite, { body })).uuid;
}

const countEvents = async () =>
  Number(
    (
      await app.database.read
        .selectFrom('events')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('topic', '=', `project:${project_id}`)
        .executeTakeFirstOrThrow()
    ).n,
  );

async function post(news: unknown, atS?: number, secret = SECRET, change: Record<string, string> = {}) {
  const { body, headers } = signDelivery(secret, news, atS);
  const response = await fetch(webhook.url, { method: 'POST', headers: { ...headers, ...change }, body });
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  return { status: response.status, code: answer?.code ?? null };
}

describe('a report on an e-mail', () => {
  test('moves its invite to delivered and opened, and subscribers are notified', async () => {
    const { uuid, messageId } = await inviteByMail();
    expect(messageId).toMatch(/^[0-9a-f-]{36}@waypost\.example$/);
    const before = await countEvents();
    expect(await mail.deliver(messageId, 'delivered')).toBe(204);
    expect(await statusOf(uuid)).toBe('delivered');
    expect(await mail.deliver(`<${messageId}>`, 'open')).toBe(204);
    expect(await statusOf(uuid)).toBe('open');
    expect(await countEvents()).toBe(before + 2);
  });

  test('changes nothing when it is duplicated, late or out of order', async () => {
    const { uuid, messageId: reference } = await inviteByMail();
    expect((await post({ reference, status: 'open' })).status).toBe(204);
    const before = await countEvents();
    for (const status of ['open', 'delivered', 'processed', 'failed', 'open']) {
      expect((await post({ reference, status })).status).toBe(204);
    }
    expect(await statusOf(uuid)).toBe('open');
    expect(await countEvents()).toBe(before);
  });

  test('of a bounce after delivery marks the invite as failed, also in a list of reports', async () => {
    const { uuid, messageId: reference } = await inviteByMail();
    const news = ['delivered', 'failed', 'delivered'].map((status) => ({ reference, status }));
    expect((await post(news)).status).toBe(204);
    expect(await statusOf(uuid)).toBe('failed');
  });

  test('changes nothing when a later e-mail replaced it', async () => {
    const { uuid, messageId } = await inviteByMail();
    await ana.client.call(invites.resendInvite, { params: { uuid } });
    await waitFor(uuid, 'processed');
    expect(await mail.deliver(messageId, 'failed')).toBe(204);
    expect(await statusOf(uuid)).toBe('processed');
    const next = mail.listMails().at(-1)?.message_id ?? '';
    expect(next).not.toBe(messageId);
    await mail.deliver(next, 'open');
    expect(await statusOf(uuid)).toBe('open');
  });

  test('is accepted and changes nothing for an invite that was accepted or removed, and for an unknown message', async () => {
    const { uuid, messageId } = await inviteByMail();
    await ana.client.call(invites.removeInvite, { params: { uuid } });
    const before = await countEvents();
    for (const reference of [messageId, crypto.randomUUID(), 'nobody', "x' or 1=1 --", '<@>']) {
      expect((await post({ reference, status: 'failed' })).status, reference).toBe(204);
    }
    expect(await countEvents()).toBe(before);
  });
});

describe('a webhook signature', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const refused = { status: 400, code: 'signature_invalid' };

  test('is required, must match, and expires within minutes', async () => {
    const { uuid, messageId: reference } = await inviteByMail();
    const news = { reference, status: 'failed' };
    expect(await post(news, now() - 301)).toEqual(refused);
    expect(await post(news, now() + 302)).toEqual(refused);
    expect(await post(news, now(), 'another secret altogether')).toEqual(refused);
    expect(await post(news, now(), SECRET, { 'x-message-timestamp': String(now() - 1) })).toEqual(refused);
    for (const bad of ['', 'zz', '0'.repeat(64), '0'.repeat(63)]) {
      expect(await post(news, now(), SECRET, { 'x-message-signature': bad })).toEqual(refused);
    }
    const { headers } = signDelivery(SECRET, news);
    const body = JSON.stringify({ ...news, status: 'open' });
    const changed = await fetch(webhook.url, { method: 'POST', headers: { ...headers }, body });
    expect(changed.status).toBe(400);
    expect(await statusOf(uuid)).toBe('processed');
    expect((await post(news, now() - 290)).status).toBe(204);
  });

  test('is rejected when malformed', async () => {
    expect(await post('not json')).toEqual({ status: 400, code: 'broken_json' });
    const wrong = [
      {},
      { reference: 'x', status: 'lost' },
      [{ reference: 1 }],
      7,
      null,
      { reference: '', status: 'open' },
    ];
    for (const news of wrong) expect(await post(news)).toEqual({ status: 400, code: 'validation_failed' });
  });
});

describe('an SMS', () => {
  const phone = '+16125550177';

  test('carries a short text with the link, and the gateway’s reports count', async () => {
    const uuid = await inviteByPhone('(612) 555-0177');
    await waitFor(uuid, 'processed');
    const text = sms.listMessages().at(-1);
    expect(text).toMatchObject({ to: phone, from: null });
    expect(text?.text).toMatch(
      /^Ana Ruiz invited you to join Project \S+ on Waypost: http:\/\/\S+\/invite\/[\w-]{32}$/,
    );
    expect(await sms.deliver(text?.reference ?? '', 'delivered')).toBe(204);
    expect(await statusOf(uuid)).toBe('delivered');
  });

  test('fails when the gateway rejects it, and is retried when the gateway is unavailable', async () => {
    sms.setFault('refuse');
    await waitFor(await inviteByPhone('+34612345678'), 'failed');
    sms.setFault('fail');
    const uuid = await inviteByPhone('+34612345679');
    const tries = () =>
      app.database.read
        .selectFrom('message_queue')
        .select(['attempts', 'status', 'last_error'])
        .where('reference', '=', `invite:${uuid}`)
        .executeTakeFirst();
    await vi.waitFor(
      async () =>
        expect(await tries()).toEqual({
          attempts: 1,
          status: 'pending',
          last_error: 'The SMS gateway answered 503.',
        }),
      soon,
    );
    expect(await statusOf(uuid)).toBe('pending');
    sms.setFault('none');
    await app.database.read.updateTable('message_queue').set({ next_attempt_at: new Date() }).execute();
    await inviteByPhone(phone);
    await waitFor(uuid, 'processed');
  });
});

// Last in this file: with the embedded database a second server starts with an empty one.
describe('without a secret', () => {
  test('every signature is rejected', async () => {
    const bare = await startTestApp();
    const { body, headers } = signDelivery('', { reference: 'x', status: 'open' });
    const url = `${bare.baseUrl}/api/3/messages/delivery`;
    expect((await fetch(url, { method: 'POST', headers: { ...headers }, body })).status).toBe(400);
    await bare.close();
  });
});
