import { randomUUID } from 'node:crypto';
import { ENDPOINTS, SOCKET_CLOSE } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authMessage, openRawSocket } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createEndedSessions } from './ended-sessions.ts';

const { members, sessions } = ENDPOINTS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const isRefused = { status: 401, code: 'token_expired' };
const who = ({ tokens }: Pick<Person, 'tokens'>) => app.as(tokens.access_token).call(members.getMember, {});
const logOut = ({ tokens }: Pick<Person, 'tokens'>) =>
  app.as().call(sessions.revokeToken, { body: { refresh_token: tokens.refresh_token } });

test('logging out ends the access token too, but not that of another device', async () => {
  const ana = await app.createPerson('Ana Ruiz');
  const elsewhere = { tokens: await app.services.sessions.open(ana.memberId) };
  await who(ana);
  await logOut(ana);
  await expect(who(ana)).rejects.toMatchObject(isRefused);
  expect((await who(elsewhere)).member_id).toBe(ana.memberId);
});

test('a refresh token used twice ends the access tokens of thief and owner', async () => {
  const ben = await app.createPerson('Ben Okoye');
  const refresh = () =>
    app.as().call(sessions.refreshToken, { body: { refresh_token: ben.tokens.refresh_token } });
  const tokens = await refresh();
  await who({ tokens });
  await expect(refresh()).rejects.toMatchObject({ code: 'refresh_invalid' });
  await expect(who(ben)).rejects.toMatchObject(isRefused);
  await expect(who({ tokens })).rejects.toMatchObject(isRefused);
});

test('every session of an identity ends at once', async () => {
  const cy = await app.createPerson('Cy Lund');
  const elsewhere = { tokens: await app.services.sessions.open(cy.memberId) };
  await app.services.sessions.revokeAll(`test ${cy.email}`);
  await expect(who(cy)).rejects.toMatchObject(isRefused);
  await expect(who(elsewhere)).rejects.toMatchObject(isRefused);
});

test('the live channel of an ended session closes', async () => {
  const eve = await app.createPerson('Eve Moss');
  const socket = await openRawSocket(app.baseUrl);
  socket.send(authMessage(eve.tokens.access_token));
  await socket.next('result');
  // Its access token would end it an hour later.
  await logOut(eve);
  expect(await socket.closed).toBe(SOCKET_CLOSE.tokenExpired);
});

// Last in this file: a process has one listener per database channel, and this test takes it from the app.
test('another process hears of it, and a process that starts later reads it', async () => {
  const log = createLogger(app.config);
  const dee = await app.createPerson('Dee Park');
  const row = await app.database.read
    .selectFrom('refresh_families')
    .select('family_id')
    .where('member_id', '=', dee.memberId)
    .executeTakeFirstOrThrow();
  const early = createEndedSessions(app.database, log);
  await early.start();
  expect(early.has(row.family_id)).toBe(false);
  await logOut(dee);
  await expect.poll(() => early.has(row.family_id)).toBe(true);
  const late = createEndedSessions(app.database, log);
  await late.start();
  expect([late.has(row.family_id), late.has(randomUUID())]).toEqual([true, false]);
  // A session that ended longer ago than the lifetime of tokens is not loaded.
  await sql`update refresh_families set revoked_at = now() - interval '12 minutes'`.execute(
    app.database.read,
  );
  const later = createEndedSessions(app.database, log);
  await later.start();
  expect(later.has(row.family_id)).toBe(false);
});
