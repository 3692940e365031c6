import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sees } from '../../test/hands.ts';
import { openPage } from '../../test/open-page.tsx';
import { PROJECT } from '../../test/people.ts';
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
