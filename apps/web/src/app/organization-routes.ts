import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { queryClient } from '../data/queries/query-client.ts';
import { frontConfigQuery } from '../data/session/member.ts';
import { apiErrorsTexts } from '../i18n/api-errors-texts.ts';
import { withTexts } from '../i18n/with-texts.ts';
import { aiReportsTexts } from '../modules/ai-reports/ai-reports-texts.ts';
import { modelKeyTexts } from '../modules/ai-reports/model-key/model-key-texts.ts';
import { apiKeysTexts } from '../modules/api-keys/api-keys-texts.ts';
import { auditTexts } from '../modules/audit/audit-texts.ts';
import { billingTexts } from '../modules/billing/billing-texts.ts';
import { panelTexts } from '../modules/features/filters/panel-texts.ts';
import { imageryTexts } from '../modules/imagery/imagery-texts.ts';
import { fileFailuresTexts } from '../modules/imports/reading/file-failures-texts.ts';
import { outboxPageTexts } from '../modules/invites/outbox/outbox-page-texts.ts';
import { inviteListTexts } from '../modules/invites/sending/invite-list-texts.ts';
import { layersTexts } from '../modules/layers/layers-texts.ts';
import { accountTexts } from '../modules/members/account-texts.ts';
import { organizationPagesTexts } from '../modules/organizations/organization-pages-texts.ts';
import { projectTrashTexts } from '../modules/projects/list/project-trash-texts.ts';
import { projectMembersTexts } from '../modules/projects/members/project-members-texts.ts';
import { radarKeyTexts } from '../modules/radar/radar-key-texts.ts';
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
    () =>
      withTexts(
        import('../modules/projects/list/organization-projects-page.tsx'),
        projectTrashTexts,
        apiErrorsTexts,
      ),
    'OrganizationProjectsPage',
  ),
});

const loadLayerScreens = () =>
  withTexts(import('../modules/layers/screens-chunk.ts'), layersTexts, panelTexts, fileFailuresTexts);

const organizationLayersRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/layers',
  staticData: { panel: 'in-pane', pane: 'layers', drawer: 0.5 },
  component: lazyRouteComponent(loadLayerScreens, 'OrganizationLayersPage'),
});

const layerCreateRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/layers/create',
  staticData: { pane: 'layers', drawer: 0.5 },
  component: lazyRouteComponent(loadLayerScreens, 'LayerCreatePage'),
});

const layerRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/layers/$layer_id',
  staticData: { pane: 'layers', drawer: 0.5 },
  component: lazyRouteComponent(loadLayerScreens, 'LayerPage'),
});

const loadReportScreens = () => withTexts(import('../modules/ai-reports/screens-chunk.ts'), aiReportsTexts);

const organizationReportsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/reports',
  staticData: { panel: 'in-pane', pane: 'reports', drawer: 0.5 },
  component: lazyRouteComponent(loadReportScreens, 'OrganizationReportsPage'),
});

const reportRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/reports/$reportCode',
  staticData: { panel: 'wide', pane: 'reports', drawer: 0.85 },
  component: lazyRouteComponent(loadReportScreens, 'ReportPage'),
});

const organizationMembersRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/members',
  staticData: { panel: 'wide', drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/organizations/components/organization-members-page.tsx'),
        organizationPagesTexts,
        projectMembersTexts,
        inviteListTexts,
      ),
    'OrganizationMembersPage',
  ),
});

const organizationOutboxRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/outbox',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/invites/outbox/outbox-page.tsx'), outboxPageTexts),
    'OutboxPage',
  ),
});

const organizationSettingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/settings',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/organizations/components/organization-settings-page.tsx'),
        organizationPagesTexts,
        accountTexts,
        apiKeysTexts,
        auditTexts,
        imageryTexts,
        radarKeyTexts,
        modelKeyTexts,
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
  organizationLayersRoute,
  layerCreateRoute,
  layerRoute,
  organizationReportsRoute,
  reportRoute,
  organizationMembersRoute,
  organizationSettingsRoute,
  organizationOutboxRoute,
  organizationAuditRoute,
  organizationBillingRoute,
] as const;
