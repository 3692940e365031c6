import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasCode } from '../data/queries/error-text.ts';
import { queryClient } from '../data/queries/query-client.ts';
import { frontConfigQuery, memberQuery } from '../data/session/member.ts';
import { getSession } from '../data/session/session.ts';
import { endEarlyMap } from '../map/early/early-map.ts';

/** Loads the signed-in member; redirects others to the login page, to return here afterwards. */
export async function requireMember({ location }: { location: ParsedLocation }): Promise<void> {
  if (!getSession().isSignedIn()) throw toLogin(location);
  try {
    await queryClient.ensureQueryData(memberQuery);
  } catch (error) {
    if (!getSession().isSignedIn()) throw toLogin(location);
    if (hasCode(error, 'unauthorized', 'token_expired', 'token_invalid', 'member_not_found')) {
      getSession().expire();
      throw toLogin(location);
    }
    throw error;
  }
}

/** Admits super users; redirects everyone else to the dashboard. Runs after `requireMember`. */
export async function requireSuperUser(): Promise<void> {
  const member = await queryClient.ensureQueryData(memberQuery);
  if (!member.is_super_user) throw redirect({ to: '/', replace: true });
}

/** Limits these screens to the built-in identity provider; with another one, the login page explains how to sign in. */
export async function requireBuiltInIdentity(): Promise<void> {
  // Without an answer the screens are shown and report what fails.
  const config = await queryClient.ensureQueryData(frontConfigQuery).catch(() => null);
  if (config?.identity.kind === 'firebase') throw redirect({ to: '/auth/login', search: {}, replace: true });
}

function toLogin(location: ParsedLocation) {
  endEarlyMap();
  const next = location.href === '/' ? undefined : location.href;
  return redirect({ to: '/auth/login', search: { next }, replace: true });
}
