import { Button } from '@mantine/core';
import type { AiReport } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../ui/times/time-format.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { shareAiReport } from '../api.ts';
import classes from './report-page.module.css';

interface ReportSharingProps {
  readonly organizationId: number;
  readonly report: AiReport;
}

/** Says that a report is shared with all members, and lets administrators share it and end that. */
export function ReportSharing({ organizationId, report }: ReportSharingProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const failure = useFailureToast();
  const { code, shared_at: since, shared_by: name, can_share: canShare } = report;
  if (since === null && !canShare) return null;
  const change = async () => {
    const isConfirmed =
      since !== null ||
      (await confirm({
        title: t('aiReports.shareTitle'),
        text: t('aiReports.shareText'),
        confirmLabel: t('aiReports.share'),
        cancelLabel: t('common.cancel'),
      }));
    if (!isConfirmed) return;
    failure.clear();
    try {
      await shareAiReport(organizationId, code, since === null);
    } catch (error) {
      failure.show({ title: t('aiReports.shareFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <div className={classes.sharing}>
      <p className={classes.cardNote}>
        {since === null
          ? t('aiReports.notShared')
          : t(name === null ? 'aiReports.sharedSince' : 'aiReports.sharedBy', {
              name: name ?? '',
              time: formatShortTime(new Date(since), preferences),
            })}
      </p>
      {canShare && (
        <Button variant="subtle" size="compact-sm" onClick={() => void change()}>
          {t(since === null ? 'aiReports.share' : 'aiReports.unshare')}
        </Button>
      )}
    </div>
  );
}
