import { toErrorText } from '../../data/queries/error-text.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { IdentityError } from './api.ts';

/** Where a message is shown: beside a field, or above the form. */
export interface PhoneFault {
  readonly field: 'phone' | 'code' | 'form';
  readonly text: string;
}

/** The message if the limit is not that of the number. */
const SPENT_TEXTS: Readonly<Record<string, 'sessions.tooManyCodesNetwork' | 'sessions.tooManyCodesHere'>> = {
  TOO_MANY_CODES_NETWORK: 'sessions.tooManyCodesNetwork',
  TOO_MANY_CODES_HERE: 'sessions.tooManyCodesHere',
};

/** The message for an error of a number or its code. */
export function toPhoneFault(t: Translate, error: unknown): PhoneFault {
  if (!(error instanceof IdentityError)) return { field: 'form', text: toErrorText(t, error) };
  if (error.code === 'INVALID_PHONE_NUMBER') return { field: 'phone', text: t('validation.phone') };
  if (error.code === 'INVALID_OTP') return { field: 'code', text: t('sessions.codeWrong') };
  if (error.code.startsWith('CODE_')) return { field: 'form', text: t('sessions.codeUnsent') };
  if (error.status === 429) {
    const count = Math.max(1, Math.ceil(error.retryAfterS / 60));
    return { field: 'form', text: t(SPENT_TEXTS[error.code] ?? 'sessions.tooManyCodes', { count }) };
  }
  return { field: 'form', text: t(error.status === 0 ? 'errors.network' : 'errors.internal') };
}
