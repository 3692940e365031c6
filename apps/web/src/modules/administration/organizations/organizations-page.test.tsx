import { screen, waitFor } from '@testing-library/react';
import { type AdministeredOrganization, ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia } from '../../../../test/people.ts';
import { asSuperUser } from '../../../../test/usual-answers.ts';

const { administration, organizations } = ENDPOINTS;
const LIST = administration.listAdministeredOrganizations;

const kelp: AdministeredOrganization = {
  organization_id: 12,
  organization_name: 'Kelp Watch',
  avatar_url: null,
  plan: 0,
  projects_limit: 20,
  members_limit: 30,
  planet_access: true,
  projects: 4,
  members: 3,
  features: 2_000,
  storage_bytes: 12_300_000,
  created_at: '2026-11-20T09:00:00.000Z',
  last_activity: null,
};
const unlimited = { ...kelp, organization_id: 13, organization_name: 'Costa Viva', plan: 2 };

const open = (prepare: (server: FakeServer) => FakeServer) =>
  openPage('/admin/organizations', { prepare: (server) => prepare(asSuperUser(server)) });

/** The values of an organization by their names. */
async function readFacts(name: string): Promise<Record<string, string | null>> {
  const row = (await screen.findByRole('link', { name })).closest('li');
  const facts = [...(row?.querySelectorAll('dl > div') ?? [])];
  return Object.fromEntries(
    facts.map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent ?? null,
    ]),
  );
}

test('each organization is shown with what it holds beside its limits, and how to export or delete it', async () => {
  open((server) => server.answer(LIST, { organizations: [kelp, unlimited], next: null }));
  expect(await readFacts('Kelp Watch')).toMatchObject({
    Members: '3 of 30',
    Projects: '4 of 20',
    Features: '2,000',
    Files: '12.3 MB',
    'Last activity': '–',
  });
  // Limits that do not apply are not shown.
  expect(await readFacts('Costa Viva')).toMatchObject({ Members: '3', Projects: '4' });
  await sees('ID 12');
  await sees('npm run admin -- export-organization ID FILE');
  await sees('npm run admin -- delete-organization ID NAME');
  expect(screen.queryByRole('button', { name: 'Show more organizations' })).toBeNull();
});

test('the server sorts, searches and pages', async () => {
  const { server, user } = open((fake) =>
    fake.answer(LIST, ({ query }) =>
      query.has('after')
        ? { organizations: [unlimited], next: null }
        : { organizations: [kelp], next: query.get('order') === 'newest' ? '12' : 'Kelp Watch' },
    ),
  );
  const { press, fill } = handsOf(user);
  const listAsked = () =>
    server.sent.filter(({ endpoint }) => endpoint === LIST).map(({ query }) => String(query));
  await press('Show more organizations');
  await sees('Costa Viva');
  await user.click(screen.getByRole('combobox', { name: 'Order' }));
  await user.click(await screen.findByRole('option', { name: 'Newest first' }));
  await waitFor(() => expect(listAsked().at(-1)).toBe('order=newest'));
  await press('Show more organizations');
  await sees('Costa Viva');
  await fill(screen.getByLabelText('Search'), ' kelp ');
  await waitFor(() => expect(listAsked().at(-1)).toBe('order=newest&q=kelp'));
  expect(listAsked()).toEqual([
    'order=name',
    'order=name&after=Kelp+Watch',
    'order=newest',
    'order=newest&after=12',
    'order=newest&q=kelp',
  ]);
});

test('limits are changed from the row: wrong and refused ones are said, saved ones are shown', async () => {
  const { server, user } = open((fake) => {
    let now = kelp;
    return fake
      .answer(LIST, () => ({ organizations: [now], next: null }))
      .answer(administration.updateOrganizationLimits, ({ body }) => {
        now = { ...now, ...(body as object) };
        return { ...bahia(), organization_id: 12, projects_limit: 42 };
      });
  });
  const { press, pressInDialog, fill } = handsOf(user);
  await press('Actions for Kelp Watch');
  await user.click(await screen.findByRole('menuitem', { name: 'Change limits…' }));
  const limit = await (await dialog()).findByLabelText('Projects limit');
  await fill(limit, '19');
  await pressInDialog('Save limits');
  await sees('A whole number of 20 or more');
  await fill(limit, '42');
  server.refuse(administration.updateOrganizationLimits, 'forbidden');
  await pressInDialog('Save limits');
  await sees('The limits could not be saved');
  server.letThrough();
  await pressInDialog('Save limits');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await readFacts('Kelp Watch')).toMatchObject({ Projects: '4 of 42' }));
  expect(
    server.sent.filter(({ endpoint }) => endpoint === administration.updateOrganizationLimits).at(-1)?.body,
  )
    // What was not changed about Planet is not sent: a confined super user may not decide it.
    .toEqual({ organization_id: 12, projects_limit: 42, members_limit: 30 });
});

test('administration confirms creations', async () => {
  const { user, getPath } = open((server) =>
    server.answer(organizations.createOrganization, { ...bahia(), organization_id: 9 }),
  );
  const { press, pressInDialog, fill } = handsOf(user);
  await sees('No organization found');
  await press('Add organization');
  await fill(await (await dialog()).findByLabelText(/^Organization name/), 'Isla Verde');
  await pressInDialog('Next');
  await pressInDialog('Create');
  await sees('Organization created');
  expect(getPath()).toBe('/admin/organizations');
});

test('a list that cannot be read says so, and is read again', async () => {
  const { server, user } = open((fake) =>
    fake.answer(LIST, { organizations: [kelp], next: null }).refuse(LIST, 'forbidden'),
  );
  await sees('Not enough permissions');
  server.letThrough();
  await handsOf(user).press('Retry');
  await sees('Kelp Watch');
});
