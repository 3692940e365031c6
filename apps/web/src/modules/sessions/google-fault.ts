import type { Translate } from '../../i18n/i18n.ts';

/** The message for an error code of the Google redirect. */
export function toGoogleFault(t: Translate, code: string): string {
  if (code === 'access_denied') return t('googleReturn.cancelled');
  if (code === 'account_not_linked') return t('googleReturn.notLinked');
  if (code === 'email_not_found') return t('googleReturn.noEmail');
  return t('googleReturn.failed');
}
