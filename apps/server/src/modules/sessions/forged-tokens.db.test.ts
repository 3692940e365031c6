import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';
import { loadSecrets } from '../../platform/secrets.ts';

const { members, sessions } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let key: Uint8Array;
let identityToken: string;
let identityClaims: Record<string, unknown>;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  key = (await loadSecrets(app.config)).accessTokenKey;
});
afterAll(() => app.close());

interface AccessClaims {
  readonly issuer?: string;
  readonly audience?: string;
  readonly type?: string;
  readonly algorithm?: string;
  readonly expiresIn?: string | null;
  readonly family?: string | null;
  readonly header?: Record<string, unknown>;
}

/** A valid access token except for the given parts. */
function sign(wrong: AccessClaims = {}, with_: Uint8Array = key): Promise<string> {
  const { issuer = 'waypost', audience = 'waypost-api', type = 'at+jwt', algorithm = 'HS256' } = wrong;
  const jwt = new SignJWT(wrong.family === null ? {} : { sid: wrong.family ?? randomUUID() })
    .setProtectedHeader({ alg: algorithm, typ: type, ...wrong.header })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(ana.memberId))
    .setIssuedAt();
  if (wrong.expiresIn !== null) jwt.setExpirationTime(wrong.expiresIn ?? '10m');
  return jwt.sign(with_);
}

const asBearer = (token: string) => app.as(token).call(members.getMember, {});
const exchange = (token: string) => app.as().call(sessions.createToken, { body: { firebase_token: token } });

describe('access tokens', () => {
  test('with the right claims and key are accepted, so each case below has a single fault', async () => {
    expect((await asBearer(await sign())).member_id).toBe(ana.memberId);
  });

  test('without a signature are rejected', async () => {
    const token = new UnsecuredJWT({ sid: randomUUID() })
      .setIssuer('waypost')
      .setAudience('waypost-api')
      .setSubject(String(ana.memberId))
      .setIssuedAt()
      .setExpirationTime('10m')
      .encode();
    const header = base64url.encode(JSON.stringify({ alg: 'none', typ: 'at+jwt' }));
    await expect(asBearer(token)).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
    await expect(asBearer(`${header}.${token.split('.')[1]}.`)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  test.each([
    ['signed by another key', () => sign({}, new TextEncoder().encode('another key of thirty-two bytes!'))],
    ['with an injected key id', () => sign({ header: { kid: '../../dev/null' } }, new Uint8Array(32))],
    ['of another algorithm', () => sign({ algorithm: 'HS512' }, new Uint8Array([...key, ...key]))],
    ['of another issuer', () => sign({ issuer: 'elsewhere' })],
    ['for another audience', () => sign({ audience: 'waypost-identity' })],
    ['of another type', () => sign({ type: 'JWT' })],
    ['without expiry', () => sign({ expiresIn: null })],
    ['without a session', () => sign({ family: null })],
    [
      'with a changed payload',
      async () => (await sign()).replace(/\.[^.]+\./, `.${base64url.encode('{"sub":"1"}')}.`),
    ],
    ['replaced by a refresh token', async () => ana.tokens.refresh_token],
    ['replaced by arbitrary text', async () => 'x'],
    ['replaced by an identity token', async () => identityToken],
  ])('%s are rejected', async (_, make) => {
    identityToken ??= await makeIdentityToken(app.baseUrl, 'provider@example.com');
    await expect(asBearer(await make())).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
  });

  test('that have expired get their own error code, so that the web refreshes', async () => {
    await expect(asBearer(await sign({ expiresIn: '-1s' }))).rejects.toMatchObject({
      status: 401,
      code: 'token_expired',
    });
  });

  test('missing or under another scheme are rejected', async () => {
    await expect(app.as().call(members.getMember, {})).rejects.toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    const response = await fetch(`${app.baseUrl}/api/3/member`, {
      headers: { authorization: `Basic ${await sign()}` },
    });
    expect(response.status).toBe(401);
  });

  test('in the URL are ignored', async () => {
    const response = await fetch(`${app.baseUrl}/api/3/member?access_token=${await sign()}`);
    expect(response.status).toBe(401);
  });

  test('of a deleted member are rejected', async () => {
    const gone = await app.createPerson('Gone Person');
    await app.database.read.deleteFrom('members').where('member_id', '=', gone.memberId).execute();
    await expect(asBearer(gone.tokens.access_token)).rejects.toMatchObject({ status: 401 });
  });
});

describe('identity tokens', () => {
  const other = generateKeyPairSync('ed25519').privateKey;

  beforeAll(async () => {
    identityToken = await makeIdentityToken(app.baseUrl, 'ana@identity.example');
    identityClaims = JSON.parse(
      new TextDecoder().decode(base64url.decode(identityToken.split('.')[1] ?? '')),
    ) as Record<string, unknown>;
    await app.as().call(sessions.signUp, {
      body: { display_name: 'Ana Ruiz', firebase_token: identityToken },
    });
  });

  test('of the provider are accepted', async () => {
    expect((await exchange(identityToken)).access_token).toMatch(/^ey/);
  });

  test('signed by another issuer’s key with the same claims and key id are rejected', async () => {
    const header = JSON.parse(
      new TextDecoder().decode(base64url.decode(identityToken.split('.')[0] ?? '')),
    ) as {
      kid: string;
    };
    for (const kid of [header.kid, 'unknown', undefined]) {
      const token = await new SignJWT(identityClaims)
        .setProtectedHeader({ alg: 'EdDSA', ...(kid === undefined ? {} : { kid }) })
        .sign(other);
      await expect(exchange(token)).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
    }
    const elsewhere = await new SignJWT({ ...identityClaims, iss: 'https://elsewhere.example' })
      .setProtectedHeader({ alg: 'EdDSA', kid: header.kid })
      .sign(other);
    await expect(exchange(elsewhere)).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
  });

  test('without a signature are rejected', async () => {
    await expect(exchange(new UnsecuredJWT(identityClaims).encode())).rejects.toMatchObject({
      status: 401,
      code: 'token_invalid',
    });
  });

  test('signed with the public key as an HMAC secret are rejected', async () => {
    const jwks = await (await fetch(`${app.baseUrl}/api/auth/jwks`)).text();
    const token = await new SignJWT(identityClaims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwks));
    await expect(exchange(token)).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
  });

  test('cannot be our own access or refresh tokens', async () => {
    await expect(exchange(ana.tokens.access_token)).rejects.toMatchObject({
      status: 401,
      code: 'token_invalid',
    });
    await expect(exchange(ana.tokens.refresh_token)).rejects.toMatchObject({
      status: 401,
      code: 'token_invalid',
    });
  });

  test('the published keys hold no private part', async () => {
    const response = await fetch(`${app.baseUrl}/api/auth/jwks`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });
});
