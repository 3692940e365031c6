import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  fetchIdentityToken,
  PASSWORD,
  registerIdentity,
  signInIdentity,
} from '../../../test/people/identity.ts';
import { getOwnProfile } from '../../../test/people/own-profile.ts';

const { sessions } = ENDPOINTS;
const NEW_PASSWORD = 'low water at the pier';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An account with a member, and calls to the provider with its session. */
async function makeAccount(email: string) {
  const { sessionToken } = await registerIdentity(app.baseUrl, email);
  const firebase_token = await fetchIdentityToken(app.baseUrl, sessionToken);
  const tokens = await app.as().call(sessions.signUp, { body: { display_name: 'Ana Ruiz', firebase_token } });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${app.baseUrl}/api/auth${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: app.baseUrl,
        authorization: `Bearer ${sessionToken}`,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { code?: string };
    return { status: response.status, code: answer.code ?? null };
  };
  return { post, me: app.as(tokens.access_token) };
}

/** The token of the newest link that was sent to an address; null if none was. */
async function findLinkToken(recipient: string): Promise<string | null> {
  const message = await app.database.read
    .selectFrom('message_queue')
    .select('link')
    .where('recipient', '=', recipient)
    .orderBy('message_id', 'desc')
    .executeTakeFirst();
  return new URL(message?.link ?? 'none:').searchParams.get('token');
}

describe('a password', () => {
  test('is changed by who knows the present one', async () => {
    const email = 'careful@example.com';
    const { post } = await makeAccount(email);
    const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
      post('/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
    expect(await change('a wild guess')).toEqual({ status: 400, code: 'INVALID_PASSWORD' });
    expect(await change(PASSWORD, 'short')).toMatchObject({ status: 400, code: 'PASSWORD_TOO_SHORT' });
    expect((await signInIdentity(app.baseUrl, email)).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await signInIdentity(app.baseUrl, email)).status).toBe(401);
    expect((await signInIdentity(app.baseUrl, email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('an address', () => {
  test('changes once the link that was sent to the new one is opened', async () => {
    const [old, next] = ['before@example.com', 'after@example.com'];
    const { post, me } = await makeAccount(old);
    expect((await post('/change-email', { newEmail: next, password: PASSWORD })).status).toBe(200);
    expect((await getOwnProfile(me)).email).toBe(old);
    const token = await findLinkToken(next);
    expect(token).not.toBeNull();

    const opened = await fetch(
      `${app.baseUrl}/api/auth/verify-email?token=${encodeURIComponent(token ?? '')}`,
    );
    expect(opened.status).toBe(200);
    expect(await getOwnProfile(me)).toMatchObject({ email: next, email_verified: true });
    expect((await signInIdentity(app.baseUrl, next)).status).toBe(200);
    expect((await signInIdentity(app.baseUrl, old)).status).toBe(401);
  });

  test.each([
    ['a wrong password', { password: 'a wild guess' }],
    ['no password', {}],
  ])('does not change with %s', async (title, given) => {
    const name = title.replaceAll(' ', '-');
    const { post, me } = await makeAccount(`${name}@example.com`);
    const refused = await post('/change-email', { newEmail: `new-${name}@example.com`, ...given });
    expect(refused).toEqual({ status: 400, code: 'INVALID_PASSWORD' });
    expect(await findLinkToken(`new-${name}@example.com`)).toBeNull();
    expect((await getOwnProfile(me)).email).toBe(`${name}@example.com`);
  });

  test('of another account is answered like a free one, and gets no link', async () => {
    await makeAccount('taken@example.com');
    const before = await findLinkToken('taken@example.com');
    const { post } = await makeAccount('wanting@example.com');
    const answer = await post('/change-email', { newEmail: 'taken@example.com', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(await findLinkToken('taken@example.com')).toBe(before);
  });

  test('that another member has stays theirs, and verifies nothing', async () => {
    const { memberId } = await app.createPerson('Ben Ruiz');
    await app.database.transaction((tx) =>
      tx
        .updateTable('members')
        .set({ email: 'of-ben@example.com' })
        .where('member_id', '=', memberId)
        .execute(),
    );
    const { post, me } = await makeAccount('unproven@example.com');
    await post('/change-email', { newEmail: 'of-ben@example.com', password: PASSWORD });
    const token = await findLinkToken('of-ben@example.com');
    await fetch(`${app.baseUrl}/api/auth/verify-email?token=${encodeURIComponent(token ?? '')}`);
    expect(await getOwnProfile(me)).toMatchObject({ email: 'unproven@example.com', email_verified: false });
  });

  test('is not changed without a session', async () => {
    const response = await fetch(`${app.baseUrl}/api/auth/change-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.baseUrl },
      body: JSON.stringify({ newEmail: 'nobody@example.com', password: PASSWORD }),
    });
    expect(response.status).toBe(401);
  });
});
