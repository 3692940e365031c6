import { ApiError } from '@waypost/client';
import { ENDPOINTS, type Tokens } from '@waypost/contract';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  fetchIdentityToken,
  makeIdentityToken,
  PASSWORD,
  registerIdentity,
  signInIdentity,
} from '../../../test/people/identity.ts';

const { members, organizations, sessions } = ENDPOINTS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The first sign-up becomes super user, so another member signs up first.
  await app.createPerson('Who was first');
});
afterAll(() => app.close());

let people = 0;
/** A new identity with a password and an identity token, without a member. */
async function makeIdentity(): Promise<{ email: string; identityToken: string }> {
  people += 1;
  const email = `person.${people}@example.com`;
  return { email, identityToken: await makeIdentityToken(app.baseUrl, email) };
}

async function signUp(orgName?: string): Promise<{ email: string; tokens: Tokens }> {
  const { email, identityToken } = await makeIdentity();
  const tokens = await app.as().call(sessions.signUp, {
    body: {
      display_name: 'Ana Ruiz',
      firebase_token: identityToken,
      ...(orgName === undefined ? {} : { org_name: orgName }),
    },
  });
  return { email, tokens };
}

const refresh = (refresh_token: string) => app.as().call(sessions.refreshToken, { body: { refresh_token } });
const countRows = async (table: 'members' | 'organizations') =>
  (
    await app.database.read
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('signing up', () => {
  test('with an e-mail and a password creates a member with an organization', async () => {
    const { email, tokens } = await signUp('Costa Viva');
    const me = app.as(tokens.access_token);
    expect(await me.call(members.getMember, {})).toMatchObject({
      email,
      display_name: 'Ana Ruiz',
      is_super_user: false,
    });
    expect(await me.call(organizations.listOrganizations, {})).toMatchObject([
      { organization_name: 'Costa Viva', plan: 0, current_member: { role: 'org_admin' } },
    ]);
  });

  test('without an organization creates none', async () => {
    const { tokens } = await signUp();
    expect(await app.as(tokens.access_token).call(organizations.listOrganizations, {})).toEqual([]);
  });

  test('with a taken name, in any case, creates neither member nor organization', async () => {
    await signUp('Kelp Forest Watch');
    const before = [await countRows('members'), await countRows('organizations')];
    await expect(signUp('kelp forest WATCH')).rejects.toMatchObject({
      status: 400,
      code: 'organization_exists',
    });
    expect([await countRows('members'), await countRows('organizations')]).toEqual(before);
  });

  test('succeeds once per identity', async () => {
    const { identityToken } = await makeIdentity();
    const body = { display_name: 'Ana Ruiz', firebase_token: identityToken };
    await app.as().call(sessions.signUp, { body });
    await expect(app.as().call(sessions.signUp, { body })).rejects.toMatchObject({
      status: 409,
      code: 'already_signed_up',
    });
  });

  test('ignores e-mail, rights and ids of the body: only claims of the token count', async () => {
    const { identityToken } = await makeIdentity();
    const body = {
      display_name: 'Ana Ruiz',
      firebase_token: identityToken,
      email: 'x@y.example',
      is_super_user: true,
    };
    await expect(app.as().call(sessions.signUp, { body })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'body.email' }, { path: 'body.is_super_user' }],
    });
  });
});

