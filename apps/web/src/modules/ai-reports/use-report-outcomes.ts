import { useNavigate } from '@tanstack/react-router';
import type { AiReportListItem } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { toReportName } from './report-name.ts';

/** Tells when a report that was being written is completed or has failed; who cancels one knows. */
export function useReportOutcomes(
  organizationId: number,
  reports: readonly AiReportListItem[] | undefined,
): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const pending = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const report of reports ?? []) {
      if (!pending.current.has(report.code) || report.status === 'pending') continue;
      if (report.failure === 'cancelled') continue;
      const isDone = report.status === 'completed';
      showToast({
        tone: isDone ? 'good' : 'error',
        title: t(isDone ? 'aiReports.completedToast' : 'aiReports.failedToast'),
        message: toReportName(t, report),
        action: {
          label: t('aiReports.open'),
          run: () =>
            void navigate({
              to: '/organizations/$org_id/reports/$reportCode',
              params: { org_id: String(organizationId), reportCode: report.code },
            }),
        },
      });
    }
    const now = (reports ?? []).filter(({ status }) => status === 'pending').map(({ code }) => code);
    pending.current = new Set(now);
  }, [reports, organizationId, navigate, t]);
}
