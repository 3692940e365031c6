import { helpEndpoints } from '@waypost/contract';
import { toErrorText } from '../../data/error-text.ts';
import { getHttp } from '../../data/http.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toaster.ts';

/** Enters the help centre as oneself, in a new tab: a form posts the signed token there. */
async function openHelpCentre(): Promise<void> {
  const { url, jwt } = await getHttp().call(helpEndpoints.enterHelpCentre, { body: {} });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = '_blank';
  form.rel = 'noopener';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'jwt';
  field.value = jwt;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Enters the help centre, and says so where the server does not let one in. */
export async function goToHelpCentre(t: Translate): Promise<void> {
  try {
    await openHelpCentre();
  } catch (error) {
    showToast({ tone: 'error', title: t('shell.helpCentreFailed'), message: toErrorText(t, error) });
  }
}
