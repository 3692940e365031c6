import { ENDPOINTS } from '@waypost/contract';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';

const { help, sessions } = ENDPOINTS;
const SECRET = 'shared-with-the-help-centre';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp({ HELP_CENTRE_URL: 'https://help.example.org/jwt', HELP_CENTRE_SECRET: SECRET });
  ana = await app.createPerson('Ana Ruiz');
});
afterAll(() => app.close());

const verify = (memberId: number) =>
  app.database.read
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('member_id', '=', memberId)
    .execute();

test('an unverified e-mail address cannot open the help centre', async () => {
  await expect(ana.client.call(help.enterHelpCentre, { body: {} })).rejects.toMatchObject({
    code: 'email_not_verified',
    status: 403,
  });
});

test('a signed token identifies the member to the help centre and is unique per call', async () => {
  await verify(ana.memberId);
  const first = await ana.client.call(help.enterHelpCentre, { body: {} });
  const second = await ana.client.call(help.enterHelpCentre, { body: {} });
  expect(first.url).toBe('https://help.example.org/jwt');
  // The content security policy allows the form’s target.
  const page = await fetch(`${app.baseUrl}/healthz`);
  expect(page.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://help.example.org;",
  );
  const { payload } = await jwtVerify(first.jwt, new TextEncoder().encode(SECRET), { algorithms: ['HS256'] });
  expect(payload).toMatchObject({ name: 'Ana Ruiz', email: ana.email, external_id: String(ana.memberId) });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(180);
  const other = await jwtVerify(second.jwt, new TextEncoder().encode(SECRET));
  expect(other.payload.jti).not.toBe(payload.jti);
});

test('an identity token must belong to the caller', async () => {
  const firebase_token = await makeIdentityToken(app.baseUrl, 'bo@example.com');
  await app.as().call(sessions.signUp, { body: { display_name: 'Bo', firebase_token } });
  await expect(ana.client.call(help.enterHelpCentre, { body: { firebase_token } })).rejects.toMatchObject({
    code: 'token_invalid',
  });
});

test('without a help centre the call reports that it is not configured', async () => {
  const plain = await startTestApp();
  try {
    const bo = await plain.createPerson('Bo');
    await expect(bo.client.call(help.enterHelpCentre, { body: {} })).rejects.toMatchObject({
      code: 'help_centre_unavailable',
    });
  } finally {
    await plain.close();
  }
});
