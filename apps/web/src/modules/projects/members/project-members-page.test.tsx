import { screen } from '@testing-library/react';
import { ENDPOINTS, type MadeProjectInvite } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { jorge, jorgeThere, PROJECT, rosa } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';

const { createProjectInvite } = ENDPOINTS.invites;

describe('members', () => {
  test('of a project are given a role with a confirmation', async () => {
    const { updateProjectMember } = ENDPOINTS.projects;
    const { server, user } = openPage(`${PROJECT}/members`);
    const { closeMessage } = handsOf(user);
    const role = await screen.findByLabelText(`Role of ${jorge.display_name}`);
    server.refuse(updateProjectMember, 'internal');
    await user.selectOptions(role, 'View');
    await sees("Can't update member");
    await closeMessage();
    server.letThrough();
    server.answer(updateProjectMember, jorgeThere);
    await user.selectOptions(role, 'View');
    await sees(`Member ${jorge.display_name} updated`);
    expect(server.sentTo(updateProjectMember).at(-1)?.body).toMatchObject({ role_name: 'project_viewer' });
  });
});

describe('the dialogs of members', () => {
  test('give an editor the right to manage members, and nobody else', async () => {
    const { updateProjectMember } = ENDPOINTS.projects;
    const viewer = { ...jorgeThere, role_name: 'project_viewer' as const };
    const manager = { ...jorgeThere, manage_members: true };
    const { server, user } = openPage(`${PROJECT}/members`, {
      prepare: (fake) =>
        fake.answer(ENDPOINTS.projects.listProjectMembers, () =>
          fake.sentTo(updateProjectMember).length > 0 ? [manager] : [viewer],
        ),
    });
    server.answer(updateProjectMember, manager);
    const { press, pressInDialog } = handsOf(user);
    await press('Edit Jorge Ruiz');
    const form = await dialog();
    const right = () => form.findByRole<HTMLInputElement>('switch', { name: /^May manage members/ });
    // A viewer manages nobody.
    expect((await right()).disabled).toBe(true);
    await user.selectOptions(form.getByLabelText('Role'), 'Edit');
    expect(form.getByLabelText<HTMLInputElement>('E-mail').disabled).toBe(true);
    await user.click(await right());
    await pressInDialog('Save');
    await sees(/^Manages members$/);
    expect(server.sentTo(updateProjectMember).at(-1)?.body).toEqual({
      role_name: 'project_editor',
      manage_members: true,
    });
  });

  test('add a person of an address, who is invited if nobody has it', async () => {
    const { addProjectMember } = ENDPOINTS.projects;
    const { server, user } = openPage(`${PROJECT}/members`);
    const { press, pressInDialog, fill } = handsOf(user);
    await press('Add member');
    const form = await dialog();
    const person = await form.findByRole('combobox', { name: 'Person or e-mail' });
    await fill(person, 'somebody');
    await pressInDialog('Add');
    await form.findByText('Invalid email address');
    expect(server.sentTo(addProjectMember)).toEqual([]);
    server.answer(addProjectMember, {
      ...(toEmpty(ENDPOINTS.invites.createProjectInvite.response) as MadeProjectInvite), // of that schema
      ...{ email: 'somebody.else@example.com', is_sent: true },
    });
    await fill(person, 'somebody.else@example.com');
    await pressInDialog('Add');
    await sees('Invite sent to somebody.else@example.com');
    expect(server.sentTo(addProjectMember).at(-1)?.body).toMatchObject({
      email: 'somebody.else@example.com',
    });
  });
});

describe('invites', () => {
  test('report errors at their fields', async () => {
    const { server, user } = openPage(`${PROJECT}/members`, {
      prepare: (prepared) => prepared.refuse(createProjectInvite, 'already_member'),
    });
    const { press, pressInDialog, fill } = handsOf(user);
    const invite = async (name: string, email: string, phone = '') => {
      const form = await dialog();
      await fill(form.getByLabelText(/^Name/), name);
      await fill(form.getByLabelText(/^E-mail/), email);
      await fill(form.getByLabelText(/^Phone/), phone);
      await pressInDialog('Send invite');
    };
    await press('Invite');
    await pressInDialog('Send invite');
    await sees('Name is required');
    await sees('Enter a valid email or phone');
    await invite('Lucía Marín', 'nobody');
    await sees('Invalid email address');
    await invite('Lucía Marín', '', '612 55');
    await sees('Invalid or incomplete phone number');
    expect(server.sentTo(createProjectInvite)).toEqual([]);
    await invite('Lucía Marín', rosa.email ?? '');
    await sees('User already in organization');
  });

  test('report that they could not be sent, renewed or removed', async () => {
    const made = {
      uuid: 'invite-1',
      fullname: 'Lucía Marín',
      email: 'lucia@example.com',
      email_status: 'pending' as const,
      is_accepted: false,
      created_at: jorge.create_dttm,
      expires_at: jorge.create_dttm,
      inviter_id: 1,
      inviter_name: rosa.display_name,
      is_email: true,
      is_phone: false,
      project_id: 70,
      project_name: 'Bay watch',
      phone: null,
      role_name: 'project_editor' as const,
      auto_accept: false,
      include_in_org: false,
      app_only: false,
    };
    const { server, user } = openPage(`${PROJECT}/members`, {
      prepare: (prepared) => prepared.answer(ENDPOINTS.invites.listProjectInvites, [made]),
    });
    const { press, pressInDialog, fill, closeMessage } = handsOf(user);
    server.refuse(ENDPOINTS.invites.resendInvite, 'internal');
    await press('Send the invite to Lucía Marín again');
    await sees("Can't resend invite");
    await closeMessage();
    server.refuse(ENDPOINTS.invites.removeInvite, 'internal');
    await press('Remove the invite to Lucía Marín');
    await pressInDialog('Remove');
    await sees("Can't remove invite");
    await closeMessage();
    server.refuse(createProjectInvite, 'internal');
    await press('Invite');
    const form = await dialog();
    await fill(form.getByLabelText(/^Name/), 'Tom Okafor');
    await fill(form.getByLabelText(/^E-mail/), 'tom@example.com');
    await pressInDialog('Send invite');
    await sees("Can't send invite.");
  });
});
