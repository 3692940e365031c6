import { Button, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { putImageryCeiling } from '../api.ts';
import { isSavable, readCeiling } from './ceiling-value.ts';
import classes from './imagery-costs.module.css';

interface CeilingFormProps {
  readonly organizationId: number;
  /** Null: there is none. */
  readonly monthlyKm2: number | null;
}

/** The ceiling of a month; an empty field takes it away. */
export function CeilingForm({ organizationId, monthlyKm2 }: CeilingFormProps) {
  const t = useTranslate();
  const [value, setValue] = useState<number | null>(monthlyKm2);
  const [isBusy, setIsBusy] = useState(false);
  const canSave = isSavable(value, monthlyKm2);
  useLeaveGuard(() => value !== monthlyKm2);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !canSave) return;
    setIsBusy(true);
    try {
      await putImageryCeiling(organizationId, value);
      showToast({ tone: 'good', message: t('imagery.costs.saved') });
    } catch (error) {
      showToast({ tone: 'error', title: t('imagery.costs.saveFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <NumberInput
        className={classes.field ?? ''}
        label={t('imagery.costs.ceiling')}
        description={t('imagery.costs.ceilingHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('imagery.costs.noCeiling')}
        suffix=" km²"
        min={0}
        max={1_000_000_000}
        allowNegative={false}
        hideControls
        value={value ?? ''}
        onChange={(next) => setValue(readCeiling(next))}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={!canSave}>
        {t('imagery.costs.save')}
      </Button>
    </form>
  );
}
