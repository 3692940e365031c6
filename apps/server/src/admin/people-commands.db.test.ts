import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/test-app.ts';
import { makeIdentityToken, signInIdentity } from '../../test/people/identity.ts';
import { runCommand } from './commands.ts';

const { sessions } = ENDPOINTS;
const NEW_PASSWORD = 'low water at the pier';
const EMAIL = 'forgetful@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'http://map.example.org' });
});
afterAll(() => app.close());

async function run(...argv: string[]): Promise<{ lines: string[]; isDone: boolean }> {
  const lines: string[] = [];
  const { config, database } = app;
  const isDone = await runCommand({ config, database, say: (line) => lines.push(line) }, argv);
  return { lines, isDone };
}

test('a link for a new password works once, ends every session, and is audited', async () => {
  const firebase_token = await makeIdentityToken(app.baseUrl, EMAIL);
  const { refresh_token } = await app
    .as()
    .call(sessions.signUp, { body: { display_name: 'Ana', firebase_token } });
  const { lines, isDone } = await run('reset-password', EMAIL.toUpperCase());
  expect(isDone).toBe(true);
  const link = new URL(lines[1] ?? '');
  expect(link.origin + link.pathname).toBe('http://map.example.org/auth/reset');

  const reset = () =>
    fetch(`${app.baseUrl}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.baseUrl },
      body: JSON.stringify({ token: link.searchParams.get('token'), newPassword: NEW_PASSWORD }),
    });
  expect((await reset()).status).toBe(200);
  expect((await signInIdentity(app.baseUrl, EMAIL)).status).toBe(401);
  expect((await signInIdentity(app.baseUrl, EMAIL, NEW_PASSWORD)).status).toBe(200);
  await expect(app.as().call(sessions.refreshToken, { body: { refresh_token } })).rejects.toMatchObject({
    code: 'refresh_invalid',
  });
  expect((await reset()).status).toBe(400);
  const { rows } = await sql`
    select action, actor_id from audit_entries where action = 'password.link_made'`.execute(
    app.database.read,
  );
  expect(rows).toEqual([{ action: 'password.link_made', actor_id: null }]);
});

test('nobody has a link made for an unknown address, or where another provider keeps passwords', async () => {
  expect(await run('reset-password', 'nobody@example.com')).toEqual({
    isDone: false,
    lines: ['Nobody has signed up as nobody@example.com.'],
  });
  const lines: string[] = [];
  const { database } = app;
  const config = { ...app.config, identity: { kind: 'firebase' } } as unknown as typeof app.config;
  const isDone = await runCommand({ config, database, say: (line) => lines.push(line) }, [
    'reset-password',
    EMAIL,
  ]);
  expect({ isDone, lines }).toEqual({ isDone: false, lines: [expect.stringContaining('identity provider')] });
});
