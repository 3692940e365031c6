import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AiReportListItem } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { toReportName } from '../report-name.ts';
import { ReportStatus } from '../report-status.tsx';
import { useDeleteReport } from '../use-delete-report.ts';
import classes from './report-list.module.css';

interface ReportItemProps {
  readonly organizationId: number;
  readonly report: AiReportListItem;
  readonly isOpen: boolean;
  readonly onNavigated: (() => void) | undefined;
}

/** One report: what was asked, how far it is, and how it begins. */
export function ReportItem({ organizationId, report, isOpen, onNavigated }: ReportItemProps) {
  const t = useTranslate();
  const remove = useDeleteReport(organizationId);
  const name = toReportName(t, report);
  const { status, report_content: content } = report;
  const text =
    status === 'pending'
      ? t('aiReports.pendingText')
      : status === 'failed'
        ? t(report.failure === 'cancelled' ? 'aiReports.cancelledText' : 'aiReports.failedText')
        : // Without the title of its first section.
          (content?.split('\n')[1] ?? t('aiReports.noContent'));
  return (
    <li className={classes.item} data-open={isOpen}>
      <Link
        to="/organizations/$org_id/reports/$reportCode"
        params={{ org_id: String(organizationId), reportCode: report.code }}
        className={classes.link}
        aria-current={isOpen ? 'page' : undefined}
        onClick={onNavigated}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          <Badge>{t('aiReports.ai')}</Badge>
          <RelativeTime value={report.created_at} />
          <ReportStatus status={status} />
        </span>
        <span className={classes.text}>{text}</span>
      </Link>
      {report.can_delete && (
        <ActionIcon
          className={classes.delete}
          aria-label={t('aiReports.deleteOf', { name })}
          title={t('aiReports.delete')}
          onClick={() => void remove(report.code)}
        >
          <IconTrash size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
