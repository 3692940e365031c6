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

function toLogin(location: ParsedLocation) {
  const next = location.href === '/' ? undefined : location.href;
  return redirect({ to: '/auth/login', search: { next }, replace: true });
}
