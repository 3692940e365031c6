import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { hasCode } from '../data/error-text.ts';
import { memberQuery } from '../data/member.ts';
import { queryClient } from '../data/query-client.ts';
import { getSession } from '../data/session.ts';

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

function toLogin(location: ParsedLocation) {
  const next = location.href === '/' ? undefined : location.href;
  return redirect({ to: '/auth/login', search: { next }, replace: true });
}
