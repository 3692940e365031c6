import { ApiError } from '@waypost/client';
import { toErrorText } from '../../../data/queries/error-text.ts';
import type { MessageKey, Translate } from '../../../i18n/i18n.ts';

/** Why a project was not saved, by HTTP status; `generic` for others, and `unanswered` without a response. */
export function toProjectFaultText(
  t: Translate,
  error: unknown,
  generic: MessageKey,
  unanswered = generic,
): string {
  if (!(error instanceof ApiError)) return t(unanswered);
  if (error.status === 402) return toErrorText(t, error);
  if (error.status === 403) return t('errors.forbidden');
  if (error.status === 400) return error.issues[0]?.message ?? error.detail;
  if (error.status === 0) return unanswered === generic ? toErrorText(t, error) : t(unanswered);
  return t(generic);
}
