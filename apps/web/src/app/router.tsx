import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { frontConfigQuery } from '../data/member.ts';
import { queryClient } from '../data/query-client.ts';
import { parseSearchParams, RETAINED_SEARCH_PARAMS, toOwnPath } from '../data/search-params.ts';
import { getSession } from '../data/session.ts';
import { withTexts } from '../i18n/sections.ts';
import { AuthorizingScreen } from './authorizing-screen.tsx';
import { withToken, withTokenAndInvite } from './link-params.ts';
import { requireMember, requireSuperUser } from './require-member.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The side panel of this screen: none, 340 px (when left out) or 700 px. */
    panel?: 'hidden' | 'wide';
    /** The share of a narrow screen that the drawer takes at least while this screen is open. */
    drawer?: number;
  }
  interface Register {
    router: typeof router;
  }
}

const rootRoute = createRootRoute({
  component: RootLayout,
  validateSearch: parseSearchParams,
  // By name and not all of them, so that `next` of the login page ends with it.
  search: { middlewares: [retainSearchParams(RETAINED_SEARCH_PARAMS)] },
  beforeLoad: ({ matches }) => {
    // A path of no screen goes to the dashboard.
    if (matches.length === 1) throw redirect({ to: '/' });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  // A wrong `next` is named as undefined: left out, the router would pass on what the address says.
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } =>
    search.next === undefined ? {} : { next: toOwnPath(search.next) ?? undefined },
  beforeLoad: ({ search }) => {
    if (getSession().isSignedIn()) throw redirect({ href: search.next ?? '/' });
  },
  component: lazyRouteComponent(() => import('../modules/sessions/components/login-page.tsx'), 'LoginPage'),
});

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/forgot',
  validateSearch: ({ email }: Record<string, unknown>): { email?: string | undefined } => ({
    email: toText(email),
  }),
  component: lazyRouteComponent(() => import('../modules/sessions/components/forgot-page.tsx'), 'ForgotPage'),
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/reset',
  validateSearch: withToken,
  component: lazyRouteComponent(() => import('../modules/sessions/components/reset-page.tsx'), 'ResetPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/verify',
  validateSearch: withTokenAndInvite,
  component: lazyRouteComponent(() => import('../modules/sessions/components/verify-page.tsx'), 'VerifyPage'),
});

const returnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/return',
  validateSearch: ({ error }: Record<string, unknown>): { error?: string | undefined } => ({
    error: error === undefined ? undefined : String(error),
  }),
  component: lazyRouteComponent(() => import('../modules/sessions/components/return-page.tsx'), 'ReturnPage'),
});

const overviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/overview',
  beforeLoad: requireMember,
  component: lazyRouteComponent(
    () => import('../modules/organizations/components/overview-page.tsx'),
    'OverviewPage',
  ),
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  component: lazyRouteComponent(() => import('../modules/sessions/components/logout-page.tsx'), 'LogoutPage'),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$inviteCode',
  // `from=google`: they come back from there, signed in with it. `from=mail`: by the link that verified their address.
  validateSearch: ({ from }: Record<string, unknown>): { from?: 'google' | 'mail' | undefined } => ({
    from: from === 'google' || from === 'mail' ? from : undefined,
  }),
  component: lazyRouteComponent(() => import('../modules/invites/components/invite-page.tsx'), 'InvitePage'),
});

const invitesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invites',
  beforeLoad: requireMember,
  component: lazyRouteComponent(
    () => import('../modules/invites/components/invites-page.tsx'),
    'InvitesPage',
  ),
});

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireMember,
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { panel: 'hidden' },
  component: lazyRouteComponent(() => import('./dashboard.tsx'), 'Dashboard'),
});

const userRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => import('../modules/members/components/profile-page.tsx'),
    'ProfilePage',
  ),
});

const projectCreateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/create',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/projects/components/project-create-page.tsx'), 'projectForm'),
    'ProjectCreatePage',
  ),
});

const fileViewerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/file-viewer',
  staticData: { panel: 'wide', drawer: 0.5 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/imports/components/file-viewer-page.tsx'),
        'bulkEdit',
        'fileViewer',
        'fileWarnings',
        'colors',
        'photoPlacing',
        'uploads',
      ),
    'FileViewerPage',
  ),
});

