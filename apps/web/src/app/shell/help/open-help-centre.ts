import { helpEndpoints } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { getHttp } from '../../../data/session/http.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { postToken } from './post-token.ts';

/** Requests a token for the help centre. */
async function openHelpCentre(): Promise<void> {
  postToken(await getHttp().call(helpEndpoints.enterHelpCentre, { body: {} }));
}

/** Opens the help centre, and reports it if the server refuses. */
export async function goToHelpCentre(t: Translate): Promise<void> {
  try {
    await openHelpCentre();
  } catch (error) {
    showToast({ tone: 'error', title: t('shell.helpCentreFailed'), message: toErrorText(t, error) });
  }
}
