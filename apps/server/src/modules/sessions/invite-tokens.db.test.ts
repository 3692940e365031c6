import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { fetchIdentityToken, makeIdentityToken, registerIdentity } from '../../../test/people/identity.ts';
import { readInviteCode } from '../../../test/people/invites.ts';

const { invites, organizations, sessions } = ENDPOINTS;

let app: TestApp;
let admin: Person;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.createPerson('Ada Admin');
  const made = await admin.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  organizationId = made.organization_id;
});
afterAll(() => app.close());

const invite = async (email: string) => {
  const { uuid } = await admin.client.call(invites.createOrganizationInvite, {
    params: { org_id: organizationId },
    body: { fullname: 'Some Body', email },
  });
  return { uuid, code: await readInviteCode(app, uuid) };
};
async function makeMember(email: string) {
  const firebase_token = await makeIdentityToken(app.baseUrl, email);
  await app.as().call(sessions.signUp, { body: { display_name: 'Some Body', firebase_token } });
  return firebase_token;
}
const isIn = async (email: string) => {
  const people = await admin.client.call(organizations.listOrganizationMembers, {
    params: { org_id: organizationId },
  });
  return people.some((person) => person.email === email);
};
const verify = (email: string) =>
  app.database.read
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
const countFamilies = async () =>
  (await app.database.read.selectFrom('refresh_families').select('family_id').execute()).length;
const isNotFound = { status: 404, code: 'invite_not_found' };

describe('signing in with an invite code', () => {
  test('accepts the invite with the sign-in', async () => {
    const email = 'one@example.com';
    const firebase_token = await makeMember(email);
    const { code } = await invite(email);
    const tokens = await app.as().call(sessions.createToken, { body: { firebase_token, invite_code: code } });
    expect(await app.as(tokens.access_token).call(organizations.listOrganizations, {})).toMatchObject([
      { organization_id: organizationId },
    ]);
  });

  test('fails for an invite that is another person’s, used or unknown', async () => {
    const email = 'two@example.com';
    const firebase_token = await makeMember(email);
    const { code } = await invite('three@example.com');
    const used = await invite(email);
    await app.as().call(sessions.createToken, { body: { firebase_token, invite_code: used.code } });
    const before = await countFamilies();
    const enter = (invite_code: string) =>
      app.as().call(sessions.createToken, { body: { firebase_token, invite_code } });
    await expect(enter(code)).rejects.toMatchObject({ status: 403, code: 'invite_not_yours' });
    await expect(enter(used.code)).rejects.toMatchObject(isNotFound);
    await expect(enter('nothing-of-this-name')).rejects.toMatchObject(isNotFound);
    expect(await countFamilies()).toBe(before);
  });

  test('leaves the invite pending for a newcomer, who has no name yet', async () => {
    const email = 'four@example.com';
    const firebase_token = await makeIdentityToken(app.baseUrl, email);
    const { code } = await invite(email);
    await expect(
      app.as().call(sessions.createToken, { body: { firebase_token, invite_code: code } }),
    ).rejects.toMatchObject({ status: 404, code: 'member_not_found' });
    const body = { firebase_token, invite_code: code, display_name: 'Four Newcomer' };
    await app.as().call(sessions.createTokenOfInvite, { body });
    expect(await isIn(email)).toBe(true);
  });
});

describe('invites and an identity without a session', () => {
  const accept = (uuid: string, firebase_token: string) =>
    app.as().call(invites.acceptInviteByIdentity, { params: { uuid }, body: { firebase_token } });

  test('the link’s code accepts once and opens no session', async () => {
    const email = 'five@example.com';
    const firebase_token = await makeMember(email);
    const { code } = await invite(email);
    const before = await countFamilies();
    expect(await accept(code, firebase_token)).toEqual({ organization_id: organizationId, project_id: null });
    expect(await isIn(email)).toBe(true);
    expect(await countFamilies()).toBe(before);
    await expect(accept(code, firebase_token)).rejects.toMatchObject(isNotFound);
  });

  test('the uuid, which is not secret, accepts for a verified address only', async () => {
    const email = 'six@example.com';
    const firebase_token = await makeMember(email);
    const { uuid } = await invite(email);
    await expect(accept(uuid, firebase_token)).rejects.toMatchObject(isNotFound);
    await verify(email);
    await accept(uuid, firebase_token);
    expect(await isIn(email)).toBe(true);
  });

  test('another person’s invite, a newcomer and an invalid token are rejected', async () => {
    const firebase_token = await makeMember('seven@example.com');
    const { code, uuid } = await invite('eight@example.com');
    await expect(accept(code, firebase_token)).rejects.toMatchObject({ code: 'invite_not_yours' });
    await expect(accept(uuid, firebase_token)).rejects.toMatchObject(isNotFound);
    const newcomer = await makeIdentityToken(app.baseUrl, 'eight@example.com');
    await expect(accept(code, newcomer)).rejects.toMatchObject({ status: 404, code: 'member_not_found' });
    await expect(accept(code, 'x.y.z')).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
    await expect(accept(code, admin.tokens.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('the list shows what is pending for the verified address only', async () => {
    const email = 'nine@example.com';
    const { sessionToken } = await registerIdentity(app.baseUrl, email);
    const { uuid } = await invite(email);
    const list = async () => {
      const firebase_token = await fetchIdentityToken(app.baseUrl, sessionToken);
      return app.as().call(invites.listInvitesOfIdentity, { body: { firebase_token } });
    };
    expect(await list()).toEqual([]);
    // As following the link in the provider’s mail does.
    await sql`update identity_user set "emailVerified" = true where "email" = ${email}`.execute(
      app.database.read,
    );
    expect(await list()).toMatchObject([
      {
        uuid,
        organization_name: 'Costa Viva',
        role_name: 'org_member',
        inviter_id: admin.memberId,
        is_email: true,
        is_phone: false,
      },
    ]);
  });

  test('the link shows its details to its verified address only', async () => {
    const email = 'ten@example.com';
    const { sessionToken } = await registerIdentity(app.baseUrl, email);
    const { code } = await invite(email);
    const look = async (firebase_token?: string) => {
      const query = firebase_token === undefined ? {} : { firebase_token };
      return (await app.as().call(invites.getInvitation, { params: { code }, query })).details;
    };
    expect(await look()).toBeNull();
    // An account can be created with any address.
    expect(await look(await fetchIdentityToken(app.baseUrl, sessionToken))).toBeNull();
    const someone = await registerIdentity(app.baseUrl, 'someone.else@example.com');
    await sql`update identity_user set "emailVerified" = true
      where "email" in (${email}, 'someone.else@example.com')`.execute(app.database.read);
    expect(await look(await fetchIdentityToken(app.baseUrl, someone.sessionToken))).toBeNull();
    expect(await look(await fetchIdentityToken(app.baseUrl, sessionToken))).toMatchObject({
      fullname: 'Some Body',
      email,
      phone: null,
      organization_id: organizationId,
      project_id: null,
      role_name: 'org_member',
      include_in_org: false,
      inviter_id: admin.memberId,
    });
    // Our own token is not an identity token, and an invalid token is rejected even with a valid link.
    await expect(look(admin.tokens.access_token)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(look('x.y.z')).rejects.toMatchObject({ status: 401, code: 'token_invalid' });
  });
});
