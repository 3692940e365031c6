import { ENDPOINTS } from '@waypost/contract';
import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';
import { makePhoneToken } from '../../../test/people/phones.ts';

const { invites, members, organizations, projects, sessions } = ENDPOINTS;

let sms: SmsSandbox;
let app: TestApp;
let ana: Person;
let org_id: number;
let project_id: number;
beforeAll(async () => {
  sms = await startSmsSandbox();
  app = await startTestApp(sms.env);
  ana = await app.createPerson('Ana Ruiz');
  ({ organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  }));
});
beforeEach(async () => {
  ({ project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: `Project ${crypto.randomUUID()}` },
  }));
});
afterAll(async () => {
  await app.close();
  await sms.close();
});

let numbers = 0;
function nextPhone(): string {
  numbers += 1;
  return `+1612555${String(numbers).padStart(4, '0')}`;
}

/** Invites a number and returns the code of the link in its SMS. */
async function invite(
  phone: string,
  headers: Record<string, string> = {},
): Promise<{ uuid: string; code: string }> {
  const response = await fetch(`${app.baseUrl}/api/3/invite`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${ana.tokens.access_token}`,
      ...headers,
    },
    body: JSON.stringify({ project_id, name: 'Somebody', phone }),
  });
  const { uuid } = (await response.json()) as { uuid: string };
  const findText = () =>
    sms.listMessages().findLast(({ to, text }) => to === phone && text.includes('/invite/'));
  await expect.poll(findText).toBeDefined();
  return { uuid, code: findText()?.text.split('/').at(-1) ?? '' };
}

/** Signs up a member by phone. */
async function signUpByPhone(phone: string) {
  const firebase_token = await makePhoneToken(app.baseUrl, sms, phone);
  const tokens = await app
    .as()
    .call(sessions.signUp, { body: { display_name: 'Lucía Chen', firebase_token } });
  return app.as(tokens.access_token);
}

describe('an invite to a phone', () => {
  test('adds the member who proves the number, with it as their phone', async () => {
    const phone = nextPhone();
    const { code } = await invite(phone);
    expect(await app.as().call(invites.getInvitation, { params: { code } })).toMatchObject({
      is_email: false,
      is_phone: true,
      sent_to: `+16•••${phone.slice(-2)}`,
    });
    const firebase_token = await makePhoneToken(app.baseUrl, sms, phone);
    const tokens = await app.as().call(sessions.createTokenOfInvite, {
      // Addresses in the body are ignored.
      body: {
        firebase_token,
        invite_code: code,
        display_name: 'Lucía Chen',
        phone: '+16125559999',
        email: 'x@y.example',
      },
    });
    const me = app.as(tokens.access_token);
    expect(await me.call(members.getMember, {})).toMatchObject({ phone, email: null });
    expect(await me.call(projects.getProject, { params: { org_id, project_id } })).toMatchObject({
      current_member: { role: 'project_editor' },
    });
    expect(
      await ana.client.call(projects.listProjectMembers, { params: { org_id, project_id } }),
    ).toContainEqual(expect.objectContaining({ phone, display_name: 'Lucía Chen' }));
  });

  test('is listed for the number’s member, who accepts it from the list', async () => {
    const phone = nextPhone();
    const lu = await signUpByPhone(phone);
    const { uuid } = await invite(phone);
    expect(await lu.call(invites.listReceivedInvites, {})).toMatchObject([{ uuid, project_id }]);
    await lu.call(invites.acceptInvite, { params: { uuid } });
    const body = { project_id, name: 'Again', phone };
    await expect(ana.client.call(invites.createProjectInvite, { body })).rejects.toMatchObject({
      status: 409,
      code: 'already_member',
    });
  });

  test('rejects another number, an e-mail address and a forwarded link', async () => {
    const { code, uuid } = await invite(nextPhone());
    const otherPhone = await makePhoneToken(app.baseUrl, sms, nextPhone());
    const otherEmail = await makeIdentityToken(app.baseUrl, 'forwarded@example.com');
    for (const firebase_token of [otherPhone, otherEmail]) {
      const body = { firebase_token, invite_code: code, display_name: 'Thief' };
      await expect(app.as().call(sessions.createTokenOfInvite, { body })).rejects.toMatchObject({
        code: 'invite_not_yours',
      });
    }
    const other = await signUpByPhone(nextPhone());
    expect(await other.call(invites.listReceivedInvites, {})).toEqual([]);
    await expect(other.call(invites.acceptInvite, { params: { uuid } })).rejects.toMatchObject({
      code: 'invite_not_found',
    });
  });

  test('needs a possible number, by the same rule as the web', async () => {
    for (const phone of ['12345', '+1612555', '0000000000', '+999 123 456 789', '(612) 555-0100 x']) {
      const body = { project_id, name: 'Somebody', phone };
      await expect(ana.client.call(invites.createProjectInvite, { body }), phone).rejects.toMatchObject({
        status: 400,
        code: 'validation_failed',
        issues: [{ path: 'body.phone', message: 'Enter a valid email or phone' }],
      });
    }
  });

  test('is written in the inviter’s language', async () => {
    const phone = nextPhone();
    await invite(phone, { 'accept-language': 'es' });
    expect(sms.listMessages().findLast(({ to }) => to === phone)?.text).toContain('te ha invitado a');
  });
});
