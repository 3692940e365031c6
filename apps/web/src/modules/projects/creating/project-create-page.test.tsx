import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bayWatch, jorge, rosaThere } from '../../../../test/people.ts';

const { createProject } = ENDPOINTS.projects;

describe('projects', () => {
  test('report each rule at its field, and nothing is sent', async () => {
    const { server, user } = openPage('/projects/create');
    const { press, fill } = handsOf(user);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.click(await screen.findByText('More'));
    await fill(name, 'ab');
    await press('Create');
    await sees('Name must be at least 3 characters');
    await fill(name, 'n'.repeat(256));
    await press('Create');
    await sees('Name must be at most 255 characters');
    await fill(screen.getByLabelText('Description'), 'd'.repeat(256));
    await press('Create');
    await sees('Description must be at most 255 characters');
    expect(server.sentTo(createProject)).toEqual([]);
  });

  test('are refused with the server’s message for the status, and created with a confirmation', async () => {
    const { server, user, getPath } = openPage('/projects/create');
    const { press, fill, closeMessage } = handsOf(user);
    await fill(await screen.findByRole('textbox', { name: 'Name' }), 'North shore');
    for (const [code, detail, said] of [
      ['limit_reached', 'The limit is 20 projects.', 'The limit is 20 projects.'],
      ['forbidden', undefined, 'Not enough permissions'],
      ['validation_failed', 'The country is unknown.', 'The country is unknown.'],
      ['internal', undefined, "Can't create project. Try again."],
    ] as const) {
      server.refuse(createProject, code, detail);
      await press('Create');
      await sees(said);
      await sees('Error');
      await closeMessage();
    }
    server.cut(createProject);
    await press('Create');
    await sees('Failed to create project. Please try again.');
    await closeMessage();
    server.letThrough();
    server.answer(createProject, { ...bayWatch(), project_id: 71, project_name: 'North shore' });
    await press('Create');
    await sees('Project created');
    await waitFor(() => expect(getPath()).toBe('/organizations/7/projects/71/home'));
    expect(server.sentTo(createProject).at(-1)?.body).toMatchObject({ name: 'North shore' });
  });

  test('require a selected organization', async () => {
    openPage('/projects/create', {
      prepare: (server) => server.answer(ENDPOINTS.organizations.listOrganizations, []),
    });
    await sees('No organization selected');
  });

  test('begin with people of the organization, also with those whom the search hides', async () => {
    const marta = {
      ...jorge,
      ...{ organization_member_id: 13, member_id: 3, display_name: 'Marta Sol', email: 'marta@example.com' },
    };
    const { server, user } = openPage('/projects/create', {
      prepare: (fake) =>
        fake
          .answer(ENDPOINTS.organizations.listOrganizationMembers, [rosaThere, jorge, marta])
          .answer(createProject, bayWatch()),
    });
    const { press, fill } = handsOf(user);
    await user.click(await screen.findByText('More'));
    await screen.findByRole('checkbox', { name: 'Jorge Ruiz' });
    await user.click(await screen.findByRole('checkbox', { name: 'Marta Sol' }));
    await fill(screen.getByRole('searchbox', { name: 'Find a person' }), 'jorge');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Marta Sol' })).toBeNull());
    await fill(screen.getByRole('textbox', { name: 'Name' }), 'East shore');
    await press('Create');
    await sees('Project created');
    expect(server.sentTo(createProject).at(-1)?.body).toMatchObject({
      member: [{ member_id: 3, role_name: 'project_editor', manage_members: false }],
    });
  });
});
