import { ENDPOINTS } from '@waypost/contract';
import { type OidcFault, type OidcSandbox, startOidcSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { beginGoogle, fetchTokenOfCookie, signInWithGoogle } from '../../../test/people/google.ts';
import { fetchIdentityToken, makeIdentityToken, registerIdentity } from '../../../test/people/identity.ts';

const { members, sessions } = ENDPOINTS;
const LUCIA = 'lucia.marin@mail.example';
const TOM = 'tom.okafor@mail.example';
const NORA = 'nora.feld@mail.example';

let sandbox: OidcSandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startOidcSandbox();
  app = await startTestApp(sandbox.env);
});
afterEach(() => sandbox.setFault('none'));
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const signIn = (email: string | null, options = {}) =>
  signInWithGoogle(app.baseUrl, sandbox, { email, ...options });

/** Signs in with Google, as a new or an existing member. */
async function enter(email: string, display_name = 'Some Body') {
  const { sessionCookie } = await signIn(email);
  const firebase_token = await fetchTokenOfCookie(app.baseUrl, sessionCookie);
  const tokens = await app
    .as()
    .call(sessions.createToken, { body: { firebase_token } })
    .catch(() => app.as().call(sessions.signUp, { body: { display_name, firebase_token } }));
  return app.as(tokens.access_token).call(members.getMember, {});
}

const verifyAddress = (email: string) =>
  sql`update identity_user set "emailVerified" = true where "email" = ${email}`.execute(app.database.read);
const forget = (email: string) =>
  sql`delete from identity_user where "email" = ${email}`.execute(app.database.read);
const countRows = async (table: string) =>
  (
    await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
      app.database.read,
    )
  ).rows[0]?.n;

