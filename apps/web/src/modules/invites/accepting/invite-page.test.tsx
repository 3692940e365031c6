import { screen } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { frontConfig } from '../../../../test/usual-answers.ts';

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
      prepare: (server) => server.answer(ENDPOINTS.invites.getInvitation, forTheApp),
    });
    await screen.findByRole('button', { name: 'Create account' });
  });

  test('for the app only offer nothing else, unless there is no app', async () => {
    openPage('/invite/abc', {
      isSignedIn: false,
      prepare: (server) =>
        server.answer(ENDPOINTS.invites.getInvitation, forTheApp).answer(ENDPOINTS.sessions.getFrontConfig, {
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
});
