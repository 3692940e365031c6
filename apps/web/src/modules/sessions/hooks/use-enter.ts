import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Tokens } from '@waypost/contract';
import { forgetMemberData, queryClient } from '../../../data/queries/query-client.ts';
import { getSession } from '../../../data/session/session.ts';
import { organizationsQuery } from '../../organizations/index.ts';

interface EnterOptions {
  /** A member made just now is in no organization, even one who as super user may see those of others. */
  readonly isNew?: boolean;
  /** Where to go on to, when the address does not say. */
  readonly next?: string;
}

/**
 * Takes the tokens of a fresh sign-in and goes on: to where the person wanted to be, to their one organization,
 * or to the overview when there are none or several.
 */
export function useEnter(): (tokens: Tokens, options?: EnterOptions) => Promise<void> {
  const navigate = useNavigate();
  const { next: nextOfAddress } = useSearch({ strict: false });
  return async (tokens, { isNew = false, next = nextOfAddress } = {}) => {
    forgetMemberData();
    getSession().signIn(tokens);
    if (next !== undefined) {
      await navigate({ href: next, replace: true });
      return;
    }
    const [only, ...others] = await queryClient.fetchQuery(organizationsQuery).catch(() => []);
    if (isNew || only === undefined || others.length > 0) {
      await navigate({ to: '/auth/overview', replace: true });
      return;
    }
    await navigate({
      to: '/organizations/$org_id/projects',
      params: { org_id: String(only.organization_id) },
      replace: true,
    });
  };
}
