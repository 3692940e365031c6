import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { registerIdentity, signInIdentity } from '../../../test/people/identity.ts';

let app: TestApp;
beforeAll(async () => {
  // The identity provider limits guesses only in production mode.
  app = await startTestApp({ NODE_ENV: 'production', TRUST_PROXY: 'on' });
});
afterAll(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

async function countUntilRefused(limit: number, call: () => Promise<number>): Promise<number> {
  for (let made = 0; made < limit; made += 1) if ((await call()) === 429) return made;
  return limit;
}

test('guesses at one account are stopped after ten attempts, whatever their source', async () => {
  let addresses = 0;
  const guess = async (email: string) => {
    addresses += 1;
    return (await signInIdentity(app.baseUrl, email, 'a guess too many', from(`10.0.0.${addresses}`))).status;
  };
  expect(await countUntilRefused(15, () => guess('ana@example.com'))).toBe(10);
  expect(await guess('ben@example.com')).toBe(401);
});

test('guesses at many accounts are stopped for their IP address only; a forged header does not help', async () => {
  let made = 0;
  const guess = (address: string) => async () => {
    made += 1;
    const answer = await signInIdentity(app.baseUrl, `person.${made}@example.com`, 'a guess too many', {
      ...from(address),
      'x-waypost-client-address': `10.9.9.${made}`,
    });
    return answer.status;
  };
  expect(await countUntilRefused(70, guess('10.1.0.1'))).toBe(60);
  expect(await guess('10.1.0.2')()).toBe(401);
});

test('bulk registration of identities is stopped', async () => {
  let made = 0;
  const register = async () => {
    made += 1;
    const { status } = await registerIdentity(
      app.baseUrl,
      `bulk.${made}@example.com`,
      'long enough word',
      from('10.0.0.4'),
    );
    return status;
  };
  expect(await countUntilRefused(15, register)).toBe(10);
});

test('probing for taken addresses by sign-up is stopped too; all other endpoints answer alike', async () => {
  const taken = 'taken@example.com';
  await registerIdentity(app.baseUrl, taken, 'long enough word', from('10.0.0.7'));
  const ask = async () =>
    (await registerIdentity(app.baseUrl, taken, 'long enough word', from('10.0.0.8'))).status;
  expect(await ask()).toBe(422);
  expect(await countUntilRefused(15, ask)).toBe(9);

  const answer = async (path: string, email: string) => {
    const response = await fetch(`${app.baseUrl}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.baseUrl, ...from('10.0.0.9') },
      body: JSON.stringify(path === '/sign-in/email' ? { email, password: 'a guess too many' } : { email }),
    });
    return [response.status, await response.json()];
  };
  for (const path of ['/sign-in/email', '/request-password-reset', '/send-verification-email']) {
    expect(await answer(path, 'nobody.at.all@example.com'), path).toEqual(await answer(path, taken));
  }
});

test('sign-up and adding people by address are rate-limited with an error of the contract', async () => {
  const { path, ratePerMinute = 0 } = ENDPOINTS.sessions.signUp;
  const send = (address: string) =>
    fetch(`${app.baseUrl}/api/3${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address) },
      body: JSON.stringify({ display_name: 'Ana', firebase_token: 'x' }),
    });
  const statuses: number[] = [];
  for (let i = 0; i < ratePerMinute; i += 1) statuses.push((await send('10.0.0.5')).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  const refused = await send('10.0.0.5');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests', detail: expect.any(String) });
  // Other callers, and other endpoints for the same caller, are not limited.
  expect((await send('10.0.0.6')).status).toBe(401);
  expect((await fetch(`${app.baseUrl}/api/3/front-config`, { headers: from('10.0.0.5') })).status).toBe(200);
});
