import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import type english from '../ai-reports.en.json';
import { cancelAiReport, useReportJob } from '../api.ts';
import classes from './report-page.module.css';

type Stage = keyof typeof english.stages;
const STAGES: readonly Stage[] = ['facts', 'writing'];

/** How far a report is that is being written, and the button that ends it. */
export function ReportWork({ code }: { readonly code: string }) {
  const t = useTranslate();
  const { data: job } = useReportJob(code);
  const [isBusy, setIsBusy] = useState(false);
  const stage = STAGES.find((one) => one === job?.stage);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await cancelAiReport(code);
    } catch (error) {
      showToast({ tone: 'error', title: t('aiReports.cancelFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <EmptyState title={t('aiReports.pendingText')} text={t(`aiReports.stages.${stage ?? 'waiting'}`)}>
      <Progress
        className={classes.work ?? ''}
        size={5}
        value={Math.round((job?.progress ?? 0) * 100)}
        animated
        aria-label={t('aiReports.pendingText')}
      />
      {job?.can_cancel === true && (
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void cancel()}>
          {t('aiReports.cancel')}
        </Button>
      )}
    </EmptyState>
  );
}
