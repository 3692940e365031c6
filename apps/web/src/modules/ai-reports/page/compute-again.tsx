import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ComputedFact, Fact } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { computeFact } from '../api.ts';
import { type FactReader, toFactName, toFactValue } from './fact-text.ts';
import classes from './report-page.module.css';

interface ComputeAgainProps {
  readonly organizationId: number;
  /** Of the report. */
  readonly code: string;
  readonly fact: Fact;
  readonly reader: FactReader;
}

/** What the query of a fact gives now, of the features that this member may read. */
function toResult(reader: FactReader, fact: Fact, computed: ComputedFact): string {
  const { t } = reader;
  const { value, is_same, ...found } = computed;
  if (value === null) return t('aiReports.again.nothing');
  if (is_same) return t('aiReports.again.same');
  const now = { ...fact, ...found, value };
  return t('aiReports.again.other', { name: toFactName(reader, now), value: toFactValue(reader, now) });
}

/** Runs the query of a fact again. */
export function ComputeAgain({ organizationId, code, fact, reader }: ComputeAgainProps) {
  const t = useTranslate();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => computeFact(organizationId, code, fact.id),
  });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        leftSection={<IconCalculator size={16} stroke={1.5} aria-hidden />}
        onClick={() => mutate()}
      >
        {t('aiReports.again.run')}
      </Button>
      <p className={classes.cardNote} role="status">
        {data !== undefined && toResult(reader, fact, data)}
        {error !== null && `${t('aiReports.again.failed')}. ${toErrorText(t, error)}`}
      </p>
    </>
  );
}
