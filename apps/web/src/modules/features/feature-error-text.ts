import { hasCode, toErrorText } from '../../data/queries/error-text.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** Why a feature cannot be shown, on its page and its edit page. */
export function toFeatureErrorText(t: Translate, error: unknown): string {
  if (hasCode(error, 'forbidden')) return t('features.noPermission');
  if (hasCode(error, 'network')) return t('features.cannotFetchOne');
  return toErrorText(t, error);
}
