import type { Translate } from '../../i18n/i18n.ts';

/** Puts what the way back from Google says into words, by the code in its address. */
export function toGoogleFault(t: Translate, code: string): string {
  if (code === 'access_denied') return t('google.cancelled');
  if (code === 'account_not_linked') return t('google.notLinked');
  if (code === 'email_not_found') return t('google.noEmail');
  return t('google.failed');
}
