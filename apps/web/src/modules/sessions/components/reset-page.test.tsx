import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';

const RESET = 'POST /api/auth/reset-password';

test('a new password has to be long enough, and a link that was used says so', async () => {
  const { server, user, getPath } = openPage('/auth/reset?token=abc', { isSignedIn: false });
  const { press, fill } = handsOf(user);
  const field = await screen.findByLabelText(/^New password/);
  await fill(field, 'short');
  // Nobody answers: it is not sent.
  await press('Save password');
  await sees('Use at least 8 characters');
  server.answerPath(RESET, { code: 'INVALID_TOKEN' }, 400);
  await fill(field, 'spring tide at noon');
  await press('Save password');
  await sees('This link was used already, or has expired.');
  expect(getPath()).toBe('/auth/reset');
});

test('a password that was changed leads to sign-in', async () => {
  const { server, user, getPath } = openPage('/auth/reset?token=abc', { isSignedIn: false });
  server.answerPath(RESET, { status: true });
  const { press, fill } = handsOf(user);
  await fill(await screen.findByLabelText(/^New password/), 'spring tide at noon');
  await press('Save password');
  await sees('Password changed. Sign in with the new one.');
  await waitFor(() => expect(getPath()).toBe('/auth/login'));
});
