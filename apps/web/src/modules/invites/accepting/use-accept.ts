import { useNavigate } from '@tanstack/react-router';
import type { AcceptedInvite } from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { acceptInvite } from '../api.ts';

/** Accepts an invite by code or uuid, reports it, and goes to its target. Throws the server's error. */
export function useAccept(): (key: string) => Promise<void> {
  const t = useTranslate();
  const navigate = useNavigate();
  return async (key) => {
    const { organization_id, project_id }: AcceptedInvite = await acceptInvite(key);
    showToast({ tone: 'good', message: t('invites.accepted') });
    // All but the invite itself, which is still shown but no longer exists on the server.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' });
    const org_id = String(organization_id);
    if (project_id === null) {
      await navigate({ to: '/organizations/$org_id/projects', params: { org_id }, replace: true });
    } else {
      const params = { org_id, project_id: String(project_id) };
      await navigate({ to: '/organizations/$org_id/projects/$project_id/home', params, replace: true });
    }
    queryClient.removeQueries({ queryKey: ['invitation'] });
  };
}
