import { Button, Select, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type AiReportConfig, MAX_PROMPT, type ReportWriterName } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { aiConfigQuery, startAiReport } from '../api.ts';
import { toStartFailure } from '../start-failure.ts';
import { DebugSettings } from './debug-settings.tsx';
import classes from './report-form.module.css';

interface ReportFormProps {
  readonly organizationId: number;
  readonly layerCode: string;
  readonly range: { readonly startDate?: number; readonly endDate?: number };
}

/** Asks for a new report of what a layer shows. */
export function ReportForm({ organizationId, layerCode, range }: ReportFormProps) {
  const t = useTranslate();
  const language = useLocale().startsWith('es') ? 'es' : 'en';
  const { tz } = usePreferences();
  const navigate = useNavigate();
  const failure = useFailureToast();
  const { data: config } = useQuery(aiConfigQuery(organizationId));
  const [prompt, setPrompt] = useState('');
  const [writer, setWriter] = useState<ReportWriterName>('built_in');
  const [systemPrompt, setSystemPrompt] = useState<string | null>(null);
  const isModel = writer === 'model';
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    failure.clear();
    setIsBusy(true);
    try {
      const body = {
        writer,
        system_prompt: isModel ? (systemPrompt ?? config?.default_system_prompt ?? '') : '',
        user_prompt: prompt.trim(),
        language,
        time_zone: toTimeZone(tz),
      } as const;
      const reportCode = await startAiReport({ organizationId, layerCode, range, body });
      showToast({ tone: 'info', title: t('aiReports.started'), message: t('aiReports.redirecting') });
      await navigate({
        to: '/organizations/$org_id/reports/$reportCode',
        params: { org_id: String(organizationId), reportCode },
      });
    } catch (error) {
      failure.show({ title: t('aiReports.startFailed'), message: toStartFailure(t, error) });
      setIsBusy(false);
    }
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void start();
      }}
    >
      {config !== undefined && config.writers.length > 1 && (
        <WriterChoice config={config} writer={writer} onWriter={setWriter} />
      )}
      {config !== undefined && (
        <DebugSettings
          config={config}
          isModel={isModel}
          systemPrompt={systemPrompt ?? config.default_system_prompt}
          onSystemPrompt={setSystemPrompt}
        />
      )}
      <Textarea
        label={t('aiReports.prompt')}
        placeholder={t('aiReports.promptPlaceholder')}
        description={t(isModel ? 'aiReports.promptHintModel' : 'aiReports.promptHint')}
        value={prompt}
        maxLength={MAX_PROMPT}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <p className={classes.hint}>{t('aiReports.range')}</p>
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy} disabled={config === undefined}>
          {t(isBusy ? 'aiReports.generating' : 'aiReports.new')}
        </Button>
        <Link to="/organizations/$org_id/reports" params={{ org_id: String(organizationId) }}>
          {t('aiReports.history')}
        </Link>
      </div>
    </form>
  );
}

/** The zone of a person's settings; that of the browser unless they chose one. */
const toTimeZone = (chosen: string | null | undefined) =>
  chosen == null || chosen === '' ? Intl.DateTimeFormat().resolvedOptions().timeZone : chosen;

interface WriterChoiceProps {
  readonly config: AiReportConfig;
  readonly writer: ReportWriterName;
  readonly onWriter: (writer: ReportWriterName) => void;
}

function WriterChoice({ config, writer, onWriter }: WriterChoiceProps) {
  const t = useTranslate();
  return (
    <Select
      label={t('aiReports.writtenBy')}
      data={config.writers.map((value) => ({
        value,
        label:
          value === 'built_in' ? t('aiReports.builtIn') : t('aiReports.modelName', { model: config.model }),
      }))}
      value={writer}
      allowDeselect={false}
      onChange={(value) => onWriter(value === 'model' ? 'model' : 'built_in')}
    />
  );
}
