import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RADAR_KEEP_DAYS } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../data/queries/error-text.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { confirm } from '../../ui/questions/confirm.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { putRadarSettings, radarSettingsQuery } from './api.ts';

/** For how long the organization sees what its radars saw. */
export function KeepDaysField({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const { data, error } = useQuery(radarSettingsQuery(organizationId));
  const [isBusy, setIsBusy] = useState(false);
  const change = async (value: string | null) => {
    const days = RADAR_KEEP_DAYS.find((one) => String(one) === value);
    if (days === undefined || data === undefined || days === data.keep_days) return;
    const isSure =
      days > data.keep_days ||
      (await confirm({
        title: t('radarKey.lessTitle'),
        text: t('radarKey.lessText', { count: days }),
        confirmLabel: t('radarKey.lessConfirm'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
      }));
    if (!isSure) return;
    setIsBusy(true);
    try {
      await putRadarSettings(organizationId, { keep_days: days });
      showToast({ tone: 'good', message: t('radarKey.keepSaved') });
    } catch (failed) {
      showToast({ tone: 'error', title: t('radarKey.keepFailed'), message: toErrorText(t, failed) });
    }
    setIsBusy(false);
  };
  return (
    <Select
      mt={12}
      label={t('radarKey.keep')}
      data={RADAR_KEEP_DAYS.map((days) => ({
        value: String(days),
        label: t('radarKey.days', { count: days }),
      }))}
      value={data === undefined ? null : String(data.keep_days)}
      error={error === null ? null : toErrorText(t, error)}
      disabled={isBusy || data === undefined}
      allowDeselect={false}
      onChange={(value) => void change(value)}
    />
  );
}
