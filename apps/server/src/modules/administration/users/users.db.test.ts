import { ApiError } from '@waypost/client';
import { ENDPOINTS, NAMED_ORGANIZATIONS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeIdentityToken } from '../../../../test/people/identity.ts';
import { getOwnProfile } from '../../../../test/people/own-profile.ts';
import { setSuperUser } from '../index.ts';

const { administration, audit, organizations, sessions } = ENDPOINTS;

let app: TestApp;
let root: Person;
let ana: Person;
let begunMs: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  begunMs = Date.now();
  root = await app.createPerson('Root Person');
  await setSuperUser(app.database, root.email, true);
  ana = await app.createPerson('Ana Ruiz');
  for (const name of ['Delta', 'Alpha', 'Charlie', 'Bravo']) {
    await ana.client.call(organizations.createOrganization, { body: { organization_name: name } });
  }
});
afterAll(() => app.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const list = (query: object) => root.client.call(administration.listUsers, { query });
const change = (by: Person, { memberId }: Person, is_super_user: boolean) =>
  by.client.call(administration.changeSuperUser, {
    params: { member_id: memberId },
    body: { is_super_user },
  });
const listActions = async () => {
  const { entries } = await root.client.call(audit.listAudit, { query: { limit: 5 } });
  return entries.map(({ action, actor, subject }) => [action, actor?.name ?? null, subject]);
};

describe('the list of users', () => {
  test('names some organizations of each and counts all, with the sessions and when they were last here', async () => {
    const { users, next } = await list({ q: ana.email.toUpperCase() });
    expect(next).toBeNull();
    expect(users).toEqual([
      expect.objectContaining({
        member_id: ana.memberId,
        display_name: 'Ana Ruiz',
        email: ana.email,
        is_super_user: false,
        open_sessions: 1,
        organizations_count: 4,
      }),
    ]);
    expect(users[0]?.organizations.map(({ name }) => name)).toEqual(
      ['Alpha', 'Bravo', 'Charlie', 'Delta'].slice(0, NAMED_ORGANIZATIONS),
    );
    expect(Date.parse(users[0]?.last_seen_at ?? '')).toBeGreaterThanOrEqual(begunMs);
  });

  test('is found by a part of a name, in which % and _ stand for themselves', async () => {
    const found = async (q: string) => (await list({ q })).users.map((user) => user.display_name);
    expect(await found('a rui')).toEqual(['Ana Ruiz']);
    expect(await found('a%z')).toEqual([]);
    expect(await found('Ana_Ruiz')).toEqual([]);
  });

  test('is found by a part of an address or a number, too, and by an index where there are trigrams', async () => {
    const found = async (q: string) => (await list({ q })).users.map((user) => user.display_name);
    const tia = await app.createPerson('Tía Núñez');
    await sql`update members set phone = '+34600123456' where member_id = ${tia.memberId}`.execute(
      app.database.read,
    );
    expect(await found('0012345')).toEqual(['Tía Núñez']);
    expect(await found(tia.email.slice(2).toUpperCase())).toEqual(['Tía Núñez']);
    expect(await found('TÍA NÚ')).toEqual(['Tía Núñez']);
    const plan = await app.database.transaction(async (tx) => {
      // A few people are read whole: the question is whether the index can be used at all.
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`
        explain select from members where display_name ilike '%núñ%' or email ilike '%núñ%' or phone like '%núñ%'`.execute(
        tx,
      );
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('members_part');
  });

  test('comes in pages, the newest first, each person once', async () => {
    for (let n = 0; n < 4; n += 1) await app.createPerson(`Pat ${n}`);
    const seen: string[] = [];
    let before: number | undefined;
    do {
      const page = await list({ q: 'Pat ', limit: 3, ...(before === undefined ? {} : { before }) });
      seen.push(...page.users.map((user) => user.display_name));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(['Pat 3', 'Pat 2', 'Pat 1', 'Pat 0']);
  });

  test('says when somebody was last here by the newest token, and does not count an expired session', async () => {
    const rita = await app.createPerson('Rita Renewed');
    const { refresh_token } = rita.tokens;
    await rita.client.call(sessions.refreshToken, { body: { refresh_token } });
    const shift = (column: 'created_at' | 'expires_at', days: number) =>
      sql`update refresh_tokens set ${sql.ref(column)} = ${sql.ref(column)} - ${days}::integer * interval '1 day'
        where family_id in (select family_id from refresh_families where member_id = ${rita.memberId})`.execute(
        app.database.read,
      );
    const find = async () => (await list({ q: rita.email })).users[0];
    expect(await find()).toMatchObject({ open_sessions: 1 });
    await shift('created_at', 59);
    const seen = Date.parse((await find())?.last_seen_at ?? '');
    expect(Math.round((Date.now() - seen) / 86_400_000)).toBe(59);
    await shift('expires_at', 61);
    expect(await find()).toMatchObject({ open_sessions: 0, last_seen_at: new Date(seen).toISOString() });
  });

  test('shows super users alone', async () => {
    const { users } = await list({ super_users: 'true' });
    expect(users.map((user) => user.display_name)).toEqual(['Root Person']);
  });

  test('of a confined super user has the people of their organizations, and they change nobody', async () => {
    const { users } = app.services;
    const grant = { memberId: ana.memberId, isConfined: true } as Parameters<typeof users.list>[0];
    const page = await users.list(grant, { limit: 50 });
    expect(page.users.map((user) => user.display_name)).toEqual(['Ana Ruiz']);
    expect(await codeOf(list({ before: 3_000_000_000 }))).toBe('validation_failed');
    for (const call of [
      users.changeSuperUser(grant, root.memberId, false),
      users.endSessions(grant, root.memberId),
      users.sendPasswordMail(grant, root.memberId),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});

describe('super users', () => {
  test('make others super users and revoke it, at once and recorded', async () => {
    const bo = await app.createPerson('Bo Lind');
    expect(await change(root, bo, true)).toMatchObject({ is_super_user: true, member_id: bo.memberId });
    expect((await getOwnProfile(bo.client)).is_super_user).toBe(true);
    expect(await change(root, bo, false)).toMatchObject({ is_super_user: false });
    expect(await codeOf(bo.client.call(administration.listUsers, {}))).toBe('forbidden');
    expect((await listActions()).slice(0, 2)).toEqual([
      ['super_user.revoked', 'Root Person', 'Bo Lind'],
      ['super_user.granted', 'Root Person', 'Bo Lind'],
    ]);
  });

  test('do not make super users of people of the demo, and of those who have not signed in here', async () => {
    const dora = await app.createPerson('Dora Demo');
    const rename = (subject: string | null) =>
      sql`update members set identity_subject = ${subject} where member_id = ${dora.memberId}`.execute(
        app.database.read,
      );
    for (const subject of ['demo editor', 'demo-loading editor', 'transferred 7', null]) {
      await rename(subject);
      expect(await codeOf(change(root, dora, true))).toBe('not_of_installation');
      const { users } = await list({ q: 'Dora' });
      expect(users).toMatchObject([{ can_be_super_user: false, is_super_user: false }]);
    }
  });

  test('never revoke their own rights; an unknown member is not found', async () => {
    expect(await codeOf(change(root, root, false))).toBe('own_super_user');
    const nobody = { ...root, memberId: 2_000_000_000 };
    expect(await codeOf(change(root, nobody, true))).toBe('member_not_found');
    expect((await getOwnProfile(root.client)).is_super_user).toBe(true);
  });

  test('that revoke each other at the same moment leave one', async () => {
    const other = await app.createPerson('Other Root');
    await change(root, other, true);
    // Called past the check of who asks, as two requests that have both passed it.
    const { users } = app.services;
    const revoke = (by: Person, of: Person) => {
      const grant = { memberId: by.memberId, isConfined: false } as Parameters<typeof users.list>[0];
      return users.changeSuperUser(grant, of.memberId, false).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
    };
    const outcomes = await Promise.all([revoke(root, other), revoke(other, root)]);
    expect(outcomes.sort()).toEqual(['done', 'last_super_user']);
    const { rows } = await sql`select 1 from members where is_super_user`.execute(app.database.read);
    expect(rows).toHaveLength(1);
    await setSuperUser(app.database, root.email, true);
    await setSuperUser(app.database, other.email, false);
  });
});

describe('what a super user does for somebody', () => {
  test('ends their sessions: tokens are refused at once, and they cannot be renewed', async () => {
    const kim = await app.createPerson('Kim Park');
    const end = () =>
      root.client.call(administration.endUserSessions, { params: { member_id: kim.memberId } });
    expect(await end()).toEqual({ ended: 1 });
    const anonymous = clientFromAnywhere(app.baseUrl, kim.tokens.access_token);
    expect(await codeOf(getOwnProfile(anonymous))).toBe('token_expired');
    const { refresh_token } = kim.tokens;
    expect(await codeOf(anonymous.call(sessions.refreshToken, { body: { refresh_token } }))).toBe(
      'refresh_invalid',
    );
    expect(await end()).toEqual({ ended: 0 });
    expect((await list({ q: kim.email })).users[0]?.open_sessions).toBe(0);
    expect((await listActions())[0]).toEqual(['sessions.ended', 'Root Person', 'Kim Park']);
  });

  test('sends the mail for a new password in their language, or keeps it in the outbox', async () => {
    const email = 'lucia@example.com';
    const anonymous = clientFromAnywhere(app.baseUrl, null);
    const firebase_token = await makeIdentityToken(app.baseUrl, email);
    await anonymous.call(sessions.signUp, { body: { display_name: 'Lucía Gil', firebase_token } });
    await sql`
      update members set settings = jsonb_build_object('language', 'es') where email = ${email}`.execute(
      app.database.read,
    );
    const [lucia] = (await list({ q: email })).users;
    const params = { member_id: lucia?.member_id ?? 0 };
    expect(await root.client.call(administration.sendPasswordMail, { params })).toEqual({ is_sent: false });
    const { messages } = await root.client.call(ENDPOINTS.invites.getPlatformOutbox, {});
    expect(messages.filter(({ recipient }) => recipient === email)).toContainEqual(
      expect.objectContaining({
        subject: 'Elige una contraseña nueva',
        link: expect.stringContaining('/auth/reset?token='),
      }),
    );
    expect((await listActions())[0]).toEqual(['password.mail_asked', 'Root Person', 'Lucía Gil']);
  });

  test('says so when the mail cannot be queued, records nothing, and sends it when asked again', async () => {
    const email = 'bea@example.com';
    const firebase_token = await makeIdentityToken(app.baseUrl, email);
    await clientFromAnywhere(app.baseUrl, null).call(sessions.signUp, {
      body: { display_name: 'Bea Sanz', firebase_token },
    });
    const [bea] = (await list({ q: email })).users;
    const send = () =>
      root.client.call(administration.sendPasswordMail, { params: { member_id: bea?.member_id ?? 0 } });
    await app.database.script(`
      create function refuse_message() returns trigger language plpgsql as
        'begin if new.recipient = ''${email}'' then perform 1 / 0; end if; return new; end';
      create trigger refuse_message before insert on message_queue for each row execute function refuse_message()`);
    try {
      expect(await codeOf(send())).toBe('password_mail_failed');
    } finally {
      await app.database.script('drop function refuse_message cascade');
    }
    expect((await listActions())[0]).not.toEqual(['password.mail_asked', 'Root Person', 'Bea Sanz']);
    expect(await send()).toEqual({ is_sent: false });
    expect((await listActions())[0]).toEqual(['password.mail_asked', 'Root Person', 'Bea Sanz']);
  });

  test('sends no mail to somebody whose password is not kept here', async () => {
    const params = { member_id: ana.memberId };
    expect(await codeOf(root.client.call(administration.sendPasswordMail, { params }))).toBe(
      'no_password_here',
    );
  });
});
