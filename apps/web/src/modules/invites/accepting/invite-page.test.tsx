import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { frontConfig } from '../../../../test/usual-answers.ts';

const { acceptInvite, getInvitation } = ENDPOINTS.invites;
const { createToken, createTokenOfInvite } = ENDPOINTS.sessions;
const there = { organization_id: 7, project_id: 70 };
const tokens = { access_token: 'access', refresh_token: 'refresh' };

const forTheApp = {
  organization_name: 'Bahía Limpia',
  project_name: 'Bay watch',
  inviter_name: 'Rosa Vega',
  is_email: true,
  is_phone: false,
  sent_to: 'k•••@example.com',
  auto_accept: false,
  app_only: true,
  details: null,
};

describe('invites', () => {
  test('for the app only are accepted on the web where there is no app', async () => {
    openPage('/invite/abc', {
      isSignedIn: false,
      prepare: (server) => server.answer(getInvitation, forTheApp),
    });
    await screen.findByRole('button', { name: 'Create account' });
  });

  test('for the app only offer nothing else, unless there is no app', async () => {
    openPage('/invite/abc', {
      isSignedIn: false,
      prepare: (server) =>
        server.answer(getInvitation, forTheApp).answer(ENDPOINTS.sessions.getFrontConfig, {
          ...frontConfig,
          app: {
            link_scheme: 'waypost',
            app_store_url: 'https://apps.example.com/1',
            play_store_url: null,
          },
        }),
    });
    await sees('This invitation can be accepted in the app only.');
    const open = await screen.findByRole('link', { name: 'Open in app' });
    expect(open.getAttribute('href')).toBe('waypost://invite/abc');
    screen.getByRole('link', { name: 'App Store' });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryAllByRole('button', { name: 'Join invite on the web' })).toEqual([]);
  });

  /** Opens an invite, and enters an account. */
  async function enter(auto_accept: boolean, button: 'Create account' | 'Sign in') {
    const page = openPage('/invite/abc', {
      isSignedIn: false,
      prepare: (server) =>
        server
          .answer(getInvitation, { ...forTheApp, app_only: false, auto_accept })
          .answerPath('POST /api/auth/sign-in/email', {})
          .answerPath('POST /api/auth/sign-up/email', { code: 'BROKEN' }, 500)
          .answerPath('GET /api/auth/token', { token: 'identity' }),
    });
    const hands = handsOf(page.user);
    await sees('Rosa Vega invited you to join Bay watch');
    if (button === 'Sign in') await page.user.click(screen.getByRole('radio', { name: 'Sign in' }));
    await hands.fill(await screen.findByLabelText(/^E-mail/), 'tom@example.com');
    await hands.fill(screen.getByLabelText(/^Password/), 'tide tables at dawn');
    return { ...page, ...hands };
  }

  test('report failures and acceptance on their page', async () => {
    const { server, press, fill, getPath } = await enter(false, 'Create account');
    await press('Create account');
    await sees('Sign in failed');
    await sees(/Authentication failed: ./);
    server.answerPath('POST /api/auth/sign-up/email', {}).refuse(createToken, 'member_not_found');
    await press('Create account');
    await sees('You join under the name in the invite.');
    await press('Use another name');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await press('Save');
    await sees('Name is required');
    await fill(name, 'Tom Okafor');
    server.refuse(createTokenOfInvite, 'unavailable');
    await press('Save');
    await sees('Sign in failed');
    await sees(/Failed to process invitation\. Please try again\./);
    server.letThrough();
    server.answer(createTokenOfInvite, { ...tokens, ...there });
    await press('Save');
    await sees('Invite accepted');
    await waitFor(() => expect(getPath()).toBe(`${PROJECT}/home`));
    expect(server.sentTo(createTokenOfInvite).at(-1)?.body).toMatchObject({
      invite_code: 'abc',
      display_name: 'Tom Okafor',
    });
  });

  test('that are automatic join on sign-in without another click', async () => {
    const { server, press, getPath } = await enter(true, 'Sign in');
    server.answer(createToken, tokens).answer(acceptInvite, there);
    await press('Sign in');
    await sees('Invite accepted');
    await waitFor(() => expect(getPath()).toBe(`${PROJECT}/home`));
    expect(server.sentTo(acceptInvite).map(({ params }) => params)).toEqual([{ uuid: 'abc' }]);
  });

  test('received by a member report acceptance and failure', async () => {
    const { server, user, getPath } = openPage('/invite/abc', {
      prepare: (fake) =>
        fake.answer(getInvitation, { ...forTheApp, app_only: false }).refuse(acceptInvite, 'internal'),
    });
    const { press } = handsOf(user);
    await press('Join now');
    await sees("Can't accept invite, try again.");
    server.letThrough();
    server.answer(acceptInvite, there);
    await press('Join now');
    await sees('Invite accepted');
    await waitFor(() => expect(getPath()).toBe(`${PROJECT}/home`));
  });
});
