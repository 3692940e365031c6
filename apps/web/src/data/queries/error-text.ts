import { ApiError } from '@waypost/client';
import en from '../../i18n/en.json';
import { hasText, type MessageKey, type Translate } from '../../i18n/i18n.ts';

const firstCodes: Record<string, string> = en.errors;

/** The text of an error, in the member's language, from the code of the response. */
export function toErrorText(t: Translate, error: unknown): string {
  if (error instanceof ApiError && error.status === 402) return toLimitText(t, error.detail);
  if (!(error instanceof ApiError)) return t('errors.internal');
  // The keys of both sections are the codes of the contract, which a test checks.
  if (error.code in firstCodes) return t(`errors.${error.code}` as MessageKey);
  const key = `apiErrors.${error.code}`;
  return t(hasText(key) ? key : 'errors.internal');
}

/** Only the server knows the exceeded limit and says so in English: number and kind are parsed from that. */
function toLimitText(t: Translate, detail: string): string {
  const [, number, kind] = /limit of (\d+) (projects|members)/.exec(detail) ?? [];
  if (number === undefined) return detail;
  const limit = Number(number);
  return kind === 'projects' ? t('common.limitProjects', { limit }) : t('common.limitMembers', { limit });
}

/** Whether an error is of the API and has this code. */
export function hasCode(error: unknown, ...codes: readonly ApiError['code'][]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
