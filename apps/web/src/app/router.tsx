import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { authRoutes } from './auth-routes.ts';
import { AuthorizingScreen } from './authorizing-screen.tsx';
import { organizationRoute, organizationRoutes } from './organization-routes.ts';
import { projectRoute, projectRoutes } from './project-routes.ts';
import { rootRoute } from './root-route.ts';
import { RouteError } from './route-error.tsx';
import { shellRoute, shellRoutes } from './shell-routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Width of the side panel: none, 340 px (if absent) or 700 px; none while the pane beside it shows the same. */
    panel?: 'hidden' | 'wide' | 'in-pane';
    /** The tab of the left pane, if not that of the projects; the project stays on the map. */
    pane?: 'layers' | 'reports';
    /** The minimum height of the drawer on this screen, as a share of a narrow screen. */
    drawer?: number;
  }
  interface Register {
    router: AppRouter;
  }
}

const routeTree = rootRoute.addChildren([
  ...authRoutes,
  shellRoute.addChildren([
    ...shellRoutes,
    organizationRoute.addChildren([...organizationRoutes, projectRoute.addChildren([...projectRoutes])]),
  ]),
]);

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * All screens, by path. Navigation keeps query parameters; `undefined` in `search` removes one.
 * @param history where the address is; that of the browser in the product
 */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    defaultPendingComponent: AuthorizingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: AuthorizingScreen,
    trailingSlash: 'preserve',
    scrollRestoration: false,
  });