describe('signing in', () => {
  test('with the right password opens a session of the same member', async () => {
    const { email, tokens } = await signUp();
    const { sessionToken } = await signInIdentity(app.baseUrl, email);
    const again = await app.as().call(sessions.createToken, {
      body: { firebase_token: await fetchIdentityToken(app.baseUrl, sessionToken) },
    });
    const whoIs = async (token: string) => (await app.as(token).call(members.getMember, {})).member_id;
    expect(await whoIs(again.access_token)).toBe(await whoIs(tokens.access_token));
    expect(again.refresh_token).not.toBe(tokens.refresh_token);
  });

  test('issues an access token valid for ten minutes', async () => {
    const { tokens } = await signUp();
    const { exp, iat } = decodeJwt(tokens.access_token);
    expect(Number(exp) - Number(iat)).toBe(600);
  });

  test('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await signUp();
    const wrong = await signInIdentity(app.baseUrl, email, 'not the password');
    const unknown = await signInIdentity(app.baseUrl, 'nobody@example.com', PASSWORD);
    expect(wrong).toEqual({ status: 401, sessionToken: null });
    expect(unknown).toEqual(wrong);
  });

  test('rejects a short password and a taken address', async () => {
    expect((await registerIdentity(app.baseUrl, 'short@example.com', '1234567')).status).toBe(400);
    const { email } = await makeIdentity();
    const taken = await registerIdentity(app.baseUrl, email, 'another password');
    expect(taken.status).toBeGreaterThanOrEqual(400);
    expect(taken.sessionToken).toBeNull();
    expect((await signInIdentity(app.baseUrl, email, 'another password')).status).toBe(401);
  });

  test('stores passwords as argon2id only', async () => {
    await makeIdentity();
    // The provider’s tables are not part of the generated schema.
    const { rows } = await sql<{ password: string }>`select password from identity_account`.execute(
      app.database.read,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$/);
  });

  test('reports an identity that never signed up', async () => {
    const { identityToken } = await makeIdentity();
    await expect(
      app.as().call(sessions.createToken, { body: { firebase_token: identityToken } }),
    ).rejects.toMatchObject({ status: 404, code: 'member_not_found' });
  });

  test('is rejected from a page of another site', async () => {
    const { email } = await signUp();
    const answer = await signInIdentity(app.baseUrl, email, PASSWORD, {
      origin: 'https://elsewhere.example',
      // A cookie, as a browser adds it: without cookies a request cannot act on anyone’s behalf.
      cookie: 'better-auth.session_token=x',
    });
    expect(answer).toEqual({ status: 403, sessionToken: null });
  });
});

describe('refreshing', () => {
  test('issues new tokens, and the database never holds the refresh token', async () => {
    const { tokens } = await signUp();
    const next = await refresh(tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect((await app.as(next.access_token).call(members.getMember, {})).display_name).toBe('Ana Ruiz');
    const rows = await app.database.read.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(next.refresh_token);
  });

  test('with a used token ends its family, including the newest token, and no other', async () => {
    const { tokens, email } = await signUp();
    const { sessionToken } = await signInIdentity(app.baseUrl, email);
    const elsewhere = await app.as().call(sessions.createToken, {
      body: { firebase_token: await fetchIdentityToken(app.baseUrl, sessionToken) },
    });
    const second = await refresh(tokens.refresh_token);
    const third = await refresh(second.refresh_token);
    for (const dead of [tokens, third, second]) {
      await expect(refresh(dead.refresh_token)).rejects.toMatchObject({
        status: 401,
        code: 'refresh_invalid',
      });
    }
    await expect(refresh(elsewhere.refresh_token)).resolves.toBeDefined();
  });

  test('succeeds for exactly one of twenty concurrent requests', async () => {
    const { tokens } = await signUp();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => refresh(tokens.refresh_token)));
    const won = answers.filter((answer) => answer.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'refresh_invalid' });
    }
    const families = await app.database.read
      .selectFrom('refresh_tokens')
      .select('family_id')
      .where('used_at', 'is', null)
      .groupBy('family_id')
      .having((e) => e.fn.countAll(), '>', 1)
      .execute();
    expect(families, 'families with two living tokens').toEqual([]);
  });

  test('rejects an unknown token, an expired one and other kinds of tokens', async () => {
    const { tokens } = await signUp();
    await expect(refresh('never issued')).rejects.toMatchObject({ code: 'refresh_invalid' });
    await expect(refresh(tokens.access_token)).rejects.toMatchObject({ code: 'refresh_invalid' });
    await app.database.read
      .updateTable('refresh_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({ code: 'refresh_invalid' });
  });

  test('logging out ends the session, and is idempotent', async () => {
    const { tokens } = await signUp();
    const revoke = () =>
      app.as().call(sessions.revokeToken, { body: { refresh_token: tokens.refresh_token } });
    await revoke();
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({ code: 'refresh_invalid' });
    await revoke();
    await app.as().call(sessions.revokeToken, { body: { refresh_token: 'never issued' } });
  });
});

describe('before sign-in', () => {
  test('the front configuration holds what the sign-in page needs', async () => {
    expect(await app.as().call(sessions.getFrontConfig, {})).toMatchObject({
      evaluation: false,
      identity: { kind: 'built-in', password_min_length: 8 },
    });
  });

  test('the demo is unavailable outside evaluation mode', async () => {
    const error = await app
      .as()
      .call(ENDPOINTS.demo.enterDemo, { body: { person: 'admin' } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'not_found' });
  });
});
