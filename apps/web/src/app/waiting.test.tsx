import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { sees } from '../../test/hands.ts';
import { openPage } from '../../test/open-page.tsx';

const { getMember } = ENDPOINTS.members;
const { listOrganizations } = ENDPOINTS.organizations;

describe('while one waits', () => {
  test.each([
    ['Initializing...', '/auth/overview', getMember],
    ['Loading...', '/auth/overview', listOrganizations],
    ['Authorizing...', '/user', getMember],
    ['Loading... Redirecting to your organization', '/', listOrganizations],
    ['Logging out...', '/logout', ENDPOINTS.sessions.revokeToken],
  ] as const)('%s is shown at %s', async (text, path, endpoint) => {
    let goOn: (() => void) | undefined;
    openPage(path, {
      prepare: (server) => {
        goOn = server.hold(endpoint);
      },
    });
    await sees(text);
    goOn?.();
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
});
