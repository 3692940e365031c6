import { act, screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type Feature, type FeatureListItem } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { giveHeight } from '../../test/give-height.ts';
import { sees } from '../../test/hands.ts';
import { openPage } from '../../test/open-page.tsx';
import { ORGANIZATION, PROJECT } from '../../test/people.ts';
import { toEmpty } from '../../test/to-empty.ts';
import { asSuperUser } from '../../test/usual-answers.ts';
import { getSession } from '../data/session/session.ts';

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

const { getFeature, getNeighbours, listFeaturesWithTotal } = ENDPOINTS.features;
const listed = toEmpty(listFeaturesWithTotal.response.shape.features.element) as FeatureListItem; // of that schema
const empty = toEmpty(getFeature.response) as Feature; // of that schema

describe('a path', () => {
  test.each(SCREENS)('%s shows its screen', async (path, sign) => {
    const { getPath } = openPage(path, { prepare: asSuperUser });
    await sees(sign);
    expect(getPath()).toBe(path);
  });

  test.each([
    [`${PROJECT}/home`, 'Abandoned net'],
    [`${PROJECT}/features/net`, 'Geometry'],
    [`${PROJECT}/features/net/edit`, 'Edit the geometry'],
  ])('%s shows its feature', async (path, sign) => {
    giveHeight(600);
    const net = { code: 'net', name: 'Abandoned net', type: 'LineString', project_id: 70 } as const;
    const { getPath } = openPage(path, {
      prepare: (server) =>
        server
          .answerEmpty(getNeighbours)
          .answerEmpty(ENDPOINTS.notes.listNotes)
          .answer(listFeaturesWithTotal, { features: [{ ...listed, ...net }], total: 1 })
          .answer(getFeature, {
            ...empty,
            geometry: {
              type: 'LineString',
              coordinates: [
                [-110.31, 24.14],
                [-110.3, 24.15],
              ],
            },
            properties: { ...empty.properties, ...net, organization_id: 7 },
          }),
    });
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
    if (from.startsWith('/no/')) await sees('There is no page at this address.');
  });

  test.each(['', '/organizations', '/users', '/health', '/backups', '/jobs', '/audit'])(
    '/admin%s is for super users only',
    async (page) => {
      const { getPath } = openPage(`/admin${page}`);
      await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/projects`));
      await sees('Recently active');
    },
  );

  test('/logout logs out and leads to the login page', async () => {
    const { router, getPath } = openPage('/logout?base=dark');
    await waitFor(() => expect(getPath()).toBe('/auth/login'));
    expect(router.state.location.search).toMatchObject({ base: 'dark' });
    expect(getSession().getRefreshToken()).toBeNull();
    expect(localStorage.getItem('waypost.refresh_token')).toBeNull();
  });

  test('without an organization the start page is the overview, and the pane of other pages leads there', async () => {
    const { router, user, getPath } = openPage('/admin/?base=dark', {
      prepare: (server) => server.answer(ENDPOINTS.organizations.listOrganizations, []),
    });
    await waitFor(() => expect(getPath()).toBe('/auth/overview'));
    expect(router.state.location.search).toMatchObject({ base: 'dark' });
    act(() => router.history.push('/file-viewer/'));
    await sees('No organization here');
    await user.click(await screen.findByRole('link', { name: 'Your organizations' }));
    await waitFor(() => expect(getPath()).toBe('/auth/overview'));
  });
});

test('known query parameters are kept from screen to screen, others are dropped', async () => {
  const { router, user, getPath } = openPage(`${PROJECT}/home?base=dark&text=kelp&tags=a,b&unknown=1`);
  for (const [name, end] of [
    ['Members', '/members'],
    ['Templates', '/templates'],
  ] as const) {
    const [link] = await screen.findAllByRole('link', { name });
    await user.click(link as HTMLElement); // found, or it had thrown
    await waitFor(() => expect(getPath()).toBe(PROJECT + end));
  }
  const { searchParams } = new URL(router.state.location.href, location.origin);
  expect(searchParams.get('base')).toBe('dark');
  expect(searchParams.get('text')).toBe('kelp');
  expect(searchParams.get('tags')).toContain('a');
  expect(searchParams.get('unknown')).toBe(null);
});
