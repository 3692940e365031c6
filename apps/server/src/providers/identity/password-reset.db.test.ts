import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../../test/app/raw-request.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  fetchIdentityToken,
  makeIdentityToken,
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

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.baseUrl, ...headers },
    body: JSON.stringify(body),
  });

/** The newest message to an address, from the outbox. */
const findMessage = (recipient: string, subject: RegExp) =>
  app.database.read
    .selectFrom('message_queue')
    .select(['subject', 'link', 'organization_id'])
    .where('recipient', '=', recipient)
    .orderBy('message_id', 'desc')
    .execute()
    .then((rows) => rows.find((row) => subject.test(row.subject)) ?? null);

async function readToken(recipient: string, subject: RegExp): Promise<string> {
  const message = await findMessage(recipient, subject);
  return new URL(message?.link ?? 'none:').searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  test('is replaced through a mail’s link, once, and ends every session', async () => {
    const email = 'forgetful@example.com';
    const firebase_token = await makeIdentityToken(app.baseUrl, email);
    const tokens = await app.as().call(sessions.signUp, { body: { display_name: 'Ana', firebase_token } });

    expect((await post('/request-password-reset', { email })).status).toBe(200);
    const token = await readToken(email, /new password/);
    expect((await post('/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200);

    expect((await signInIdentity(app.baseUrl, email)).status).toBe(401);
    expect((await signInIdentity(app.baseUrl, email, NEW_PASSWORD)).status).toBe(200);
    const { refresh_token } = tokens;
    await expect(app.as().call(sessions.refreshToken, { body: { refresh_token } })).rejects.toMatchObject({
      code: 'refresh_invalid',
    });
    const again = await post('/reset-password', { token, newPassword: 'another one entirely' });
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([400, 'INVALID_TOKEN']);
  });

  test('has the same response for an unknown address, which gets no mail', async () => {
    const email = 'nobody@example.com';
    await registerIdentity(app.baseUrl, 'somebody@example.com');
    const answers = await Promise.all(
      [email, 'somebody@example.com'].map(async (address) => {
        const response = await post('/request-password-reset', { email: address });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await findMessage(email, /./)).toBeNull();
  });

  test('sends mail in the browser’s language, and only the newest link is valid', async () => {
    const email = 'lucia@example.com';
    await registerIdentity(app.baseUrl, email);
    for (let asked = 0; asked < 2; asked += 1) {
      await post('/request-password-reset', { email }, { 'accept-language': 'es-MX,es;q=0.9' });
    }
    const rows = await app.database.read
      .selectFrom('message_queue')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', 'like', '%contraseña%')
      .execute();
    expect(rows).toEqual([{ subject: 'Elige una contraseña nueva' }]);
  });
});

describe('verifying an address', () => {
  test('its link verifies it; super users find the link if no mail is sent', async () => {
    const email = 'keen@example.com';
    const { sessionToken } = await registerIdentity(app.baseUrl, email);
    const firebase_token = await fetchIdentityToken(app.baseUrl, sessionToken);
    const tokens = await app.as().call(sessions.signUp, { body: { display_name: 'Keen', firebase_token } });
    const me = app.as(tokens.access_token);
    expect((await getOwnProfile(me)).email_verified).toBe(false);

    const root = await app.createPerson('Root');
    await app.database.read
      .updateTable('members')
      .set({ is_super_user: true })
      .where('member_id', '=', root.memberId)
      .execute();
    const outbox = await root.client.call(ENDPOINTS.invites.getPlatformOutbox, {});
    const link = outbox.messages.find(({ recipient }) => recipient === email)?.link ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const answer = await fetch(`${app.baseUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}`);
    expect(answer.status).toBe(200);
    expect((await getOwnProfile(me)).email_verified).toBe(true);
  });

  test('a forged token verifies nothing', async () => {
    const answer = await fetch(`${app.baseUrl}/api/auth/verify-email?token=eyJhbGciOiJub25lIn0.e30.`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe('wrong passwords', () => {
  const signIn = (email: string, password: string, cookie = '') =>
    post('/sign-in/email', { email, password }, cookie === '' ? {} : { cookie });
  const toCookie = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .filter((one) => one?.startsWith('waypost_device_'))
      .join('; ');

  test('after ten of them unknown devices must wait, while a known device signs in', async () => {
    const email = 'guarded@example.com';
    await registerIdentity(app.baseUrl, email);
    const device = toCookie(await signIn(email, PASSWORD));
    expect(device).not.toBe('');
    const tries = await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'a wild guess')));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const refused = await signIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_WRONG_PASSWORDS' });
    expect((await signIn(email, PASSWORD, device)).status).toBe(200);

    // After the pause one attempt is allowed again, and the right password resets the count.
    await app.database.read
      .updateTable('sign_in_failures')
      .set({ last_failed_at: new Date(Date.now() - 6_000) })
      .execute();
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await signIn(email, 'a wild guess')).status).toBe(401);
  });

  test.each([
    ['a step up', '/api/auth/x/../sign-in/email'],
    ['an encoded dot', '/api/auth/%2e/sign-in/email'],
    ['an encoded step up', '/api/auth/x/%2E%2e/sign-in/email'],
    ['a backslash', '/api/auth/sign-in\\email'],
    ['a whole URL', 'http://elsewhere.example/api/auth/sign-in/email'],
    ['a whole URL with a step up', 'http://elsewhere.example/api/auth/x/../sign-in/email'],
    ['a query', '/api/auth/x/../sign-in/email?x=/..'],
  ])('are counted for any spelling of the path: %s', async (_, target) => {
    const email = `spelled${target.replaceAll(/\W+/g, '-')}@example.com`;
    await registerIdentity(app.baseUrl, email);
    const guess = () =>
      sendRaw(app.baseUrl, {
        target,
        headers: { 'content-type': 'application/json', origin: app.baseUrl },
        body: JSON.stringify({ email, password: 'a wild guess' }),
      });
    const statuses: number[] = [];
    for (let made = 0; made < 12; made += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
  });

  test('a forged cookie, or one of another account, is no known device', async () => {
    const [mine, theirs] = ['mine@example.com', 'theirs@example.com'];
    await registerIdentity(app.baseUrl, mine);
    await registerIdentity(app.baseUrl, theirs);
    const cookie = toCookie(await signIn(mine, PASSWORD));
    await Promise.all(Array.from({ length: 10 }, () => signIn(theirs, 'a wild guess')));
    const name = toCookie(await signIn(mine, PASSWORD)).split('=')[0];
    for (const forged of [cookie, `${name}=abc.def`, `${name}=`]) {
      expect((await signIn(theirs, PASSWORD, forged)).status).toBe(429);
    }
  });

  test('a request that is no attempt is not counted', async () => {
    const email = 'clumsy@example.com';
    await registerIdentity(app.baseUrl, email);
    for (let sent = 0; sent < 12; sent += 1) await post('/sign-in/email', { email });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});
