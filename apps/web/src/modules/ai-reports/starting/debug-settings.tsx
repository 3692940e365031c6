import { Button, Textarea } from '@mantine/core';
import { type AiReportConfig, MAX_PROMPT } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './report-form.module.css';

interface DebugSettingsProps {
  readonly config: AiReportConfig;
  /** Whether the language model is to write. */
  readonly isModel: boolean;
  readonly systemPrompt: string;
  readonly onSystemPrompt: (prompt: string | null) => void;
}

/** Who writes, and how a language model is told to. The built-in writer follows no instructions. */
export function DebugSettings({ config, isModel, systemPrompt, onSystemPrompt }: DebugSettingsProps) {
  const t = useTranslate();
  return (
    <details className={classes.debug}>
      <summary>{t('aiReports.debug')}</summary>
      <dl className={classes.facts}>
        <dt>{t('aiReports.model')}</dt>
        <dd>{isModel ? config.model : t('aiReports.builtIn')}</dd>
      </dl>
      <p className={classes.hint}>{t(isModel ? 'aiReports.modelHint' : 'aiReports.builtInHint')}</p>
      {isModel && (
        <div className={classes.system}>
          <Textarea
            label={t('aiReports.systemPrompt')}
            value={systemPrompt}
            maxLength={MAX_PROMPT}
            autosize
            minRows={3}
            maxRows={10}
            onChange={(event) => onSystemPrompt(event.currentTarget.value)}
          />
          <Button
            variant="default"
            size="compact-sm"
            disabled={systemPrompt === config.default_system_prompt}
            onClick={() => onSystemPrompt(null)}
          >
            {t('aiReports.reset')}
          </Button>
        </div>
      )}
    </details>
  );
}
