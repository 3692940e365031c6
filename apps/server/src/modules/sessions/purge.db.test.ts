import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { setSuperUser } from '../administration/index.ts';

const { administration, members, ownSessions, sessions } = ENDPOINTS;
const DAY_MS = 86_400_000;

let app: TestApp;
let made = 0;
let root: Person;
let ana: Person;
let elsewhere: { access_token: string; refresh_token: string };
beforeAll(async () => {
  app = await startTestApp();
  root = await app.createPerson('Root Person');
  await setSuperUser(app.database, root.email, true);
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  ana = await app.createPerson(`Ana Ruiz ${made}`);
  elsewhere = await app.services.sessions.open(ana.memberId, {});
  await purge();
});

/** What it deletes is seen in the tables: the server purges once of its own as it starts, which may come first. */
const purge = () => app.services.sessionPurge.purge();
const refresh = (refresh_token: string) => app.as().call(sessions.refreshToken, { body: { refresh_token } });
const isRefused = { status: 401, code: 'refresh_invalid' };
const countSessions = async () => (await ana.client.call(ownSessions.listSessions)).length;
const lastSeen = async () => {
  const { users } = await root.client.call(administration.listUsers, { query: { q: ana.email } });
  return users[0]?.last_seen_at ?? null;
};

/** Everything that happened in the sessions of a member happened so many days earlier. */
async function passDays(days: number, which: 'all' | 'latest' = 'all'): Promise<void> {
  const by = sql`${days}::double precision * interval '1 day'`;
  const those = sql`select family_id from refresh_families where member_id = ${ana.memberId}
    order by created_at desc limit ${which === 'all' ? 100 : 1}`;
  await app.database.transaction(async (tx) => {
    await sql`update refresh_tokens set created_at = created_at - ${by}, expires_at = expires_at - ${by},
      used_at = used_at - ${by} where family_id in (${those})`.execute(tx);
    await sql`update refresh_families set created_at = created_at - ${by}, revoked_at = revoked_at - ${by}
      where family_id in (${those})`.execute(tx);
  });
}
const count = async (table: 'refresh_families' | 'refresh_tokens') => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} join refresh_families f using (family_id)
    where f.member_id = ${ana.memberId}`.execute(app.database.read);
  return rows[0]?.count;
};

test('a used token is kept as long as it would be valid: shown again, it ends its session', async () => {
  const next = await refresh(elsewhere.refresh_token);
  await passDays(59);
  const renewed = await refresh(next.refresh_token);
  expect(await purge()).toBe(0);
  await expect(refresh(next.refresh_token)).rejects.toMatchObject(isRefused);
  await expect(refresh(renewed.refresh_token)).rejects.toMatchObject(isRefused);
});

test('expired tokens of a session that goes on are deleted, and it goes on', async () => {
  const first = await refresh(elsewhere.refresh_token);
  await passDays(50);
  const second = await refresh(first.refresh_token);
  await passDays(11.5);
  const before = await countSessions();
  // What the session of `ana.client` had is over by now, and goes with it.
  await purge();
  expect(await countSessions()).toBe(before);
  expect([await count('refresh_families'), await count('refresh_tokens')]).toEqual([1, 1]);
  await expect(refresh(elsewhere.refresh_token)).rejects.toMatchObject(isRefused);
  await expect(refresh(first.refresh_token)).rejects.toMatchObject(isRefused);
  expect(await refresh(second.refresh_token)).toBeDefined();
});

test('a session that expired an hour ago is kept for a day, and then deleted whole', async () => {
  await passDays(60 + 1 / 24);
  expect([await purge(), await countSessions()]).toEqual([0, 0]);
  await passDays(1);
  await purge();
  expect([await count('refresh_families'), await count('refresh_tokens')]).toEqual([0, 0]);
});

test('a session that was ended is deleted after a day, while its access tokens stay refused', async () => {
  await ana.client.call(ownSessions.endOtherSessions);
  expect(await purge()).toBe(0);
  await passDays(1.1, 'latest');
  await purge();
  expect([await count('refresh_families'), await count('refresh_tokens')]).toEqual([1, 1]);
  await expect(refresh(elsewhere.refresh_token)).rejects.toMatchObject(isRefused);
  await expect(app.as(elsewhere.access_token).call(members.getMember, {})).rejects.toMatchObject({
    code: 'token_expired',
  });
  expect(await countSessions()).toBe(1);
});

test('when somebody was last here outlives their sessions', async () => {
  await passDays(70);
  const seen = await lastSeen();
  expect(Math.round((Date.now() - Date.parse(seen ?? '')) / DAY_MS)).toBe(70);
  await purge();
  expect(await count('refresh_families')).toBe(0);
  expect(await lastSeen()).toBe(seen);
  // A later session counts at once.
  const openedMs = Date.now();
  await app.services.sessions.open(ana.memberId, {});
  expect(Date.parse((await lastSeen()) ?? '')).toBeGreaterThanOrEqual(openedMs);
});

test('looks at more sessions than one transaction takes', async () => {
  await sql`insert into refresh_families (family_id, member_id, created_at)
    select gen_random_uuid(), ${ana.memberId}::integer, now() - interval '3 days' from generate_series(1, 2500)`.execute(
    app.database.read,
  );
  await purge();
  expect([await count('refresh_families'), await countSessions()]).toEqual([2, 2]);
});

test('deletes sessions with more tokens than one transaction takes', async () => {
  await sql`insert into refresh_tokens (token_hash, family_id, created_at, expires_at)
    select 'made ' || ${ana.memberId}::integer || ' ' || n || ' ' || family_id, family_id, now() - n * interval '1 minute', now()
    from refresh_families, generate_series(1, 2500) n where member_id = ${ana.memberId}`.execute(
    app.database.read,
  );
  await passDays(1.1);
  await purge();
  // What is valid is the newest of each.
  expect([await count('refresh_families'), await count('refresh_tokens')]).toEqual([2, 2]);
  await passDays(60);
  await purge();
  expect([await count('refresh_families'), await count('refresh_tokens')]).toEqual([0, 0]);
});
