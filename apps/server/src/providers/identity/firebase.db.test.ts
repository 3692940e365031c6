import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@waypost/contract';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createFirebaseKeys } from './firebase-keys.ts';

const { members, sessions } = ENDPOINTS;
const PROJECT = 'field-team-1';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

/** Of an unpublished key; valid until 2126. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDETCCAfmgAwIBAgIUU4yeu1NV5QV00hCJ5zbQjaYs8aYwDQYJKoZIhvcNAQEL
BQAwFzEVMBMGA1UEAwwMa2V5cy5leGFtcGxlMCAXDTI2MTEyMTA3MjkwNloYDzIx
MjYxMDI4MDcyOTA2WjAXMRUwEwYDVQQDDAxrZXlzLmV4YW1wbGUwggEiMA0GCSqG
SIb3DQEBAQUAA4IBDwAwggEKAoIBAQDIqCyOo4rcL0Gkl931mmHMBAmGqMjQWgaG
vXEjQZ1XV42EE6mUJQlmK6VSLdJwOESbKf0xjOmQadEQY87hgATdf/PJA4Uy8ABi
gzujMKIsdk10ebElpDA7o0nPcQPzBM77d6JjhV6THD0eQvjE0xk1P/Hqp89eyPwT
axHl1TrBSO0jKInDQQo43kh/mzhP2NoEse1zRi6ytUl9OGFzlaIHcO7rqQl5i+Ph
xmsxDusBBJUFFUVHSbJAC2atBybEqf3v0dUPKAI4THG55VKWlucVTEdEJhqKWMta
igXeFJzhas1zdAWV4YLUfdjBpgqSHQQ4DJyda/cj4+YCPWrvdPa9AgMBAAGjUzBR
MB0GA1UdDgQWBBT5uzlksbgGOwWRDYuEln4GfWuQJDAfBgNVHSMEGDAWgBT5uzlk
sbgGOwWRDYuEln4GfWuQJDAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUA
A4IBAQCSyQ9j2tYnzBME7lrnpAEAb7qpwunPBdmTByF0bIEEUSyxhX40EOLR/UZU
vObc97FzRG0vhpCLXSHHQPkaPF1U+wfGEWOcUpNRoVo41V5KZYnCp+W/+nXb6KJL
U8uevsZptfuGOVnHTcL0JTOy15gGPHvGlR91/76glns1EKJx0+xGWgN3zucrj5KS
IX8B7mQq8ub9O3K2bMHqjxj0e4XVufEq7lof0FDnzEqoYxYGU9UPMxwhSb7zuqox
zufiYe+eQ9wlVxg7GLfbxgXEeLmdNYkeQI6jZYBlaplKaL8mP/80Bb/mkzvoFuqq
OiS/PiHOBlkDW3sXkDZOdFx1ShVg
-----END CERTIFICATE-----
`;

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
type Keys = ReturnType<typeof makeKeys>;

/** The response of the key server, and the number of requests to it. */
const published = {
  body: '',
  status: 200,
  cacheControl: 'public, max-age=3600',
  isHanging: false,
  asked: 0,
};
let server: Server;
let keysUrl: string;
let app: TestApp;
const first = makeKeys();
const second = makeKeys();

const toJwks = (keys: Record<string, KeyObject>) =>
  JSON.stringify({
    keys: Object.entries(keys).map(([kid, key]) => ({
      ...key.export({ format: 'jwk' }),
      kid,
      alg: 'RS256',
      use: 'sig',
    })),
  });

