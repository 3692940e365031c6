import { betterAuth } from 'better-auth';
import { bearer, jwt, phoneNumber } from 'better-auth/plugins';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { PASSWORD, registerIdentity } from '../../../test/people/identity.ts';
import { IDENTITY_ENDPOINTS } from './identity-endpoints.ts';

const LONG = 'x'.repeat(100_000);

let app: TestApp;
let sessionToken: string;
beforeAll(async () => {
  app = await startTestApp();
  sessionToken = (await registerIdentity(app.baseUrl, 'ana@example.com')).sessionToken ?? '';
});
afterAll(() => app.close());

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${app.baseUrl}/api/auth${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      origin: app.baseUrl,
      authorization: `Bearer ${sessionToken}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => null)) as { code?: string } | null;
  return { status: response.status, code: answer?.code ?? null };
}
const post = (path: string, body: object) => call('POST', path, body);
const getUser = async () => {
  const headers = { authorization: `Bearer ${sessionToken}` };
  const response = await fetch(`${app.baseUrl}/api/auth/get-session`, { headers });
  const { user } = (await response.json()) as { user: { name: string; email: string; image: string | null } };
  return user;
};

describe('what the identity provider takes', () => {
  test.each<[string, string, object, string]>([
    ['a name of 100,000 letters', '/update-user', { name: LONG }, 'INVALID_NAME'],
    ['a name of blanks', '/update-user', { name: '   ' }, 'INVALID_NAME'],
    ['a name that is no text', '/update-user', { name: { first: 'Ana' } }, 'VALIDATION_ERROR'],
    [
      'a picture that is a script',
      '/update-user',
      { name: 'Eve', image: 'javascript:alert(1)' },
      'FIELD_NOT_ALLOWED',
    ],
    ['a new address of 100,000 letters', '/change-email', toChange(`${LONG}@example.com`), 'INVALID_EMAIL'],
    ['a new address that is none', '/change-email', toChange('ana at example.com'), 'INVALID_EMAIL'],
    [
      'another page after a change of address',
      '/change-email',
      { ...toChange('a@example.com'), callbackURL: '/x' },
      'FIELD_NOT_ALLOWED',
    ],
    [
      'a password of 100,000 letters',
      '/change-password',
      { currentPassword: PASSWORD, newPassword: LONG },
      'PASSWORD_TOO_LONG',
    ],
    [
      'a password to try',
      '/sign-in/email',
      { email: 'ana@example.com', password: LONG },
      'PASSWORD_TOO_LONG',
    ],
    ['an address to sign in', '/sign-in/email', { email: LONG, password: PASSWORD }, 'INVALID_EMAIL'],
    ['an address to reset', '/request-password-reset', { email: `${LONG}@example.com` }, 'INVALID_EMAIL'],
    ['an address to verify', '/send-verification-email', { email: `${LONG}@example.com` }, 'INVALID_EMAIL'],
    ['a token of a reset', '/reset-password', { token: LONG, newPassword: PASSWORD }, 'INVALID_TOKEN'],
    ['a number', '/phone-number/send-otp', { phoneNumber: LONG }, 'INVALID_PHONE_NUMBER'],
    ['a code', '/phone-number/verify', { phoneNumber: '+34612345678', code: LONG }, 'INVALID_OTP'],
    ['a list instead of fields', '/sign-out', [], 'VALIDATION_ERROR'],
  ])('is bounded: %s', async (_title, path, body, code) => {
    expect(await post(path, body)).toEqual({ status: 400, code });
    expect(await getUser()).toMatchObject({ name: 'Ana Ruiz', email: 'ana@example.com', image: null });
  });

  test.each<[string, object, string]>([
    ['a name of 100,000 letters', { name: LONG }, 'INVALID_NAME'],
    ['a picture', { image: 'javascript:alert(1)' }, 'FIELD_NOT_ALLOWED'],
    ['a password of 100,000 letters', { password: LONG }, 'PASSWORD_TOO_LONG'],
    ['an address of 300 letters', { email: `a@${'b.'.repeat(150)}example.com` }, 'INVALID_EMAIL'],
  ])('makes no account with %s', async (_title, wrong, code) => {
    const account = { email: 'new@example.com', password: PASSWORD, name: 'New' };
    expect(await post('/sign-up/email', { ...account, ...wrong })).toEqual({ status: 400, code });
    const { rows } = await sql<{ email: string }>`select email from identity_user`.execute(app.database.read);
    expect(rows).toEqual([{ email: 'ana@example.com' }]);
  });

  test('is cleaned as in a profile: a name loses the blanks around it', async () => {
    expect((await post('/update-user', { name: '  Ana R.  ' })).status).toBe(200);
    expect((await getUser()).name).toBe('Ana R.');
    await post('/update-user', { name: 'Ana Ruiz' });
  });
});

describe('the endpoints of the identity provider', () => {
  test('are those that are listed: the others of the library are closed', async () => {
    const library = betterAuth({
      secret: 'of this test, which keeps nothing',
      baseURL: 'http://localhost',
      plugins: [jwt(), bearer(), phoneNumber({ sendOTP: () => undefined })],
    });
    const paths = Object.values(library.api).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
    expect(paths).toContain('/update-session');
    const isOpen = (method: string, path: string) =>
      IDENTITY_ENDPOINTS.some((one) => one.method === method && one.path === path);
    for (const path of [...new Set(paths)].map((one) => one.replace(/:\w+/g, 'x'))) {
      for (const method of ['GET', 'POST']) {
        if (isOpen(method, path)) continue;
        const body = method === 'POST' ? {} : undefined;
        expect(await call(method, path, body), `${method} ${path}`).toEqual({
          status: 404,
          code: 'not_found',
        });
      }
    }
  });

  test.each(['/update-user/', '//update-user', '/Update-User', '/%75pdate-user'])(
    'have one spelling: %s is none',
    async (path) => {
      expect(await post(path, { name: LONG })).toEqual({ status: 404, code: 'not_found' });
    },
  );
});

function toChange(newEmail: string) {
  return { newEmail, password: PASSWORD };
}
