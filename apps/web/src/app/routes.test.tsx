import { waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import type { FakeServer } from '../../test/fake-server.ts';
import { sees } from '../../test/hands.ts';
import { openPage } from '../../test/open-page.tsx';
import { ORGANIZATION, PROJECT, rosa } from '../../test/people.ts';

/** Paths that need a signed-in member, each with a text of its screen. */
const SCREENS: readonly (readonly [path: string, sign: string])[] = [
  ['/auth/overview', 'Available organizations'],
  ['/invites', 'No invites found'],
  ['/user', 'Profile Settings'],
  ['/projects/create', 'More'],
  ['/file-viewer/', 'Drag and drop files on the map'],
  [`${ORGANIZATION}/projects`, 'Recently active'],
  [`${ORGANIZATION}/reports`, 'No reports found'],
  [`${ORGANIZATION}/layers`, 'No layers found'],
  [`${ORGANIZATION}/layers/create`, 'Data Source'],
  [`${ORGANIZATION}/members`, 'Total Users'],
  [`${ORGANIZATION}/settings`, 'API keys'],
  [`${ORGANIZATION}/billing`, 'Nothing was paid yet.'],
  [`${PROJECT}/home`, 'All Data'],
  [`${PROJECT}/edit`, 'Delete…'],
  [`${PROJECT}/create`, 'New project in Bay watch'],
  [`${PROJECT}/settings`, 'Shown in this project'],
  [`${PROJECT}/templates`, 'No templates yet'],
  [`${PROJECT}/members`, 'Pending invites'],
  ['/admin/', 'Open the organizations'],
  ['/admin/organizations', 'No organization found'],
];

const asSuperUser = (server: FakeServer) =>
  server.answer(ENDPOINTS.members.getMember, { ...rosa, is_super_user: true });

describe('a path', () => {
  test.each(SCREENS)('%s shows its screen', async (path, sign) => {
    const { getPath } = openPage(path, { prepare: asSuperUser });
    await sees(sign);
    expect(getPath()).toBe(path);
  });

  test.each([
    ['/auth/login', 'Sign in or create an account'],
    ['/invite/nothing-of-this-name', 'Invite expired or not exists'],
  ])('%s requires no sign-in', async (path, sign) => {
    const { getPath } = openPage(path, {
      isSignedIn: false,
      prepare: (server) => server.refuse(ENDPOINTS.invites.getInvitation, 'invite_not_found'),
    });
    await sees(sign);
    expect(getPath()).toBe(path);
  });

  test.each<readonly [path: string, next: string | undefined]>([
    ...SCREENS.map(([path]) => [path, path] as const),
    [`${PROJECT}/features/some-code`, `${PROJECT}/features/some-code`],
    [`${PROJECT}/features/some-code/edit`, `${PROJECT}/features/some-code/edit`],
    ['/', undefined],
  ])('%s leads to sign-in first', async (path, next) => {
    const { router } = openPage(path, { isSignedIn: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.search.next).toBe(next);
    await sees('Sign in or create an account');
  });

  test.each([
    ['/', `${ORGANIZATION}/projects`],
    ['/no/such/screen', `${ORGANIZATION}/projects`],
    ['/organizations', `${ORGANIZATION}/projects`],
    ['/auth/login', `${ORGANIZATION}/projects`],
    [ORGANIZATION, `${ORGANIZATION}/members`],
    [PROJECT, `${PROJECT}/home`],
  ])('%s redirects to %s', async (from, to) => {
    const { router, getPath } = openPage(`${from}?base=dark&text=kelp`);
    await waitFor(() => expect(getPath()).toBe(to));
    // Map and filter parameters in the address stay, also across redirects.
    expect(router.state.location.search).toEqual({ base: 'dark', text: 'kelp' });
  });
});