beforeAll(async () => {
  server = createServer((_request, response) => {
    published.asked += 1;
    if (published.isHanging) return;
    response
      .writeHead(published.status, {
        'content-type': 'application/json',
        'cache-control': published.cacheControl,
      })
      .end(published.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  published.body = toJwks({ one: first.publicKey });
  app = await startTestApp({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_KEYS_URL: keysUrl,
  });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  Object.assign(published, { body: toJwks({ one: first.publicKey }), status: 200, isHanging: false });
});

const now = () => Math.floor(Date.now() / 1000);
const claimsOf = (sub: string, more: object = {}) => ({
  iss: ISSUER,
  aud: PROJECT,
  sub,
  iat: now(),
  exp: now() + 3600,
  auth_time: now(),
  ...more,
});
const sign = (claims: Record<string, unknown>, keys: Keys = first, header: object = { kid: 'one' }) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(keys.privateKey);
const signUp = (firebase_token: string, display_name = 'Ana Ruiz') =>
  app.as().call(sessions.signUp, { body: { firebase_token, display_name } });
const signIn = (firebase_token: string, to: TestApp = app) =>
  to.as().call(sessions.createToken, { body: { firebase_token } });
const whoIs = async (access_token: string) => app.as(access_token).call(members.getMember, {});

describe('a valid token', () => {
  test('creates a member from its claims, who is the same one next time', async () => {
    const more = { email: 'Ana@Field.example', email_verified: true };
    const { access_token } = await signUp(await sign(claimsOf('ana', more)));
    const member = await whoIs(access_token);
    expect(member).toMatchObject({ email: 'ana@field.example', email_verified: true, phone: null });
    const again = await signIn(await sign(claimsOf('ana', more)));
    expect((await whoIs(again.access_token)).member_id).toBe(member.member_id);
  });

  test('may contain a phone and no e-mail address', async () => {
    const { access_token } = await signUp(await sign(claimsOf('bo', { phone_number: '+15005550006' })));
    expect(await whoIs(access_token)).toMatchObject({ email: null, phone: '+15005550006' });
  });

  test('with an unverified address verifies none', async () => {
    const more = { email: 'cy@field.example', email_verified: false };
    const { access_token } = await signUp(await sign(claimsOf('cy', more)));
    expect(await whoIs(access_token)).toMatchObject({ email: 'cy@field.example', email_verified: false });
  });

  test('with a changed address does not verify the member’s address here', async () => {
    await signUp(await sign(claimsOf('di', { email: 'di@field.example' })));
    const moved = await sign(claimsOf('di', { email: 'di@new.example', email_verified: true }));
    const { access_token } = await signIn(moved);
    expect(await whoIs(access_token)).toMatchObject({ email: 'di@field.example', email_verified: false });
  });
});

describe('an invalid token', () => {
  const good = () => claimsOf('mallory');
  const other = makeKeys();
  test.each<[string, () => Promise<string> | string]>([
    ['signed with another key', () => sign(good(), other)],
    ['with an unknown key id', () => sign(good(), first, { kid: 'three' })],
    ['without a key id', () => sign(good(), first, {})],
    ['for another project', () => sign({ ...good(), aud: 'another' })],
    [
      'of another project',
      () => sign({ ...good(), iss: 'https://securetoken.google.com/another', aud: PROJECT }),
    ],
    ['issued in the future', () => sign({ ...good(), iat: now() + 3600, exp: now() + 7200 })],
    ['with a sign-in time of tomorrow', () => sign({ ...good(), auth_time: now() + 86_400 })],
    ['without a sign-in time', () => sign({ ...good(), auth_time: undefined })],
    ['without an expiry', () => sign({ ...good(), exp: undefined })],
    ['without a subject', () => sign({ ...good(), sub: '' })],
    ['with an overlong subject', () => sign({ ...good(), sub: 'x'.repeat(129) })],
    ['without a signature', () => new UnsecuredJWT(good()).encode()],
    [
      'signed with the public key as an HMAC secret',
      () =>
        new SignJWT(good())
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(new TextEncoder().encode(toJwks({ one: first.publicKey }))),
    ],
    [
      'changed after signing',
      async () =>
        (await sign(good())).replace(/\.[^.]+\./, `.${base64url.encode(JSON.stringify(claimsOf('ana')))}.`),
    ],
  ])('is rejected %s', async (_, make) => {
    await expect(signIn(await make())).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
  });

  test('is reported as expired if it has expired', async () => {
    const token = await sign({ ...good(), iat: now() - 7200, exp: now() - 3600 });
    await expect(signIn(token)).rejects.toMatchObject({ status: 401, code: 'token_expired' });
  });
});

describe('signing keys', () => {
  const withApp = async (work: (cold: TestApp) => Promise<void>) => {
    const env = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: PROJECT, FIREBASE_KEYS_URL: keysUrl };
    const cold = await startTestApp(env);
    try {
      await work(cold);
    } finally {
      await cold.close();
    }
  };
  const isUnknown = { code: 'member_not_found' };

  test('are fetched once for concurrent sign-ins, and not at startup', () =>
    withApp(async (cold) => {
      published.asked = 0;
      const token = await sign(claimsOf('many'));
      expect(published.asked).toBe(0);
      await Promise.all(
        Array.from({ length: 10 }, () => expect(signIn(token, cold)).rejects.toMatchObject(isUnknown)),
      );
      await expect(signIn(await sign(claimsOf('many'), first, { kid: 'none' }), cold)).rejects.toMatchObject({
        code: 'token_invalid',
      });
      expect(published.asked).toBe(1);
    }));

  test('may be certificates by key id', async () => {
    published.body = JSON.stringify({ cert: CERTIFICATE });
    const findKey = createFirebaseKeys(keysUrl);
    expect(await findKey('cert')).toMatchObject({ type: 'public', algorithm: { modulusLength: 2048 } });
    expect(await findKey('one')).toBeNull();
  });

  test.each([
    ['fails', { status: 500 }],
    ['returns garbage', { body: '<html>' }],
    ['returns too much', { body: 'x'.repeat(300_000) }],
  ])('make sign-in fail while their server %s, and work again afterwards', (_, fault) =>
    withApp(async (cold) => {
      Object.assign(published, fault);
      const token = await sign(claimsOf('patient'), second, { kid: 'two' });
      await expect(signIn(token, cold)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
      Object.assign(published, { status: 200, body: toJwks({ two: second.publicKey }) });
      await expect(signIn(token, cold)).rejects.toMatchObject(isUnknown);
    }),
  );

  test('do not block the rest of the server while their server hangs', () =>
    withApp(async (cold) => {
      published.isHanging = true;
      let hasEnded = false;
      const waiting = signIn(await sign(claimsOf('patient')), cold).finally(() => {
        hasEnded = true;
      });
      await cold.as().call(sessions.getFrontConfig, {});
      expect(hasEnded).toBe(false);
      await expect(waiting).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    }));
});

describe('a member of another provider', () => {
  test('stays the same member when both have verified the address', async () => {
    const old = await app.createPerson('Eli Old');
    const token = () => sign(claimsOf('eli', { email: old.email, email_verified: true }));
    await expect(signIn(await token())).rejects.toMatchObject({ code: 'member_not_found' });
    await app.database.read
      .updateTable('members')
      .set({ email_verified_at: new Date() })
      .where('member_id', '=', old.memberId)
      .execute();
    const { access_token } = await signIn(await token());
    expect((await whoIs(access_token)).member_id).toBe(old.memberId);
    // Another account of the same provider with the same address is another person until that provider has verified the
    // address.
    const twin = await sign(claimsOf('eli-2', { email: old.email, email_verified: true }));
    await expect(signIn(twin)).rejects.toMatchObject({ code: 'member_not_found' });
  });

  test('is not taken over through an unverified address', async () => {
    const old = await app.createPerson('Fay Old');
    await app.database.read
      .updateTable('members')
      .set({ email_verified_at: new Date() })
      .where('member_id', '=', old.memberId)
      .execute();
    const token = await sign(claimsOf('fay', { email: old.email }));
    await expect(signIn(token)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(signUp(token)).rejects.toMatchObject({ code: 'already_signed_up' });
  });
});

test('no routes of the built-in provider are served, and the front configuration says so', async () => {
  const { identity } = await app.as().call(sessions.getFrontConfig, {});
  expect(identity).toMatchObject({ kind: 'firebase', google: false });
  const response = await fetch(`${app.baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x@y.example', password: 'long enough word', name: 'X' }),
  });
  expect(response.status).toBe(404);
});
