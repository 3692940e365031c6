import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { toOwnPath } from '../data/selection/search-params.ts';
import { getSession } from '../data/session/session.ts';
import { withTexts } from '../i18n/with-texts.ts';
import { joiningTexts } from '../modules/invites/accepting/joining-texts.ts';
import { overviewTexts } from '../modules/organizations/components/overview-texts.ts';
import { googleReturnTexts } from '../modules/sessions/google-return-texts.ts';
import { mailedLinksTexts } from '../modules/sessions/mailed-links-texts.ts';
import { withToken, withTokenAndInvite } from './link-params.ts';
import { requireBuiltInIdentity, requireMember } from './require-member.ts';
import { rootRoute } from './root-route.ts';

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  // An invalid `next` is set to undefined explicitly: if absent, the router would keep the address's value.
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } =>
    search.next === undefined ? {} : { next: toOwnPath(search.next) ?? undefined },
  beforeLoad: ({ search }) => {
    if (getSession().isSignedIn()) throw redirect({ href: search.next ?? '/' });
  },
  component: lazyRouteComponent(() => import('../modules/sessions/components/login-page.tsx'), 'LoginPage'),
});

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/forgot',
  beforeLoad: requireBuiltInIdentity,
  validateSearch: ({ email }: Record<string, unknown>): { email?: string | undefined } => ({
    email: toText(email),
  }),
  component: lazyRouteComponent(
    () => withTexts(import('../modules/sessions/components/forgot-page.tsx'), mailedLinksTexts),
    'ForgotPage',
  ),
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/reset',
  beforeLoad: requireBuiltInIdentity,
  validateSearch: withToken,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/sessions/components/reset-page.tsx'), mailedLinksTexts),
    'ResetPage',
  ),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/verify',
  beforeLoad: requireBuiltInIdentity,
  validateSearch: withTokenAndInvite,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/sessions/components/verify-page.tsx'), mailedLinksTexts),
    'VerifyPage',
  ),
});

const returnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/return',
  beforeLoad: requireBuiltInIdentity,
  validateSearch: ({ error }: Record<string, unknown>): { error?: string | undefined } => ({
    error: error === undefined ? undefined : String(error),
  }),
  component: lazyRouteComponent(
    () => withTexts(import('../modules/sessions/components/return-page.tsx'), googleReturnTexts),
    'ReturnPage',
  ),
});

const overviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/overview',
  beforeLoad: requireMember,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/organizations/components/overview-page.tsx'), overviewTexts),
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
  // `from=google`: returning from Google, signed in. `from=mail`: from the link that verified the address.
  validateSearch: ({ from }: Record<string, unknown>): { from?: 'google' | 'mail' | undefined } => ({
    from: from === 'google' || from === 'mail' ? from : undefined,
  }),
  component: lazyRouteComponent(
    () => withTexts(import('../modules/invites/accepting/invite-page.tsx'), joiningTexts),
    'InvitePage',
  ),
});

const invitesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invites',
  beforeLoad: requireMember,
  component: lazyRouteComponent(
    () => withTexts(import('../modules/invites/received/invites-page.tsx'), joiningTexts),
    'InvitesPage',
  ),
});

/** The sign-in and invite screens, outside the shell. */
export const authRoutes = [
  loginRoute,
  forgotRoute,
  resetRoute,
  verifyRoute,
  returnRoute,
  overviewRoute,
  logoutRoute,
  inviteRoute,
  invitesRoute,
] as const;
