import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { getOwnProfile } from '../../../test/people/own-profile.ts';
import { insertOrganizationMember } from '../organizations/index.ts';

const { members, organizations } = ENDPOINTS;

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana');
});
afterAll(() => app.close());

const settings = async () => (await getOwnProfile(ana.client)).settings;

test('settings are merged by key, and null removes a key', async () => {
  expect(await settings()).toEqual({});
  const change = (given: object) => ana.client.call(members.updateMember, { body: { settings: given } });
  await change({ tz: 'America/Lima', timeFormat: '12', language: 'es', themeDark: true });
  await change({ location: { lat: -12.05, lng: -77.04 }, projects: { filtersShown: true } });
  await change({ timeFormat: null, language: 'en', units: 'nautical' });
  expect(await settings()).toEqual({
    tz: 'America/Lima',
    language: 'en',
    themeDark: true,
    units: 'nautical',
    location: { lat: -12.05, lng: -77.04 },
    projects: { filtersShown: true },
  });
  expect((await getOwnProfile(ana.client)).display_name).toBe('Ana');
});

test.each([
  [{ tz: 'Atlantis/Deep' }],
  [{ timeFormat: '13' }],
  [{ language: 'xx' }],
  [{ units: 'fathoms' }],
  [{ location: { lat: 91, lng: 0 } }],
  [{ color: 'red' }],
])('%j is rejected and changes nothing', async (wrong) => {
  const before = await settings();
  await expect(
    ana.client.call(members.updateMember, { body: { settings: wrong as object } }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(ana.client.call(members.updateMember, { body: {} })).rejects.toMatchObject({ status: 400 });
  expect(await settings()).toEqual(before);
});

test('a colleague sees name and avatar only, an outsider nothing', async () => {
  const bo = await app.createPerson('Bo');
  const ask = () => ana.client.call(members.getMember, { query: { member_id: bo.memberId } });
  await expect(ask()).rejects.toMatchObject({ code: 'member_not_found' });
  const made = { body: { organization_name: 'Atlas Field Team' } };
  const { organization_id } = await ana.client.call(organizations.createOrganization, made);
  await app.database.transaction((tx) =>
    insertOrganizationMember(tx, organization_id, bo.memberId, 'org_viewer'),
  );
  expect(await ask()).toEqual({ member_id: bo.memberId, display_name: 'Bo', avatar_url: null });
});
