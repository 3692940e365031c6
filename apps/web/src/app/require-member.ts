import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasCode } from '../data/queries/error-text.ts';
import { queryClient } from '../data/queries/query-client.ts';
import { frontConfigQuery, memberQuery } from '../data/session/member.ts';
import { getSession } from '../data/session/session.ts';
import { endEarlyMap } from '../map/early/early-map.ts';

/** Lets in whoever is signed in and loads who that is; sends others to the login page, to come back here. */
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

/** Lets in super users; sends everybody else to the dashboard. Runs after `requireMember`. */
export async function requireSuperUser(): Promise<void> {
  const member = await queryClient.ensureQueryData(memberQuery);
  if (!member.is_super_user) throw redirect({ to: '/', replace: true });
}

/** Keeps the screens of the built-in identity provider to where it is; elsewhere the login page says what there is. */
export async function requireBuiltInIdentity(): Promise<void> {
  // Without an answer they show themselves, and say what does not work.
  const config = await queryClient.ensureQueryData(frontConfigQuery).catch(() => null);
  if (config?.identity.kind === 'firebase') throw redirect({ to: '/auth/login', search: {}, replace: true });
}

function toLogin(location: ParsedLocation) {
  endEarlyMap();
  const next = location.href === '/' ? undefined : location.href;
  return redirect({ to: '/auth/login', search: { next }, replace: true });
}
