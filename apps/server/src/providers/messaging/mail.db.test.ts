import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { ENDPOINTS } from '@waypost/contract';
import { type MailSandbox, startMailSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { isPostgres } from '../../../test/app/test-database.ts';
import { fetchIdentityToken, PASSWORD, registerIdentity } from '../../../test/people/identity.ts';
import { toReference } from '../../modules/invites/invite-message.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createSmtpMessaging } from './smtp-messaging.ts';

const { invites, organizations, projects } = ENDPOINTS;

let sandbox: MailSandbox;
beforeAll(async () => {
  sandbox = await startMailSandbox();
});
afterEach(() => sandbox.setFault('none'));
afterAll(() => sandbox.close());

interface Office {
  readonly app: TestApp;
  readonly ana: Person;
  invite(email: string, name?: string): Promise<string>;
  statusOf(uuid: string): Promise<string | undefined>;
}

async function openOffice(smtpUrl: string): Promise<Office> {
  const app = await startTestApp({ SMTP_URL: smtpUrl, MAIL_FROM: 'Waypost <post@waypost.example>' });
  const ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const { project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Ría de Vigo\r\nBcc: thief@example.com' },
  });
  return {
    app,
    ana,
    async invite(email, name = 'Lucía') {
      const made = await ana.client.call(invites.createProjectInvite, { body: { project_id, name, email } });
      return made.uuid;
    },
    async statusOf(uuid) {
      const list = await ana.client.call(invites.listProjectInvites, { params: { org_id, project_id } });
      return list.find((one) => one.uuid === uuid)?.email_status;
    },
  };
}

const soon = { interval: 20 };

