import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

const { apiKeys, members, organizations, ownSessions } = ENDPOINTS;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36';
const isRefused = { status: 401, code: 'token_expired' };
const list = ({ client }: Pick<Person, 'client'>) => client.call(ownSessions.listSessions);
const openElsewhere = async ({ memberId }: Person) =>
  app.as((await app.services.sessions.open(memberId, { userAgent: PHONE })).access_token);

test('are listed with their browser, the present one marked', async () => {
  const ana = await app.createPerson('Ana Ruiz');
  const elsewhere = await openElsewhere(ana);
  const all = await list(ana);
  expect(all).toHaveLength(2);
  expect(all.filter(({ is_current }) => is_current)).toHaveLength(1);
  expect(all.find(({ is_current }) => !is_current)).toMatchObject({ user_agent: PHONE });
  const there = await elsewhere.call(ownSessions.listSessions);
  expect(there.find(({ is_current }) => is_current)).toMatchObject({ user_agent: PHONE });
});

test('name the browser that signed in, in at most 300 characters', async () => {
  const { access_token } = await app.services.sessions.open((await app.createPerson('Ben')).memberId, {
    userAgent: 'x'.repeat(5_000),
  });
  const all = await app.as(access_token).call(ownSessions.listSessions);
  expect(all.find(({ is_current }) => is_current)?.user_agent).toBe('x'.repeat(300));
});

test('one of one’s own is ended, and one of another person is not', async () => {
  const [ana, cy] = [await app.createPerson('Ana'), await app.createPerson('Cy')];
  const elsewhere = await openElsewhere(ana);
  const session_id = (await list(ana)).find(({ is_current }) => !is_current)?.session_id ?? '';
  const end = ({ client }: Person) => client.call(ownSessions.endSession, { params: { session_id } });
  await end(cy);
  expect(await elsewhere.call(members.getMember, {})).toMatchObject({ member_id: ana.memberId });
  await end(ana);
  await expect(elsewhere.call(members.getMember, {})).rejects.toMatchObject(isRefused);
  // Ending it again changes nothing.
  await end(ana);
  expect(await list(ana)).toHaveLength(1);
});

test('all others end at once, and the present one goes on', async () => {
  const ana = await app.createPerson('Ana Vega');
  const others = [await openElsewhere(ana), await openElsewhere(ana)];
  const stranger = await app.createPerson('Dee');
  await ana.client.call(ownSessions.endOtherSessions);
  for (const other of others)
    await expect(other.call(members.getMember, {})).rejects.toMatchObject(isRefused);
  expect(await list(ana)).toMatchObject([{ is_current: true }]);
  expect(await list(stranger)).toHaveLength(1);
});

test('an API key neither lists nor ends them', async () => {
  const ana = await app.createPerson('Ana Soto');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const { key } = await ana.client.call(apiKeys.createApiKey, {
    params: { org_id },
    body: { name: 'Script' },
  });
  for (const call of [ownSessions.listSessions, ownSessions.endOtherSessions] as const)
    await expect(app.as(key).call(call)).rejects.toMatchObject({ status: 403 });
  expect(await list(ana)).toHaveLength(1);
});
