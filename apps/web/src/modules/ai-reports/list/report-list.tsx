import { ActionIcon } from '@mantine/core';
import { IconRefresh, IconReport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useAiReports } from '../api.ts';
import { useReportOutcomes } from '../use-report-outcomes.ts';
import { ReportItem } from './report-item.tsx';
import classes from './report-list.module.css';

interface ReportListProps {
  readonly organizationId: number;
  /** The layer whose reports are listed; absent: all. */
  readonly layer?: string;
  /** The report whose page is open. */
  readonly open?: string | undefined;
  readonly emptyHint: string;
  /** What can be done where there is no report. */
  readonly emptyAction?: ReactNode;
  readonly onNavigated?: () => void;
}

/** The reports of an organization or of one layer, newest first. */
export function ReportList({
  organizationId,
  layer,
  open,
  emptyHint,
  emptyAction,
  onNavigated,
}: ReportListProps) {
  const t = useTranslate();
  const query = useAiReports(organizationId, layer);
  const { data, error } = query;
  useReportOutcomes(organizationId, data);
  const refresh = () => void query.refetch();
  if (data === undefined) {
    if (error !== null)
      return <ErrorState title={t('aiReports.loadFailed')} isRetrying={query.isFetching} onRetry={refresh} />;
    return (
      <>
        <span className="wp-visually-hidden">{t('aiReports.loading')}</span>
        <SkeletonRows rows={4} picture="none" />
      </>
    );
  }
  return (
    <section aria-label={t('aiReports.title')} className={classes.section}>
      <div className={classes.bar}>
        <p className={classes.count}>{t('aiReports.count', { count: data.length })}</p>
        <ActionIcon
          aria-label={t('aiReports.refresh')}
          title={t('aiReports.refresh')}
          loading={query.isRefetching}
          onClick={refresh}
        >
          <IconRefresh size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {data.length === 0 ? (
        <EmptyState icon={IconReport} title={t('aiReports.none')} text={emptyHint}>
          {emptyAction}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {data.map((report) => (
            <ReportItem
              key={report.code}
              organizationId={organizationId}
              report={report}
              isOpen={report.code === open}
              onNavigated={onNavigated}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
