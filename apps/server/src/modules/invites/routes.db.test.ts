import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type ProjectInviteCreate } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';
import { readInviteCode } from '../../../test/people/invites.ts';
import { putProjectMember } from '../projects/index.ts';

const { invites, members, organizations, projects, sessions } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let org_id: number;
let project_id: number;
const gone = { status: 404, code: 'invite_not_found' };

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://waypost.example' });
  ana = await app.createPerson('Ana Ruiz');
  const made = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  org_id = made.organization_id;
});
afterAll(() => app.close());

let people = 0;
const person = () => {
  people += 1;
  return app.createPerson(`Person ${people}`);
};
beforeEach(async () => {
  const body = { name: `Project ${randomUUID()}` };
  const made = await ana.client.call(projects.createProject, { params: { org_id }, body });
  project_id = made.project_id;
});

const invite = (to: string, more: Partial<ProjectInviteCreate> = {}, by = ana) =>
  by.client.call(invites.createProjectInvite, {
    body: { project_id, name: 'Somebody', email: to, ...more },
  });
const accept = (who: Person, uuid: string) => who.client.call(invites.acceptInvite, { params: { uuid } });
const look = (code: string) => app.as().call(invites.getInvitation, { params: { code } });
const listed = async () => ana.client.call(invites.listProjectInvites, { params: { org_id, project_id } });
const rolesOf = async (who: Person) =>
  app.database.read
    .selectFrom('project_members')
    .select(['role_name', 'manage_members'])
    .where('project_id', '=', project_id)
    .where('member_id', '=', who.memberId)
    .execute();
const give = (who: Person, role: 'project_viewer' | 'project_editor' | 'project_admin', manages = false) =>
  app.database.transaction((tx) => putProjectMember(tx, project_id, who.memberId, role, manages));

describe('inviting', () => {
  test('creates a pending invite with a link in the outbox and the secret nowhere else', async () => {
    const { uuid } = await invite('lucia@example.com', { role_name: 'project_viewer' });
    expect(await listed()).toMatchObject([
      {
        uuid,
        email: 'lucia@example.com',
        email_status: 'pending',
        is_accepted: false,
        inviter_name: 'Ana Ruiz',
        is_email: true,
        is_phone: false,
        project_name: expect.stringContaining('Project'),
      },
    ]);
    const code = await readInviteCode(app, uuid);
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(await listed())).not.toContain(code);
    const rows = await app.database.read.selectFrom('invites').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    const outbox = await ana.client.call(invites.getOutbox, { params: { org_id } });
    expect(outbox.is_mail_sent).toBe(false);
    expect(outbox.messages[0]).toMatchObject({
      recipient: 'lucia@example.com',
      link: `https://waypost.example/invite/${code}`,
      body: expect.stringContaining(`https://waypost.example/invite/${code}`),
    });
    expect(await look(code)).toEqual({
      organization_name: 'Costa Viva',
      project_name: expect.stringContaining('Project'),
      inviter_name: 'Ana Ruiz',
      is_email: true,
      is_phone: false,
      sent_to: 'l•••@example.com',
      auto_accept: false,
      app_only: false,
      details: null,
    });
  });

  test('needs an address, and stores a phone number in one spelling', async () => {
    const send = (more: object) =>
      ana.client.call(invites.createProjectInvite, { body: { project_id, name: 'Somebody', ...more } });
    for (const more of [{}, { email: '', phone: '' }, { phone: '12345' }, { email: 'nobody' }]) {
      await expect(send(more)).rejects.toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect(await send({ phone: '(612) 555-0123', email: '' })).toMatchObject({
      phone: '+16125550123',
      email: null,
    });
  });

  test('rejects another inviter’s name, a role above one’s own, and joining the organization without the right', async () => {
    const editor = await person();
    await give(editor, 'project_editor', true);
    await expect(invite('x@example.com', { inviter_id: ana.memberId }, editor)).rejects.toMatchObject({
      issues: [{ path: 'body.inviter_id' }],
    });
    await expect(invite('x@example.com', { role_name: 'project_admin' }, editor)).rejects.toMatchObject({
      status: 403,
    });
    await expect(invite('x@example.com', { include_in_org: true }, editor)).rejects.toMatchObject({
      status: 403,
    });
    expect(await listed()).toEqual([]);
    // Invites with a stronger role cannot be changed either.
    const { uuid } = await invite('chief@example.com', { role_name: 'project_admin' });
    const params = { uuid };
    await expect(editor.client.call(invites.removeInvite, { params })).rejects.toMatchObject({ status: 403 });
    await expect(editor.client.call(invites.resendInvite, { params })).rejects.toMatchObject({ status: 403 });
    await expect(invite('chief@example.com', {}, editor)).rejects.toMatchObject({ status: 403 });
    expect(await listed()).toMatchObject([{ uuid, role_name: 'project_admin' }]);
  });

  test('an address again renews its invite: the old link stops working', async () => {
    const first = await invite('twice@example.com');
    const old = await readInviteCode(app, first.uuid);
    const second = await invite('Twice@Example.com ', { role_name: 'project_viewer' });
    expect(second.uuid).toBe(first.uuid);
    expect(await listed()).toHaveLength(1);
    await expect(look(old)).rejects.toMatchObject(gone);
    await look(await readInviteCode(app, first.uuid));
    const many = await Promise.all(Array.from({ length: 8 }, () => invite('race@example.com')));
    expect(new Set(many.map((one) => one.uuid)).size).toBe(1);
  });

  test('is rejected for what a member already has', async () => {
    const viewer = await person();
    await give(viewer, 'project_viewer');
    await expect(invite(viewer.email, { role_name: 'project_viewer' })).rejects.toMatchObject({
      status: 409,
      code: 'already_member',
    });
    await invite(viewer.email, { role_name: 'project_editor' });
  });
});

