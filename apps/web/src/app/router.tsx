import { createRouter } from '@tanstack/react-router';
import { authRoutes } from './auth-routes.ts';
import { AuthorizingScreen } from './authorizing-screen.tsx';
import { organizationRoute, organizationRoutes } from './organization-routes.ts';
import { projectRoute, projectRoutes } from './project-routes.ts';
import { rootRoute } from './root-route.ts';
import { RouteError } from './route-error.tsx';
import { shellRoute, shellRoutes } from './shell-routes.ts';

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

const routeTree = rootRoute.addChildren([
  ...authRoutes,
  shellRoute.addChildren([
    ...shellRoutes,
    organizationRoute.addChildren([...organizationRoutes, projectRoute.addChildren([...projectRoutes])]),
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
