import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION } from '../../../../test/people.ts';
import { frontConfig } from '../../../../test/usual-answers.ts';

const { getPlans, getCustomerPortal, listBillingAccounts } = ENDPOINTS.billing;
const { listOrganizations } = ENDPOINTS.organizations;
const BILLING = `${ORGANIZATION}/billing`;

describe('billing', () => {
  test('reports an unavailable plan and unavailable payments', async () => {
    const { user } = openPage(BILLING, {
      prepare: (server) =>
        server.refuse(listBillingAccounts, 'forbidden').refuse(getPlans, 'payments_failed'),
    });
    await sees("Can't fetch accounts");
    await handsOf(user).press('Add Plan');
    await sees('Unable to load billing information. Please try again later.');
  });

  test('reports an installation without payments', async () => {
    const { user } = openPage(BILLING, {
      prepare: (server) => server.refuse(getPlans, 'billing_unavailable'),
    });
    await handsOf(user).press('Add Plan');
    await sees('Billing features are currently unavailable.');
  });

  test('reports a portal that does not open', async () => {
    const { user } = openPage(BILLING, {
      prepare: (server) =>
        server
          .answer(listOrganizations, [{ ...bahia(), plan: 1 }])
          .refuse(getCustomerPortal, 'payments_failed'),
    });
    await handsOf(user).press('Manage subscription');
    await sees('Unable to load billing information. Please try again later.');
  });

  test('is for administrators', async () => {
    openPage(BILLING, { prepare: (server) => server.answer(listOrganizations, [bahia('org_member')]) });
    await sees('Only organization administrators can manage billing.');
  });

  test('hides plans and portal where the installation hides them', async () => {
    const paying = [{ ...bahia(), plan: 1, projects_limit: 100, members_limit: 100 }];
    openPage(BILLING, {
      prepare: (server) =>
        server.answer(listOrganizations, paying).answer(ENDPOINTS.sessions.getFrontConfig, {
          ...frontConfig,
          showUpgradeButtons: false,
          showCustomerPortal: false,
        }),
    });
    await sees('Up to 100 projects and 100 members');
    expect(screen.queryAllByRole('button', { name: /^(Upgrade|Manage subscription)$/ })).toEqual([]);
  });

  test('offers plans and portal to those who pay', async () => {
    openPage(BILLING, {
      prepare: (server) => server.answer(listOrganizations, [{ ...bahia(), plan: 1 }]),
    });
    await screen.findByRole('button', { name: 'Upgrade' });
    await screen.findByRole('button', { name: 'Manage subscription' });
  });

  test('redirects to the members where billing is hidden', async () => {
    const { getPath, router } = openPage(`${BILLING}?base=dark`, {
      prepare: (server) =>
        server.answer(ENDPOINTS.sessions.getFrontConfig, { ...frontConfig, showBillingPage: false }),
    });
    await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/members`));
    expect(router.state.location.search).toMatchObject({ base: 'dark' });
  });
});
