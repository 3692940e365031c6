import { act, screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../test/hands.ts';
import { openPage } from '../../test/open-page.tsx';
import { ORGANIZATION, PROJECT, rosa } from '../../test/people.ts';
import { getSession } from '../data/session/session.ts';
import { showToast } from '../ui/toasts/toaster.ts';

const ENDED = 'The session has ended. Sign in again.';

test('a session that ends is said once, and no more after signing in', async () => {
  const { getPath, goTo } = openPage(`${PROJECT}/home`);
  await screen.findByRole('heading', { name: 'Bay watch' });
  // As a save does that the server refuses.
  act(() => {
    getSession().expire();
    showToast({ tone: 'error', title: 'The feature could not be saved', message: ENDED });
  });
  await waitFor(() => expect(getPath()).toBe('/auth/login'));
  await sees(ENDED);
  await waitFor(() => expect(screen.queryByText('The feature could not be saved')).toBeNull());
  expect(screen.getAllByText(ENDED)).toHaveLength(1);
  act(() => getSession().signIn({ access_token: 'access', refresh_token: 'refresh' }));
  act(() => goTo(`${PROJECT}/home`));
  await screen.findByRole('heading', { name: 'Bay watch' });
  expect(screen.queryByText(ENDED)).toBeNull();
});

const tokens = { access_token: 'new', refresh_token: 'newer' };
/** What the browser stores of the signed-in person. */
const listPersonal = () =>
  Object.keys(localStorage).filter((key) => /^waypost\.(selection\.|preferences$)/.test(key));

/** Signs in as Rosa on the open page of sign-in. */
async function signIn({ server, user }: Pick<ReturnType<typeof openPage>, 'server' | 'user'>) {
  server
    .answerPath('POST /api/auth/sign-in/email', {})
    .answerPath('GET /api/auth/token', { token: 'identity' })
    .answer(ENDPOINTS.sessions.createToken, tokens);
  const { press, fill } = handsOf(user);
  await fill(await screen.findByLabelText(/^E-mail/), rosa.email ?? '');
  await fill(screen.getByLabelText(/^Password/), 'tide tables at dawn');
  await press('Sign in');
}

test('a session that the server rejects ends at the sign-in page with a message', async () => {
  // As the pages that were open before had left it.
  localStorage.setItem('waypost.selection.organization', '7');
  const page = openPage(`${PROJECT}/home`, {
    prepare: (fake) =>
      fake
        .refuse(ENDPOINTS.members.getMember, 'token_invalid')
        .refuse(ENDPOINTS.sessions.refreshToken, 'refresh_invalid'),
  });
  const { server, router, getPath } = page;
  expect(listPersonal()).toEqual(['waypost.selection.organization']);
  await waitFor(() => expect(getPath()).toBe('/auth/login'));
  await sees(ENDED);
  expect([getSession().getAccessToken(), getSession().getRefreshToken()]).toEqual([null, null]);
  // The next person to sign in starts with their own.
  await waitFor(() => expect(listPersonal()).toEqual([]));
  // Signing in continues to the requested page.
  expect(router.state.location.search.next).toBe(`${PROJECT}/home`);
  server.letThrough();
  await signIn(page);
  await waitFor(() => expect(getPath()).toBe(`${PROJECT}/home`));
  expect(getSession().getAccessToken()).toBe('new');
});

test('sign-in continues only to a path of this site', async () => {
  const page = openPage('/auth/login?next=//evil.example', { isSignedIn: false });
  await signIn(page);
  await waitFor(() => expect(page.getPath()).toBe(`${ORGANIZATION}/projects`));
  expect(page.router.state.location.href).not.toContain('evil');
});
