import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { acceptInvite } from '../api.ts';
import { useOpenAccepted } from './use-open-accepted.ts';

/** Accepts an invite by code or uuid, reports it, and goes to its target. Throws the server's error. */
export function useAccept(): (key: string) => Promise<void> {
  const t = useTranslate();
  const open = useOpenAccepted();
  return async (key) => {
    const accepted = await acceptInvite(key);
    showToast({ tone: 'good', message: t('invites.accepted') });
    // What is not shown is forgotten: of a project that somebody comes back to it may say that it is gone.
    queryClient.removeQueries({ type: 'inactive' });
    // All but the invite itself, which is still shown but no longer exists on the server.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' });
    await open(accepted);
    queryClient.removeQueries({ queryKey: ['invitation'] });
  };
}
