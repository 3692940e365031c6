import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, bayWatch, ORGANIZATION } from '../../../../test/people.ts';

const { createOrganization, listOrganizations, updateOrganization } = ENDPOINTS.organizations;
const brava = { ...bahia(), organization_id: 8, organization_name: 'Costa Brava' };

describe('organizations', () => {
  test('are created with a confirmation, and a taken name is reported at its field', async () => {
    const { server, user, getPath } = openPage(`${ORGANIZATION}/projects`);
    const { press, pressInDialog, fill, closeMessage } = handsOf(user);
    const enter = async (name: string) => {
      await fill(await (await dialog()).findByLabelText(/^Organization name/), name);
      await pressInDialog('Next');
    };
    await press(/^Organization: /);
    await user.click(await screen.findByRole('menuitem', { name: 'Create a new organization' }));
    await enter('ab');
    await sees('Organization name must be at least 3 characters');
    await enter('BAHÍA limpia');
    server.refuse(createOrganization, 'organization_exists');
    await pressInDialog('Create');
    await sees('Organization with this name already exists');
    await enter('Costa Brava');
    server.refuse(createOrganization, 'unavailable');
    await pressInDialog('Create');
    await sees('Failed to create organization');
    await closeMessage();
    server.letThrough();
    server.answer(createOrganization, brava);
    server.answer(listOrganizations, [bahia(), brava]);
    server.answer(ENDPOINTS.projects.listProjects, ({ params }) =>
      params.org_id === '7' ? [bayWatch()] : [],
    );
    await pressInDialog('Create');
    await sees('Organization Costa Brava created');
    // Its first project is next.
    await screen.findByRole('heading', { name: 'New project' });
    expect(getPath()).toBe('/projects/create');
  });

  test('report that they cannot be listed, with Retry', async () => {
    const { server, user, getPath } = openPage('/', {
      prepare: (prepared) => prepared.refuse(listOrganizations, 'forbidden'),
    });
    const told = (await sees("Can't fetch orgs")).closest<HTMLElement>('[role=alert]') ?? document.body;
    server.letThrough();
    await user.click(within(told).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/projects`));
  });

  test('report on the overview that they cannot be listed', async () => {
    openPage('/auth/overview', { prepare: (server) => server.refuse(listOrganizations, 'forbidden') });
    await sees("Can't fetch orgs");
  });

  test('confirm that their settings are saved', async () => {
    const { server, user } = openPage(`${ORGANIZATION}/settings`, {
      prepare: (prepared) => prepared.answer(updateOrganization, bahia()),
    });
    const { press, fill } = handsOf(user);
    await fill(await screen.findByLabelText(/^Organization name/), 'Bahía Limpia y Clara');
    await press('Save');
    await sees(/^Saved$/);
    expect(server.sentTo(updateOrganization).map(({ body }) => body)).toEqual([
      { organization_name: 'Bahía Limpia y Clara' },
    ]);
  });
});
