import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { aiUsageQuery } from '../api.ts';
import classes from './report-list.module.css';

/** What the organization has used of the language model this month, for administrators. */
export function UsageNote({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const { data } = useQuery(aiUsageQuery(organizationId));
  if (data == null) return null;
  return (
    <p className={classes.usage}>
      {t('aiReports.usage', {
        calls: format.format(data.calls),
        callsLimit: format.format(data.calls_limit),
        tokens: format.format(data.tokens),
        tokensLimit: format.format(data.tokens_limit),
      })}
    </p>
  );
}
