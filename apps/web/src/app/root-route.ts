import { createRootRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { parseSearchParams, RETAINED_SEARCH_PARAMS } from '../data/selection/search-params.ts';
import { RootLayout } from './root-layout.tsx';

/** What is around every screen; it reads the query parameters that stay from one to the next. */
export const rootRoute = createRootRoute({
  component: RootLayout,
  validateSearch: parseSearchParams,
  // By name and not all of them, so that `next` of the login page ends with it.
  search: { middlewares: [retainSearchParams(RETAINED_SEARCH_PARAMS)] },
  beforeLoad: ({ matches }) => {
    // A path of no screen goes to the dashboard.
    if (matches.length === 1) throw redirect({ to: '/' });
  },
});