describe('signing in with Google', () => {
  test('creates a member with a verified address, who is the same one next time', async () => {
    const { landing, sessionCookie } = await signIn(LUCIA);
    expect(landing).toBe('/auth/return');
    const firebase_token = await fetchTokenOfCookie(app.baseUrl, sessionCookie);
    await expect(app.as().call(sessions.createToken, { body: { firebase_token } })).rejects.toMatchObject({
      code: 'member_not_found',
    });
    const first = await enter(LUCIA, 'Lucía Marín');
    expect(first).toMatchObject({ email: LUCIA, email_verified: true, display_name: 'Lucía Marín' });
    expect((await enter(LUCIA)).member_id).toBe(first.member_id);
  });

  test('stores no token of the provider', async () => {
    await enter(LUCIA);
    const { rows } = await sql<Record<string, unknown>>`
      select "accessToken", "refreshToken", "idToken", "password" from identity_account
      where "providerId" = 'google'`.execute(app.database.read);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row).every((value) => value === null)).toBe(true);
  });

  test('sends state, nonce and a PKCE challenge, but no client secret', async () => {
    const { url = '', cookies } = await beginGoogle(app.baseUrl);
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
    });
    expect(url).not.toContain(sandbox.env.GOOGLE_CLIENT_SECRET ?? 'none');
    expect(cookies).toMatch(/state=/);
  });

  test.each([
    ['cancels on the provider’s page', null, {}, 'access_denied'],
    [
      'returns with another state',
      TOM,
      { onReturn: (url: URL) => url.searchParams.set('state', 'x') },
      'state_mismatch',
    ],
    [
      'returns without a state',
      TOM,
      { onReturn: (url: URL) => url.searchParams.delete('state') },
      'state_not_found',
    ],
    [
      'returns with an unknown code',
      TOM,
      { onReturn: (url: URL) => url.searchParams.set('code', 'x') },
      'invalid_code',
    ],
    [
      'names another issuer',
      TOM,
      { onReturn: (url: URL) => url.searchParams.set('iss', 'https://elsewhere.example') },
      'issuer_mismatch',
    ],
    ['returns with another browser', TOM, { isElsewhere: true }, 'state_mismatch'],
  ])('rejects a user who %s', async (_, email, options, code) => {
    const { landing, sessionCookie } = await signIn(email, options);
    expect(landing).toMatch(new RegExp(`^/auth/return\\?.*error=${code}`));
    expect(sessionCookie).toBeNull();
  });

  test.each<OidcFault>(['wrong_key', 'wrong_issuer', 'wrong_audience', 'wrong_nonce'])(
    'rejects a token with a %s, and creates no member',
    async (fault) => {
      sandbox.setFault(fault);
      const before = await countRows('identity_user');
      const { landing, sessionCookie } = await signIn(TOM);
      expect(landing).toBe('/auth/return?error=unable_to_get_user_info');
      expect(sessionCookie).toBeNull();
      expect(await countRows('identity_user')).toBe(before);
    },
  );

  test('accepts a code once', async () => {
    let code = '';
    const keep = (url: URL) => {
      code = url.searchParams.get('code') ?? '';
    };
    await signIn(TOM, { onReturn: keep });
    const replayed = await signIn(TOM, { onReturn: (url: URL) => url.searchParams.set('code', code) });
    expect(replayed.landing).toMatch(/error=invalid_code/);
  });

  test('redirects to the product’s own pages only', async () => {
    const response = await fetch(`${app.baseUrl}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.baseUrl, cookie: 'a=b' },
      body: JSON.stringify({ provider: 'google', callbackURL: 'https://elsewhere.example/' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('an address with an existing account', () => {
  test('is linked when both have verified it', async () => {
    await forget(TOM);
    const firebase_token = await makeIdentityToken(app.baseUrl, TOM);
    const tokens = await app.as().call(sessions.signUp, {
      body: { display_name: 'Tom Okafor', firebase_token },
    });
    const { member_id } = await app.as(tokens.access_token).call(members.getMember, {});
    await verifyAddress(TOM);
    expect((await enter(TOM)).member_id).toBe(member_id);
  });

  test('is not linked when only Google has: the account may be a stranger’s', async () => {
    await forget(LUCIA);
    await registerIdentity(app.baseUrl, LUCIA);
    const { landing, sessionCookie } = await signIn(LUCIA);
    expect([landing, sessionCookie]).toEqual(['/auth/return?error=account_not_linked', null]);
  });

  test('is not linked when only the account has: Google’s may be a stranger’s', async () => {
    await registerIdentity(app.baseUrl, NORA);
    await verifyAddress(NORA);
    const { landing, sessionCookie } = await signIn(NORA);
    expect([landing, sessionCookie]).toEqual(['/auth/return?error=account_not_linked', null]);
  });

  test('creates no second member if unverified and used by a member of another provider', async () => {
    const other = await app.createPerson('Nora Feld');
    await forget(NORA);
    await sql`update members set email = ${NORA} where member_id = ${other.memberId}`.execute(
      app.database.read,
    );
    const { sessionCookie } = await signIn(NORA);
    const firebase_token = await fetchTokenOfCookie(app.baseUrl, sessionCookie);
    const body = { display_name: 'Nora Feld', firebase_token };
    await expect(app.as().call(sessions.createToken, { body: { firebase_token } })).rejects.toMatchObject({
      code: 'member_not_found',
    });
    await expect(app.as().call(sessions.signUp, { body })).rejects.toMatchObject({
      code: 'already_signed_up',
    });
  });
});

test('the front configuration offers Google only if configured', async () => {
  const { identity } = await app.as().call(sessions.getFrontConfig, {});
  expect(identity).toMatchObject({ kind: 'built-in', google: true });
});

describe('an unavailable provider', () => {
  let cold: TestApp;
  beforeAll(async () => {
    sandbox.setFault('down');
    cold = await startTestApp(sandbox.env);
  });
  afterAll(() => cold.close());

  test('is reported, leaves passwords working, and recovers without a restart', async () => {
    sandbox.setFault('down');
    expect(await beginGoogle(cold.baseUrl)).toMatchObject({ status: 503, code: 'PROVIDER_UNREACHABLE' });
    const { sessionToken } = await registerIdentity(cold.baseUrl, 'ana@example.com');
    expect(await fetchIdentityToken(cold.baseUrl, sessionToken)).toMatch(/^ey/);
    sandbox.setFault('none');
    expect((await signInWithGoogle(cold.baseUrl, sandbox, { email: LUCIA })).landing).toBe('/auth/return');
  });
});
