import type { AiReportListItem } from '@waypost/contract';
import type { Translate } from '../../i18n/i18n.ts';

/** What a report is called: what was asked, else its layer. */
export function toReportName(t: Translate, { user_prompt, layer_name }: AiReportListItem): string {
  return user_prompt === '' ? t('aiReports.untitled', { layer: layer_name }) : user_prompt;
}