describe('with a mail server', () => {
  test('the invitee gets a mail whose link opens the invite once their address is verified', async () => {
    const { app, invite, statusOf } = await openOffice(sandbox.smtpUrl);
    const lu = await app.createPerson('Lucía Chen');
    const uuid = await invite(lu.email);
    await vi.waitFor(async () => expect(await statusOf(uuid)).toBe('processed'), soon);
    const mails = (await (await fetch(`${sandbox.httpUrl}/mails`)).json()) as { text: string }[];
    const mail = sandbox.listMails().at(-1);
    expect(mails.at(-1)?.text).toBe(mail?.text);
    expect(mail).toMatchObject({ from: 'post@waypost.example', to: [lu.email] });
    expect(mail?.subject).toContain('Ana Ruiz invited you to join Ría de Vigo');
    expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    const code = /\/invite\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    // The recipient of a forwarded mail may have created an account with the address.
    const accept = () => lu.client.call(invites.acceptInvite, { params: { uuid: code } });
    await expect(accept()).rejects.toMatchObject({ status: 403, code: 'email_not_verified' });
    const member = await app.database.read
      .selectFrom('members')
      .select('email_verified_at')
      .where('member_id', '=', lu.memberId)
      .executeTakeFirstOrThrow();
    expect(member.email_verified_at).toBeNull();
    await app.services.sessions.noteVerified(`test ${lu.email}`, lu.email);
    await accept();
    // Sent messages are not kept.
    const rows = await app.database.read.selectFrom('message_queue').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'sent', body: '', link: null }]);
    expect(JSON.stringify(rows)).not.toContain(code);
    await app.close();
  });

  test('a new member joins only after verifying the address by mail, whose link leads to the invite', async () => {
    const { app, invite } = await openOffice(sandbox.smtpUrl);
    const email = 'forwarded@example.com';
    const findLink = (page: string) =>
      sandbox
        .listMails()
        .filter(({ to }) => to[0] === email)
        .map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? '')
        .find((link) => link.includes(page)) ?? null;
    await invite(email);
    await vi.waitFor(() => expect(findLink('/invite/')).not.toBeNull(), soon);
    const path = new URL(findLink('/invite/') ?? '').pathname;
    const invite_code = path.split('/').at(-1) ?? '';

    const { sessionToken } = await registerIdentity(app.baseUrl, email, PASSWORD, {}, path);
    const join = async () =>
      app.as().call(ENDPOINTS.sessions.createTokenOfInvite, {
        body: {
          firebase_token: await fetchIdentityToken(app.baseUrl, sessionToken),
          invite_code,
          display_name: 'Lucía Chen',
        },
      });
    await expect(join()).rejects.toMatchObject({ status: 403, code: 'email_not_verified' });
    const people = () =>
      app.database.read
        .selectFrom('members')
        .select('email_verified_at')
        .where('email', '=', email)
        .execute();
    expect(await people()).toEqual([]);

    await vi.waitFor(() => expect(findLink('/auth/verify')).not.toBeNull(), soon);
    const { searchParams } = new URL(findLink('/auth/verify') ?? '');
    expect(searchParams.get('invite')).toBe(invite_code);
    await fetch(
      `${app.baseUrl}/api/auth/verify-email?token=${encodeURIComponent(searchParams.get('token') ?? '')}`,
    );
    await join();
    expect(await people()).toEqual([{ email_verified_at: expect.any(Date) }]);
    await app.close();
  });

  test('a temporary refusal is retried until the server accepts the mail', async () => {
    const { app, invite, statusOf } = await openOffice(sandbox.smtpUrl);
    sandbox.setFault('refuse');
    const uuid = await invite('patient@example.com');
    const tries = async () =>
      (
        await app.database.read
          .selectFrom('message_queue as m')
          .innerJoin('jobs as j', 'j.job_id', 'm.job_id')
          .select(['m.attempts', 'm.status', 'j.state'])
          .execute()
      )[0];
    const again = { attempts: 1, status: 'pending', state: 'retrying' };
    await vi.waitFor(async () => expect(await tries()).toEqual(again), soon);
    sandbox.setFault('none');
    await sql`update pgboss.job set start_after = now()`.execute(app.database.read);
    // Any other message wakes the worker; so does its timer.
    await invite('other@example.com');
    await vi.waitFor(async () => expect(await statusOf(uuid)).toBe('processed'), soon);
    expect(sandbox.listMails().filter((mail) => mail.to[0] === 'patient@example.com')).toHaveLength(1);
    await app.close();
  });

  test('a message given up is sent when a super user retries its job', async () => {
    const { app, invite, statusOf } = await openOffice(sandbox.smtpUrl);
    sandbox.setFault('refuse');
    const uuid = await invite('second.chance@example.com');
    const read = async () =>
      (await app.database.read.selectFrom('jobs').select(['job_id', 'state', 'attempts']).execute())[0];
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'retrying' }), soon);
    // As after the last of its attempts.
    await sql`update pgboss.job set retry_limit = 1, start_after = now()`.execute(app.database.read);
    await app.services.jobs.retry((await read())?.job_id ?? '');
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'failed', attempts: 2 }), soon);
    expect(await statusOf(uuid)).toBe('failed');
    // Its text stays for that.
    expect(await app.services.messages.purge()).toBe(0);
    sandbox.setFault('none');
    expect(await app.services.jobs.retry((await read())?.job_id ?? '')).toBe(true);
    await vi.waitFor(async () => expect(await statusOf(uuid)).toBe('processed'), soon);
    expect(sandbox.listMails().filter((mail) => mail.to[0] === 'second.chance@example.com')).toHaveLength(1);
    await app.close();
  });

  test('the text of a message given up is erased after a week', async () => {
    const { app, invite } = await openOffice(sandbox.smtpUrl);
    sandbox.setFault('reject');
    await invite('nobody.there@example.com');
    const read = () =>
      app.database.read.selectFrom('message_queue').select(['status', 'body', 'link']).executeTakeFirst();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ status: 'failed' }), soon);
    expect((await read())?.body).not.toBe('');
    await sql`update message_queue set finished_at = now() - interval '8 days'`.execute(app.database.read);
    expect(await app.services.messages.purge()).toBe(1);
    expect(await read()).toEqual({ status: 'failed', body: '', link: null });
    await app.close();
  });

  test('a message queued by a version without jobs is sent after the start', async () => {
    const { app, ana, invite, statusOf } = await openOffice(sandbox.smtpUrl);
    await app.services.jobs.stop();
    const uuid = await invite('adopted@example.com');
    await sql`delete from pgboss.job`.execute(app.database.read);
    await sql`update message_queue set job_id = null, next_attempt_at = now()`.execute(app.database.read);
    expect(await ana.client.call(ENDPOINTS.jobs.listJobs)).toEqual([]);
    await app.services.jobs.start();
    await vi.waitFor(async () => expect(await statusOf(uuid)).toBe('processed'), soon);
    expect(sandbox.listMails().filter((mail) => mail.to[0] === 'adopted@example.com')).toHaveLength(1);
    await app.close();
  });

  test('an invite removed before it was sent is not sent', async () => {
    const { app, ana, invite } = await openOffice(sandbox.smtpUrl);
    sandbox.setFault('refuse');
    const uuid = await invite('regret@example.com');
    await ana.client.call(invites.removeInvite, { params: { uuid } });
    expect(await app.database.read.selectFrom('message_queue').selectAll().execute()).toEqual([]);
    await app.close();
  });
});

