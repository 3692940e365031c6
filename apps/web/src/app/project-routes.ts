import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withTexts } from '../i18n/with-texts.ts';
import { drawingTexts } from '../modules/drawing/drawing-texts.ts';
import { exportsTexts } from '../modules/features/exports/exports-texts.ts';
import { panelTexts } from '../modules/features/filters/panel-texts.ts';
import { reportTexts } from '../modules/features/report-texts.ts';
import { fileFailuresTexts } from '../modules/imports/reading/file-failures-texts.ts';
import { inviteListTexts } from '../modules/invites/sending/invite-list-texts.ts';
import { ogcTexts } from '../modules/ogc/ogc-texts.ts';
import { pairingTexts } from '../modules/projects/boundary/pairing-texts.ts';
import { projectFormTexts } from '../modules/projects/form/project-form-texts.ts';
import { projectSettingsTexts } from '../modules/projects/frame/project-settings-texts.ts';
import { projectMembersTexts } from '../modules/projects/members/project-members-texts.ts';
import { tableTexts } from '../modules/table/table-texts.ts';
import { tagsTexts } from '../modules/tags/tags-texts.ts';
import { formsTexts } from '../modules/templates/forms-texts.ts';
import { colorsTexts } from '../ui/colors/colors-texts.ts';
import { organizationRoute } from './organization-routes.ts';

/** The layout of a project's screens. */
export const projectRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/projects/$project_id',
  component: lazyRouteComponent(
    () => import('../modules/projects/frame/project-layout.tsx'),
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
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/features/feed/project-home.tsx'), panelTexts, exportsTexts),
    'ProjectHome',
  ),
});

const projectEditRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/edit',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/projects/form/project-edit-page.tsx'),
        projectFormTexts,
        fileFailuresTexts,
      ),
    'ProjectEditPage',
  ),
});

const projectSettingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/settings',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/projects/frame/project-settings-page.tsx'),
        projectSettingsTexts,
        tagsTexts,
        pairingTexts,
        ogcTexts,
      ),
    'ProjectSettingsPage',
  ),
});

const projectChildCreateRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/create',
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

const projectMembersRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/members',
  staticData: { drawer: 0.85 },
  component: lazyRouteComponent(
    () =>
      withTexts(
        import('../modules/projects/members/project-members-page.tsx'),
        projectMembersTexts,
        inviteListTexts,
      ),
    'ProjectMembersPage',
  ),
});

const projectTemplatesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/templates',
  staticData: { drawer: 0.5 },
  // Opens the form of a new one.
  validateSearch: ({ make }: Record<string, unknown>): { make?: true | undefined } => ({
    make: make === true || undefined,
  }),
  component: lazyRouteComponent(
    () => withTexts(import('../modules/templates/components/template-list-page.tsx'), formsTexts),
    'TemplateListPage',
  ),
});

const projectTableRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/table',
  staticData: { panel: 'wide', drawer: 0.85 },
  validateSearch: ({ sort }: Record<string, unknown>): { sort?: string | undefined } => ({
    sort: typeof sort === 'string' ? sort : undefined,
  }),
  component: lazyRouteComponent(
    () => withTexts(import('../modules/table/components/feature-table-page.tsx'), tableTexts, panelTexts),
    'FeatureTablePage',
  ),
});

const projectTrashRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/trash',
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/features/trash/trash-page.tsx'), reportTexts, exportsTexts),
    'TrashPage',
  ),
});

const featureRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/features/$featureCode',
  component: lazyRouteComponent(
    () =>
      withTexts(import('../modules/features/page/feature-page.tsx'), reportTexts, panelTexts, pairingTexts),
    'FeaturePage',
  ),
});

const featureEditRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/features/$featureCode/edit',
  staticData: { drawer: 0.5 },
  component: lazyRouteComponent(
    () => withTexts(import('../modules/drawing/editing/feature-edit-page.tsx'), drawingTexts, colorsTexts),
    'FeatureEditPage',
  ),
});

/** The screens of a project and of its features. */
export const projectRoutes = [
  projectIndexRoute,
  projectHomeRoute,
  projectEditRoute,
  projectSettingsRoute,
  projectChildCreateRoute,
  projectMembersRoute,
  projectTemplatesRoute,
  projectTableRoute,
  projectTrashRoute,
  featureRoute,
  featureEditRoute,
] as const;