const organizationRoute = createRoute({
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
    () => import('../modules/projects/components/organization-projects-page.tsx'),
    'OrganizationProjectsPage',
  ),
});

const organizationMembersRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/members',
  staticData: { panel: 'wide', drawer: 0.85 },
  component: lazyRouteComponent(
    () => import('../modules/organizations/components/organization-members-page.tsx'),
    'OrganizationMembersPage',
  ),
});

const organizationOutboxRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/outbox',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(() => import('../modules/invites/components/outbox-page.tsx'), 'OutboxPage'),
});

const organizationSettingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/settings',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/organizations/components/organization-settings-page.tsx'),
        'apiKeys',
        'audit',
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
    () => withTexts(import('../modules/billing/components/billing-page.tsx'), 'billing'),
    'BillingPage',
  ),
});

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  staticData: { drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/administration/components/admin-page.tsx'), 'administration', 'audit'),
    'AdminPage',
  ),
});

const auditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/audit',
  staticData: { drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/audit/components/audit-page.tsx'), 'audit', 'administration'),
    'AuditPage',
  ),
});

const organizationAuditRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/audit',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/audit/components/organization-audit-page.tsx'), 'audit'),
    'OrganizationAuditPage',
  ),
});

const projectRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/projects/$project_id',
  component: lazyRouteComponent(
    () => import('../modules/projects/components/project-layout.tsx'),
    'ProjectLayout',
  ),
});

const projectIndexRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/organizations/$org_id/projects/$project_id/home', params });
  },
});

const projectHomeRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/home',
  component: lazyRouteComponent(
    () => withTexts(import('../modules/features/components/project-home.tsx'), 'panel', 'exports'),
    'ProjectHome',
  ),
});

const projectEditRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/edit',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/projects/components/project-edit-page.tsx'), 'projectForm'),
    'ProjectEditPage',
  ),
});

const projectSettingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/settings',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(import('../modules/projects/components/project-settings-page.tsx'), 'tags', 'pairing', 'ogc'),
    'ProjectSettingsPage',
  ),
});

const projectChildCreateRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/create',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/projects/components/project-create-page.tsx'), 'projectForm'),
    'ProjectCreatePage',
  ),
});

const projectMembersRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/members',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () => import('../modules/projects/components/project-members-page.tsx'),
    'ProjectMembersPage',
  ),
});

const projectTemplatesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/templates',
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/templates/components/template-list-page.tsx'), 'forms'),
    'TemplateListPage',
  ),
});

const featureRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/features/$featureCode',
  component: lazyRouteComponent(
    () => withTexts(import('../modules/features/components/feature-page.tsx'), 'report', 'panel', 'pairing'),
    'FeaturePage',
  ),
});

const projectTrashRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/trash',
  component: lazyRouteComponent(
    () => withTexts(import('../modules/features/components/trash-page.tsx'), 'report'),
    'TrashPage',
  ),
});

const featureEditRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/features/$featureCode/edit',
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/drawing/index.ts'), 'drawing', 'colors'),
    'FeatureEditPage',
  ),
});

const routeTree = rootRoute.addChildren([
  loginRoute,
  forgotRoute,
  resetRoute,
  verifyRoute,
  returnRoute,
  overviewRoute,
  logoutRoute,
  inviteRoute,
  invitesRoute,
  shellRoute.addChildren([
    dashboardRoute,
    userRoute,
    projectCreateRoute,
    fileViewerRoute,
    adminRoute,
    auditRoute,
    organizationRoute.addChildren([
      organizationIndexRoute,
      organizationProjectsRoute,
      organizationMembersRoute,
      organizationSettingsRoute,
      organizationOutboxRoute,
      organizationAuditRoute,
      organizationBillingRoute,
      projectRoute.addChildren([
        projectIndexRoute,
        projectHomeRoute,
        projectEditRoute,
        projectSettingsRoute,
        projectChildCreateRoute,
        projectMembersRoute,
        projectTemplatesRoute,
        projectTrashRoute,
        featureRoute,
        featureEditRoute,
      ]),
    ]),
  ]),
]);

/** Every screen, by path. Query parameters stay through navigation; `undefined` in `search` removes one. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: AuthorizingScreen,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: AuthorizingScreen,
  trailingSlash: 'preserve',
  scrollRestoration: false,
});
