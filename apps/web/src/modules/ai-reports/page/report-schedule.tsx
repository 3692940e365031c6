import { Button, Checkbox, Select } from '@mantine/core';
import { type AiReport, REPORT_INTERVALS, type ReportInterval, type ReportSchedule } from '@waypost/contract';
import { useId, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatFullTime } from '../../../ui/times/time-format.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { scheduleAiReport, subscribeToAiReport } from '../api.ts';
import classes from './report-page.module.css';

interface ReportScheduleProps {
  readonly organizationId: number;
  readonly report: AiReport;
}

const NEVER = 'never';
const CHOICES = [NEVER, ...REPORT_INTERVALS] as const;
const toInterval = (value: string | null): ReportInterval | null =>
  REPORT_INTERVALS.find((interval) => interval === value) ?? null;

/** When new versions of a report are made, and whether one gets mail of them. */
export function ReportScheduleSection({ organizationId, report }: ReportScheduleProps) {
  const t = useTranslate();
  const titleId = useId();
  const failure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const { code, schedule, can_schedule: canSchedule } = report;
  if (schedule === null && !canSchedule) return null;
  const change = async (title: string, work: () => Promise<void>) => {
    failure.clear();
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      failure.show({ title, message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  const set = (every: ReportInterval | null) =>
    void change(t('aiReports.schedule.failed'), () => scheduleAiReport(organizationId, code, every));
  return (
    <section className={classes.schedule} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('aiReports.schedule.title')}</h2>
      {canSchedule ? (
        <Select
          label={t('aiReports.schedule.every')}
          data={CHOICES.map((value) => ({
            value,
            label: t(`aiReports.schedule.${value}`),
          }))}
          value={schedule?.next_at == null ? NEVER : schedule.every}
          allowDeselect={false}
          // Disabled, it would lose the focus.
          readOnly={isBusy}
          aria-busy={isBusy}
          onChange={(value) => set(toInterval(value))}
        />
      ) : (
        schedule !== null && <p>{t(`aiReports.schedule.${schedule.every}`)}.</p>
      )}
      {schedule !== null && <ScheduleState schedule={schedule} zone={report.time_zone} />}
      {schedule !== null && (
        <ReportMail
          isOn={schedule.is_subscribed}
          onChange={(isOn) =>
            change(t('aiReports.schedule.mailFailed'), () => subscribeToAiReport(organizationId, code, isOn))
          }
        />
      )}
      {schedule?.can_end === true && !(canSchedule && schedule.next_at !== null) && (
        <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={() => set(null)}>
          {t('aiReports.schedule.end')}
        </Button>
      )}
    </section>
  );
}

function toStateText(t: Translate, schedule: ReportSchedule, toTime: (time: string) => string): string[] {
  const { member_display_name: name, next_at: next, stopped, skipped } = schedule;
  if (stopped !== null) return [t(`aiReports.schedule.stopped.${stopped}`)];
  return [
    ...(skipped === null ? [] : [t(`aiReports.schedule.skipped.${skipped}`)]),
    ...(next === null ? [] : [toTime(next)]),
    ...(name === null ? [] : [t('aiReports.schedule.by', { name })]),
  ];
}

/** When the next version is made and for whom, or why there is none. */
function ScheduleState({ schedule, zone }: { readonly schedule: ReportSchedule; readonly zone: string }) {
  const t = useTranslate();
  const times = { ...usePreferences(), tz: zone };
  const toTime = (time: string) =>
    t('aiReports.schedule.next', { time: formatFullTime(new Date(time), times), zone });
  return (
    <p className={classes.cardNote} role="status">
      {toStateText(t, schedule, toTime).join(' ')}
    </p>
  );
}

interface ReportMailProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => Promise<void>;
}

/** Whether one gets mail of new versions. What was chosen is shown at once, and taken back if it is refused. */
function ReportMail({ isOn, onChange }: ReportMailProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (next: boolean) => {
    setChosen(next);
    await onChange(next);
    setChosen(null);
  };
  return (
    <Checkbox
      label={t('aiReports.schedule.mail')}
      description={t('aiReports.schedule.mailHint')}
      checked={chosen ?? isOn}
      aria-busy={chosen !== null}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