describe('accepting', () => {
  test('adds the invited person with the role, once, and uses up the link', async () => {
    const lu = await person();
    const { uuid } = await invite(lu.email, { role_name: 'project_viewer' });
    const code = await readInviteCode(app, uuid);
    expect(await accept(lu, code)).toEqual({ organization_id: org_id, project_id });
    expect(await rolesOf(lu)).toEqual([{ role_name: 'project_viewer', manage_members: false }]);
    expect(await listed()).toMatchObject([{ is_accepted: true }]);
    await expect(look(code)).rejects.toMatchObject(gone);
    await expect(accept(lu, code)).rejects.toMatchObject(gone);
  });

  test('succeeds for one of ten concurrent requests', async () => {
    const lu = await person();
    const { uuid } = await invite(lu.email);
    const code = await readInviteCode(app, uuid);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => accept(lu, code)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(gone);
    }
    expect(await rolesOf(lu)).toHaveLength(1);
  });

  test('fails for another person and leaves the invite pending', async () => {
    const lu = await person();
    const other = await person();
    const { uuid } = await invite(lu.email);
    const code = await readInviteCode(app, uuid);
    await expect(accept(other, code)).rejects.toMatchObject({ status: 403, code: 'invite_not_yours' });
    await expect(accept(other, uuid)).rejects.toMatchObject(gone);
    expect(await rolesOf(other)).toEqual([]);
    await accept(lu, code);
  });

  test('by guessed, expired, removed and replaced links fails with one error', async () => {
    const lu = await person();
    const make = async () => {
      const { uuid } = await invite(lu.email);
      return { uuid, code: await readInviteCode(app, uuid) };
    };
    const replaced = (await make()).code;
    const { uuid, code } = await make();
    await app.database.read
      .updateTable('invites')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('uuid', '=', uuid)
      .execute();
    const expired = await look(code).catch((error: unknown) => error);
    await ana.client.call(invites.resendInvite, { params: { uuid } });
    const resent = await readInviteCode(app, uuid);
    await look(resent);
    await ana.client.call(invites.removeInvite, { params: { uuid } });
    const answers = [expired];
    for (const bad of [replaced, resent, code, 'x', randomUUID(), `${code.slice(0, -1)}!`, "' or 1=1"]) {
      answers.push(await look(bad).catch((error: unknown) => error));
      await expect(accept(lu, bad)).rejects.toMatchObject(gone);
    }
    for (const answer of answers)
      expect(answer).toMatchObject({ ...gone, detail: 'Invite expired or not exists' });
    expect(await rolesOf(lu)).toEqual([]);
  });

  test('grants what the inviter may grant at that moment', async () => {
    const chief = await person();
    const lu = await person();
    await give(chief, 'project_admin');
    const { uuid } = await invite(lu.email, { role_name: 'project_admin' }, chief);
    const code = await readInviteCode(app, uuid);
    await give(chief, 'project_editor', true);
    await expect(look(code)).rejects.toMatchObject(gone);
    await expect(accept(lu, code)).rejects.toMatchObject(gone);
    expect(await rolesOf(lu)).toEqual([]);
    // Resending makes the sender its inviter.
    await ana.client.call(invites.resendInvite, { params: { uuid } });
    await accept(lu, await readInviteCode(app, uuid));
    expect(await rolesOf(lu)).toMatchObject([{ role_name: 'project_admin' }]);
  });

  test('adds to the organization only while the inviter may add members to it', async () => {
    const boss = await person();
    const [lu, kim] = [await person(), await person()];
    const setRole = (role: string) =>
      app.database.read
        .updateTable('organization_members')
        .set({ role })
        .where('member_id', '=', boss.memberId)
        .execute();
    await app.database.read
      .insertInto('organization_members')
      .values({ organization_id: org_id, member_id: boss.memberId, role: 'org_admin' })
      .execute();
    const code = async (who: Person) =>
      readInviteCode(app, (await invite(who.email, { include_in_org: true }, boss)).uuid);
    await accept(lu, await code(lu));
    const late = await code(kim);
    await give(boss, 'project_admin');
    await setRole('org_member');
    await accept(kim, late);
    const roleIn = async (who: Person) =>
      (await who.client.call(organizations.getOrganization, { params: { org_id } })).current_member.role;
    expect(await roleIn(lu)).toBe('org_member');
    expect(await roleIn(kim)).toBe('org_guest');
    expect(await rolesOf(kim)).toMatchObject([{ role_name: 'project_editor' }]);
  });

  test('never lowers a role', async () => {
    const lu = await person();
    const { uuid } = await invite(lu.email, { role_name: 'project_viewer' });
    await give(lu, 'project_admin', true);
    await accept(lu, await readInviteCode(app, uuid));
    expect(await rolesOf(lu)).toEqual([{ role_name: 'project_admin', manage_members: true }]);
  });

  test('and reading by uuid need a verified address', async () => {
    const lu = await person();
    const { uuid } = await invite(lu.email);
    const mine = () => lu.client.call(invites.listReceivedInvites, {});
    expect(await mine()).toEqual([]);
    await expect(accept(lu, uuid)).rejects.toMatchObject(gone);
    await app.database.read
      .updateTable('members')
      .set({ email_verified_at: new Date() })
      .where('member_id', '=', lu.memberId)
      .execute();
    expect(await mine()).toMatchObject([{ uuid, project_id, inviter_name: 'Ana Ruiz' }]);
    await accept(lu, uuid.toUpperCase());
    expect(await mine()).toEqual([]);
    expect(await rolesOf(lu)).toHaveLength(1);
  });
});

