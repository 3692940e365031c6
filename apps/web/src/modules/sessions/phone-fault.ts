import { toErrorText } from '../../data/queries/error-text.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { IdentityError } from './api.ts';

/** Where a message is shown: beside a field, or above the form. */
export interface PhoneFault {
  readonly field: 'phone' | 'code' | 'form';
  readonly text: string;
}

/** The message if the limit is not that of the number. */
const SPENT_TEXTS: Readonly<Record<string, 'phone.tooManyCodesNetwork' | 'phone.tooManyCodesHere'>> = {
  TOO_MANY_CODES_NETWORK: 'phone.tooManyCodesNetwork',
  TOO_MANY_CODES_HERE: 'phone.tooManyCodesHere',
};

/** The message for an error of a number or its code. */
export function toPhoneFault(t: Translate, error: unknown): PhoneFault {
  if (!(error instanceof IdentityError)) return { field: 'form', text: toErrorText(t, error) };
  if (error.code === 'INVALID_PHONE_NUMBER') return { field: 'phone', text: t('validation.phone') };
  if (error.code === 'INVALID_OTP') return { field: 'code', text: t('phone.codeWrong') };
  if (error.code.startsWith('CODE_')) return { field: 'form', text: t('phone.codeUnsent') };
  if (error.status === 429) {
    const count = Math.max(1, Math.ceil(error.retryAfterS / 60));
    return { field: 'form', text: t(SPENT_TEXTS[error.code] ?? 'phone.tooManyCodes', { count }) };
  }
  return { field: 'form', text: t(error.status === 0 ? 'errors.network' : 'errors.internal') };
}
