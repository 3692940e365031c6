import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Tokens } from '@waypost/contract';
import { forgetMemberData, queryClient } from '../../../data/queries/query-client.ts';
import { organizationsQuery } from '../../organizations/index.ts';

interface EnterOptions {
  /** A new member is in no organization, even a super user who may see others' organizations. */
  readonly isNew?: boolean;
  /** Where to continue if the address does not say. */
  readonly next?: string;
}

/**
 * Stores the tokens of a sign-in and continues: to the requested page, to the only organization, or to the overview if
 * there are none or several. Somebody new, in none, is asked for one at once.
 */
export function useEnter(): (tokens: Tokens, options?: EnterOptions) => Promise<void> {
  const navigate = useNavigate();
  const { next: nextOfAddress } = useSearch({ strict: false });
  return async (tokens, { isNew = false, next = nextOfAddress } = {}) => {
    const { startSession } = await import('../../../data/session/start-session.ts');
    forgetMemberData();
    startSession(tokens);
    if (next !== undefined) return navigate({ href: next, replace: true });
    const [only, ...others] = await queryClient.fetchQuery(organizationsQuery).catch(() => []);
    if (isNew || only === undefined || others.length > 0) {
      return navigate({ to: '/auth/overview', hash: isNew && !only ? 'new' : '', replace: true });
    }
    return navigate({
      to: '/organizations/$org_id/projects',
      params: { org_id: String(only.organization_id) },
      replace: true,
    });
  };
}
