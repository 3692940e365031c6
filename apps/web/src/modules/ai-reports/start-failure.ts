import { hasCode, toErrorText } from '../../data/queries/error-text.ts';
import type { Translate } from '../../i18n/i18n.ts';

/** Why a report was not started. */
export function toStartFailure(t: Translate, error: unknown): string {
  if (hasCode(error, 'no_features_to_report')) return t('aiReports.noFeatures');
  if (hasCode(error, 'too_many_requests')) return t('aiReports.tooMany');
  if (hasCode(error, 'language_model_limit')) return t('aiReports.limitText');
  if (hasCode(error, 'internal') || hasCode(error, 'language_model_unavailable'))
    return t('aiReports.unavailable');
  return `${t('aiReports.startFailedText')}. ${toErrorText(t, error)}`;
}
