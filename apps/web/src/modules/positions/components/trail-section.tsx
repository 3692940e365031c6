import { Select } from '@mantine/core';
import { TRAIL_DAYS, TRAIL_KEEPS, type TrailKeep } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { changeTrailKeep, useTrailKeep } from '../api.ts';
import classes from './trail-section.module.css';

/** How long a project keeps the positions of its members and devices. */
export function TrailSection({ projectId }: { readonly projectId: number }) {
  const t = useTranslate();
  const keep = useTrailKeep(projectId);
  const [isBusy, setIsBusy] = useState(false);
  const change = async (wanted: TrailKeep) => {
    if (keep === undefined || wanted === keep) return;
    if (TRAIL_DAYS[wanted] < TRAIL_DAYS[keep] && !(await confirmLess())) return;
    setIsBusy(true);
    try {
      await changeTrailKeep(projectId, wanted);
      showToast({ tone: 'good', message: t('positions.saved') });
    } catch (error) {
      showToast({ tone: 'error', title: t('positions.saveFailed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  const confirmLess = () =>
    confirm({
      title: t('positions.lessTitle'),
      text: t('positions.lessText'),
      confirmLabel: t('positions.lessConfirm'),
      cancelLabel: t('positions.lessCancel'),
      isDangerous: true,
    });
  return (
    <section aria-labelledby="trails-heading">
      <h2 id="trails-heading" className={classes.heading}>
        {t('positions.title')}
      </h2>
      <div className={classes.content}>
        <p className={classes.hint}>{t('positions.hint')}</p>
        <Select
          label={t('positions.keep')}
          data={TRAIL_KEEPS.map((value) => ({ value, label: t(`positions.keeps.${value}`) }))}
          value={keep ?? null}
          disabled={isBusy || keep === undefined}
          allowDeselect={false}
          onChange={(value) => void change(TRAIL_KEEPS.find((one) => one === value) ?? 'none')}
        />
      </div>
    </section>
  );
}
