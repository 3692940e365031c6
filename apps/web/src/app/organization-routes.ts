import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../data/queries/query-client.ts';
import { frontConfigQuery } from '../data/session/member.ts';
import { withTexts } from '../i18n/with-texts.ts';
import { apiKeysTexts } from '../modules/api-keys/api-keys-texts.ts';
import { auditTexts } from '../modules/audit/audit-texts.ts';
import { billingTexts } from '../modules/billing/billing-texts.ts';
import { projectMembersTexts } from '../modules/projects/members/project-members-texts.ts';
import { reportsTexts } from '../modules/reports/reports-texts.ts';
import { shellRoute } from './shell-routes.ts';

/** The layout of an organization's screens: none, only their path. */
export const organizationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/organizations/$org_id',
});

const organizationIndexRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/organizations/$org_id/members', params });
  },
});

const organizationProjectsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/projects',
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => import('../modules/projects/list/organization-projects-page.tsx'),
    'OrganizationProjectsPage',
  ),
});

const organizationReportsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/reports',
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/reports/components/organization-reports-page.tsx'), reportsTexts),
    'OrganizationReportsPage',
  ),
});

const organizationMembersRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/members',
  staticData: { panel: 'wide', drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/organizations/components/organization-members-page.tsx'),
        projectMembersTexts,
      ),
    'OrganizationMembersPage',
  ),
});

const organizationOutboxRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/outbox',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(() => import('../modules/invites/outbox/outbox-page.tsx'), 'OutboxPage'),
});

const organizationSettingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/settings',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/organizations/components/organization-settings-page.tsx'),
        apiKeysTexts,
        auditTexts,
        projectMembersTexts,
      ),
    'OrganizationSettingsPage',
  ),
});

const organizationBillingRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/billing',
  staticData: { drawer: 0.85 },
  async beforeLoad({ params }) {
    const config = await queryClient.ensureQueryData(frontConfigQuery);
    if (!config.showBillingPage) throw redirect({ to: '/organizations/$org_id/members', params });
  },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/billing/components/billing-page.tsx'), billingTexts),
    'BillingPage',
  ),
});

const organizationAuditRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/audit',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/audit/components/organization-audit-page.tsx'),
        auditTexts,
        projectMembersTexts,
      ),
    'OrganizationAuditPage',
  ),
});

/** The screens of an organization, except those of its projects. */
export const organizationRoutes = [
  organizationIndexRoute,
  organizationProjectsRoute,
  organizationReportsRoute,
  organizationMembersRoute,
  organizationSettingsRoute,
  organizationOutboxRoute,
  organizationAuditRoute,
  organizationBillingRoute,
] as const;
