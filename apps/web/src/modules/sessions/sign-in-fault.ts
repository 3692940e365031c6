import { toErrorText } from '../../data/queries/error-text.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { IdentityError } from './api.ts';

/** Where a message is shown: beside a field, or above the form. */
export interface SignInFault {
  readonly field: 'email' | 'password' | 'form';
  readonly text: string;
}

/** The message for a refused sign-in, beside its field. */
export function toSignInFault(t: Translate, error: unknown, minLength: number): SignInFault {
  if (!(error instanceof IdentityError)) return { field: 'form', text: toErrorText(t, error) };
  if (error.code.startsWith('USER_ALREADY_EXISTS')) return { field: 'email', text: t('sessions.emailTaken') };
  if (error.code === 'INVALID_EMAIL') return { field: 'email', text: t('validation.email') };
  if (error.code.startsWith('PASSWORD_TOO_')) {
    return { field: 'password', text: t('validation.password', { count: minLength }) };
  }
  if (error.status === 429) return { field: 'form', text: t('errors.too_many_requests') };
  if (error.status === 0) return { field: 'form', text: t('errors.network') };
  if (error.status === 401 || error.code === 'INVALID_EMAIL_OR_PASSWORD') {
    return { field: 'password', text: t('sessions.wrongCredentials') };
  }
  return { field: 'form', text: t('errors.internal') };
}
