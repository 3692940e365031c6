import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../i18n/with-texts.ts';
import { administrationTexts } from '../modules/administration/administration-texts.ts';
import { healthTexts } from '../modules/administration/health/health-texts.ts';
import { auditTexts } from '../modules/audit/audit-texts.ts';
import { backupsTexts } from '../modules/backups/backups-texts.ts';
import { bulkEditTexts } from '../modules/bulk-edit/bulk-edit-texts.ts';
import { photoPlacingTexts } from '../modules/imports/photos/photo-placing-texts.ts';
import { fileFailuresTexts } from '../modules/imports/reading/file-failures-texts.ts';
import { uploadsTexts } from '../modules/imports/upload/uploads-texts.ts';
import { fileViewerTexts } from '../modules/imports/viewer/file-viewer-texts.ts';
import { fileWarningsTexts } from '../modules/imports/viewer/file-warnings-texts.ts';
import { jobsTexts } from '../modules/jobs/jobs-texts.ts';
import { accountTexts } from '../modules/members/account-texts.ts';
import { projectFormTexts } from '../modules/projects/form/project-form-texts.ts';
import { projectMembersTexts } from '../modules/projects/members/project-members-texts.ts';
import { colorsTexts } from '../ui/colors/colors-texts.ts';
import { requireMember, requireSuperUser } from './require-member.ts';
import { rootRoute } from './root-route.ts';

/** The shell around the signed-in screens. */
export const shellRoute = createRoute({
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
    () => withTexts(import('../modules/members/components/profile-page.tsx'), accountTexts),
    'ProfilePage',
  ),
});

const projectCreateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/create',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/projects/creating/project-create-page.tsx'),
        fileFailuresTexts,
        projectFormTexts,
        projectMembersTexts,
      ),
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
        import('../modules/imports/viewer/file-viewer-page.tsx'),
        fileFailuresTexts,
        bulkEditTexts,
        fileViewerTexts,
        fileWarningsTexts,
        colorsTexts,
        photoPlacingTexts,
        uploadsTexts,
      ),
    'FileViewerPage',
  ),
});

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  staticData: { drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/administration/index.ts'),
        administrationTexts,
        auditTexts,
        jobsTexts,
        projectMembersTexts,
      ),
    'AdminPage',
  ),
});

const auditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/audit',
  staticData: { drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/audit/components/audit-page.tsx'),
        auditTexts,
        administrationTexts,
        projectMembersTexts,
      ),
    'AuditPage',
  ),
});

const healthRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/health',
  staticData: { panel: 'wide', drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/administration/index.ts'),
        healthTexts,
        backupsTexts,
        jobsTexts,
        administrationTexts,
      ),
    'HealthPage',
  ),
});

const backupsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/backups',
  staticData: { panel: 'wide', drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () =>
      withTexts(import('../modules/backups/components/backups-page.tsx'), backupsTexts, administrationTexts),
    'BackupsPage',
  ),
});

const organizationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/organizations',
  staticData: { panel: 'wide', drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/administration/index.ts'), administrationTexts),
    'OrganizationsPage',
  ),
});

const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/users',
  staticData: { panel: 'wide', drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/administration/index.ts'), administrationTexts),
    'UsersPage',
  ),
});

const jobsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin/jobs',
  staticData: { panel: 'wide', drawer: 0.85 },
  beforeLoad: requireSuperUser,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/jobs/components/jobs-page.tsx'), jobsTexts, administrationTexts),
    'JobsPage',
  ),
});

/** Screens in the shell that belong to no organization. */
export const shellRoutes = [
  dashboardRoute,
  userRoute,
  projectCreateRoute,
  fileViewerRoute,
  adminRoute,
  healthRoute,
  backupsRoute,
  auditRoute,
  jobsRoute,
  organizationsRoute,
  usersRoute,
] as const;
