import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type ReceivedInvite } from '@waypost/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { ORGANIZATION, PROJECT, rosa } from '../../../../test/people.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';

const { invites, members, organizations, projects } = ENDPOINTS;
const THEN = '2026-11-20T09:00:00.000Z';
const VERIFICATION = 'POST /api/auth/send-verification-email';

const toInvite = (name: string, number: number): ReceivedInvite => ({
  ...{ uuid: `00000000-0000-4000-8000-00000000000${number}`, organization_id: 9, organization_name: name },
  ...{ project_id: null, project_name: null, role_name: 'org_member', inviter_id: 2 },
  ...{ inviter_name: 'Jorge Ruiz', is_email: true, is_phone: false, app_only: false },
  ...{ created_at: THEN, expires_at: THEN },
});
const two = [toInvite('Manglar Vivo', 1), toInvite('Pesca Segura', 2)];

test('an invitation that comes while a project is open is named in the header and in both menus', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { server, user, getPath } = openPage(`${PROJECT}/home`);
  const { press } = handsOf(user);
  await press('Organization: Bahía Limpia');
  expect((await screen.findByRole('menuitem', { name: 'Your organizations' })).getAttribute('href')).toBe(
    '/auth/overview',
  );
  expect(screen.queryByRole('menuitem', { name: /^Invitations/ })).toBeNull();
  server.answer(invites.listReceivedInvites, two);
  await queryClient.invalidateQueries({ queryKey: queryKeys.receivedInvites });
  await screen.findByRole('menuitem', { name: 'Invitations (2)' });
  await user.keyboard('{Escape}');
  await press('Your menu, Rosa Vega');
  await screen.findByRole('menuitem', { name: 'Invitations (2)' });
  await user.keyboard('{Escape}');
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await user.click(await screen.findByRole('link', { name: 'Invitations (2)' }));
  await sees('Manglar Vivo');
  expect(getPath()).toBe('/invites');
});

test('who is in no organization yet reads which one invites them, and how to see more', async () => {
  const { server, user } = openPage('/auth/overview', {
    prepare: (fake) =>
      fake
        .answer(organizations.listOrganizations, [])
        .answer(members.getMember, { ...rosa, email_verified: false })
        .answerPath(VERIFICATION, { status: true }),
  });
  await sees('Create one, or ask somebody to add you');
  await sees('Invitations to rosa.vega@example.com are shown here once you have confirmed the address.');
  await handsOf(user).press('Send confirmation link');
  await sees('A link was sent to rosa.vega@example.com.');
  server.answer(members.getMember, rosa).answer(invites.listReceivedInvites, two);
  await queryClient.invalidateQueries();
  await sees('Pesca Segura');
  await sees('Join one that you are invited to, or create one.');
  await waitFor(() => expect(screen.queryByText('A link was sent', { exact: false })).toBeNull());
});

test('who is new is asked for an organization at once, unless an invitation waits for them', async () => {
  const { server, user, getPath, goTo } = openPage('/auth/overview#new', {
    prepare: (fake) => fake.answer(organizations.listOrganizations, []),
  });
  await (await dialog()).findByText(/^Did somebody invite you\?/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getPath()).toBe('/auth/overview');
  server.answer(invites.listReceivedInvites, two);
  await queryClient.invalidateQueries({ queryKey: queryKeys.receivedInvites });
  await sees('Pesca Segura');
  goTo('/auth/overview#new');
  await sees('Join one that you are invited to, or create one.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is invited back to a project that was taken from them opens it', async () => {
  const { server, user, goTo, getPath } = openPage(`${PROJECT}/home`);
  await screen.findByRole('heading', { name: 'Bay watch' });
  server.refuse(projects.getProject, 'project_not_found');
  await queryClient.invalidateQueries({ queryKey: queryKeys.project(70) });
  await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/projects`));
  server.letThrough();
  server
    .answer(invites.listReceivedInvites, [
      { ...toInvite('Bahía Limpia', 1), project_id: 70, project_name: 'Bay watch' },
    ])
    .answer(invites.acceptInvite, { organization_id: 7, project_id: 70 });
  await queryClient.invalidateQueries({ queryKey: queryKeys.receivedInvites });
  goTo('/invites');
  await handsOf(user).press(/^Accept/);
  await waitFor(() => expect(getPath()).toBe(`${PROJECT}/home`));
  await screen.findByRole('heading', { name: 'Bay watch' });
  expect(getPath()).toBe(`${PROJECT}/home`);
});