describe('with a faulty mail server', () => {
  const listen = async (server: Server): Promise<string> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  test('a missing greeting delays neither inviting nor shutdown', async () => {
    let lost = 0;
    const mute = createServer((socket) => void socket.once('close', () => (lost += 1)));
    const { app, invite, statusOf } = await openOffice(await listen(mute));
    const made = await Promise.all(Array.from({ length: 10 }, (_, n) => invite(`waits.${n}@example.com`)));
    // No attempt has ended, so that nobody waited for one.
    expect(lost).toBe(0);
    // Any of ten concurrent messages may be the first in the queue.
    await vi.waitFor(
      async () => expect(await Promise.all(made.map((uuid) => statusOf(uuid)))).toContain('sending'),
      soon,
    );
    await app.close();
    expect(lost).toBe(0);
    mute.close();
  });

  test('an unreachable server leaves the message queued for a retry', async () => {
    const server = createServer(() => {});
    const url = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const { app, invite } = await openOffice(url);
    await invite('nobody@example.com');
    const read = async () =>
      (
        await app.database.read
          .selectFrom('message_queue as m')
          .innerJoin('jobs as j', 'j.job_id', 'm.job_id')
          .select(['m.status', 'm.attempts', 'm.last_error', 'j.state', 'j.due_at'])
          .execute()
      )[0];
    await vi.waitFor(
      async () => expect(await read()).toMatchObject({ status: 'pending', attempts: 1, state: 'retrying' }),
      soon,
    );
    const row = await read();
    expect(row?.last_error).toMatch(/ECONNREFUSED/);
    expect(row?.due_at.getTime()).toBeGreaterThan(Date.now());
    await app.close();
  });

  test.skipIf(!isPostgres())(
    'a message can be withdrawn together with its invite just when it begins to be sent',
    async () => {
      const { app, invite, statusOf } = await openOffice(sandbox.smtpUrl);
      const { database, services } = app;
      const uuid = await invite('again@example.com');
      await vi.waitFor(async () => expect(await statusOf(uuid)).toBe('processed'), soon);
      const reference = toReference(uuid);
      const again = {
        organizationId: null,
        reference,
        channel: 'mail',
        recipient: 'again@example.com',
        subject: 'Again',
        body: 'Again',
        link: null,
      } as const;
      const waiting = sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const wait = (tx: Tx) =>
        tx.updateTable('invites').set({ email_status: 'pending' }).where('uuid', '=', uuid).execute();
      await database.transaction(wait);
      // As resending does: the invite first, and then its message.
      await database.transaction(async (tx) => {
        await wait(tx);
        await database.transaction((other) => services.messages.enqueue(other, again));
        await vi.waitFor(async () => {
          const { rows } = await waiting.execute(database.read);
          expect(rows[0]?.count).toBe(1);
        }, soon);
        await services.messages.withdraw(tx, reference);
      });
      const jobs = () =>
        database.read.selectFrom('jobs').select(['state', 'attempts']).orderBy('job_id').execute();
      await vi.waitFor(
        async () =>
          expect(await jobs()).toEqual([
            { state: 'done', attempts: 1 },
            { state: 'done', attempts: 1 },
          ]),
        soon,
      );
      expect(sandbox.listMails().filter(({ text }) => text.startsWith('Again'))).toEqual([]);
      await app.close();
    },
  );

  test('an attempt without a response times out', async () => {
    sandbox.setFault('hang');
    const messaging = createSmtpMessaging(sandbox.smtpUrl, 'post@waypost.example', {
      connectMs: 500,
      greetMs: 500,
      silenceMs: 200,
      totalMs: 1_000,
    });
    // Begun first, with the limits of an installation.
    const patient = createSmtpMessaging(sandbox.smtpUrl, 'post@waypost.example');
    let hasEnded = false;
    void patient.sendMail({ to: 'y@example.com', subject: 'Hello', text: 'Hello' }).catch(() => {
      hasEnded = true;
    });
    await expect(
      messaging.sendMail({ to: 'x@example.com', subject: 'Hello', text: 'Hello' }),
    ).rejects.toMatchObject({ name: 'MessageRefusedError', isFinal: false });
    expect(hasEnded).toBe(false);
    messaging.close();
    patient.close();
  });
});