describe('newcomers', () => {
  const signIn = (firebase_token: string, invite_code: string, more = {}) =>
    app.as().call(sessions.createTokenOfInvite, {
      body: { firebase_token, invite_code, display_name: 'Lucía Chen', ...more },
    });

  test('become a member of the project in one step, with the identity of the token', async () => {
    const email = `${randomUUID()}@example.com`;
    const { uuid } = await invite(email);
    const code = await readInviteCode(app, uuid);
    const token = await makeIdentityToken(app.baseUrl, email);
    const tokens = await signIn(token, code, { email: 'somebody.else@example.com', phone: '+16125550199' });
    const client = app.as(tokens.access_token);
    expect(await client.call(members.getMember, {})).toMatchObject({
      display_name: 'Lucía Chen',
      email,
      phone: null,
    });
    expect(await client.call(projects.getProject, { params: { org_id, project_id } })).toMatchObject({
      current_member: { role: 'project_editor' },
    });
    // The link was read from the outbox and not from a mailbox, so it verifies nothing.
    const { email_verified_at } = await app.database.read
      .selectFrom('members')
      .select('email_verified_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(email_verified_at).toBeNull();
  });

  test('have the name that the inviter gave unless they say another, and learn where the invite leads', async () => {
    const email = `${randomUUID()}@example.com`;
    const { uuid, fullname } = await invite(email);
    const token = await makeIdentityToken(app.baseUrl, email);
    const { access_token, ...target } = await app.as().call(sessions.createTokenOfInvite, {
      body: { firebase_token: token, invite_code: await readInviteCode(app, uuid) },
    });
    expect(target).toMatchObject({ organization_id: org_id, project_id });
    expect((await app.as(access_token).call(members.getMember, {})).display_name).toBe(fullname);
  });

  test('cannot use the link of another person, whatever the body says', async () => {
    const email = `${randomUUID()}@example.com`;
    const stranger = `${randomUUID()}@example.com`;
    const { uuid } = await invite(email);
    const code = await readInviteCode(app, uuid);
    const token = await makeIdentityToken(app.baseUrl, stranger);
    await expect(signIn(token, code, { email })).rejects.toMatchObject({ code: 'invite_not_yours' });
    await expect(signIn(token, 'guessed')).rejects.toMatchObject(gone);
    const rows = await app.database.read
      .selectFrom('members')
      .select('member_id')
      .where('email', '=', stranger)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('invites to an organization', () => {
  test('are created, shown, resent and accepted', async () => {
    const lu = await person();
    const body = { fullname: 'Lucía Chen', email: lu.email };
    const made = await ana.client.call(invites.createOrganizationInvite, { params: { org_id }, body });
    expect(made).toMatchObject({ role: 'org_member', email: lu.email, is_accepted: false });
    expect(await ana.client.call(invites.listOrganizationInvites, { params: { org_id } })).toContainEqual(
      expect.objectContaining({
        uuid: made.uuid,
        fullname: 'Lucía Chen',
        email: lu.email,
        role: 'org_member',
      }),
    );
    await ana.client.call(invites.resendInvite, { params: { uuid: made.uuid } });
    const code = await readInviteCode(app, made.uuid);
    expect(await look(code)).toMatchObject({ organization_name: 'Costa Viva', project_name: null });
    expect(await accept(lu, code)).toEqual({ organization_id: org_id, project_id: null });
    expect(await lu.client.call(organizations.listOrganizations, {})).toMatchObject([
      { organization_id: org_id, current_member: { role: 'org_member' } },
    ]);
    await expect(
      ana.client.call(invites.createOrganizationInvite, { params: { org_id }, body }),
    ).rejects.toMatchObject({ status: 409, detail: 'User already in organization' });
  });
});

describe('adding by e-mail', () => {
  const add = (email: string) =>
    ana.client.call(projects.addProjectMember, { params: { org_id, project_id }, body: { email } });

  test('adds people of the organization at once, and invites all others alike', async () => {
    const stranger = await person();
    const colleague = await person();
    await app.database.read
      .insertInto('organization_members')
      .values({ organization_id: org_id, member_id: colleague.memberId, role: 'org_viewer' })
      .execute();
    expect(await add(colleague.email)).toMatchObject({ member_id: colleague.memberId });
    const [known, unknown] = [await add(stranger.email), await add('nobody.at.all@example.com')];
    expect(Object.keys(known).sort()).toEqual(Object.keys(unknown).sort());
    expect(known).toMatchObject({ email: stranger.email, is_accepted: false });
    expect(await rolesOf(stranger)).toEqual([]);
  });
});
