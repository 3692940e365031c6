import { createRootRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { parseSearchParams, RETAINED_SEARCH_PARAMS } from '../data/selection/search-params.ts';
import { translate } from '../i18n/i18n.ts';
import { showToast } from '../ui/toasts/toaster.ts';
import { RootLayout } from './root-layout.tsx';

/** The layout around all screens; reads the query parameters that navigation keeps. */
export const rootRoute = createRootRoute({
  component: RootLayout,
  validateSearch: parseSearchParams,
  // Listed by name, so that `next` of the login page is dropped.
  search: { middlewares: [retainSearchParams(RETAINED_SEARCH_PARAMS)] },
  beforeLoad: ({ matches }) => {
    // Unknown paths redirect to the dashboard, and say so.
    if (matches.length > 1) return;
    showToast({ tone: 'info', message: translate('shell.unknownAddress') });
    throw redirect({ to: '/' });
  },
});
