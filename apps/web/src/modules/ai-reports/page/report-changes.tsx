import { Link } from '@tanstack/react-router';
import type { AiReport } from '@waypost/contract';
import { hasCode } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../ui/times/time-format.ts';
import { useAiReport } from '../api.ts';
import { compareFacts } from './compare-facts.ts';
import { toFactName, toFactValue } from './fact-text.ts';
import { toFilterText } from './filter-text.ts';
import classes from './report-page.module.css';

interface ReportChangesProps {
  readonly organizationId: number;
  readonly report: AiReport;
  /** The code of the version before. */
  readonly previous: string;
}

/** What has changed since the version before, in its facts. */
export function ReportChanges({ organizationId, report, previous }: ReportChangesProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const reader = { t, locale: useLocale(), times: { ...preferences, tz: report.time_zone } };
  const { data: before, error } = useAiReport(organizationId, previous);
  if (hasCode(error, 'ai_report_not_found'))
    return <p className={classes.cardNote}>{t('aiReports.previousGone', { version: report.version })}</p>;
  if (before === undefined || before.status !== 'completed') return null;
  const changes = compareFacts(before.facts, report.facts);
  return (
    <section className={classes.section} aria-label={t('aiReports.changes')}>
      <h2>{t('aiReports.changes')}</h2>
      <p className={classes.cardNote}>
        {t('aiReports.version', { version: report.version })}{' '}
        <Link
          to="/organizations/$org_id/reports/$reportCode"
          params={{ org_id: String(organizationId), reportCode: previous }}
        >
          {t('aiReports.previous', { time: formatShortTime(new Date(before.created_at), preferences) })}
        </Link>
      </p>
      <FilterChange before={before} report={report} />
      {report.is_of_other_projects && <p className={classes.cardNote}>{t('aiReports.otherProjects')}</p>}
      {changes.length === 0 ? (
        <p>{t('aiReports.noChanges')}</p>
      ) : (
        <ul className={classes.changes}>
          {changes.map(({ before: was, now, isUntold }) => {
            const fact = now ?? was;
            if (fact === null) return null;
            return (
              <li key={`${was?.id} ${now?.id}`}>
                <span>{toFactName(reader, fact)}</span>
                <span>
                  {was !== null && <s>{toFactValue(reader, was)}</s>}{' '}
                  <b>
                    {now === null
                      ? t(isUntold ? 'aiReports.untold' : 'aiReports.gone')
                      : toFactValue(reader, now)}
                  </b>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** What the filter of the layer was, if that is another one now. */
function FilterChange({ before, report }: { readonly before: AiReport; readonly report: AiReport }) {
  const t = useTranslate();
  if (!report.is_of_other_filter || before.filter === null) return null;
  const filter = toFilterText(t, before.filter);
  return <p className={classes.cardNote}>{t('aiReports.filter.changed', { filter })}</p>;
}
