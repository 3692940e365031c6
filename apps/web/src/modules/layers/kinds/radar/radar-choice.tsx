import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../i18n/i18n.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton-rows.tsx';
import type { LayerMakerProps } from '../layer-kind.ts';
import { radarsQuery } from './radar-api.ts';
import classes from './radar-data.module.css';

/** Chooses one of the radars that the organization's account opens. */
export function RadarChoice({ organizationId, isBusy, onMake }: LayerMakerProps) {
  const t = useTranslate();
  const query = useQuery(radarsQuery(organizationId));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (query.isPending) return <SkeletonRows rows={1} picture="none" />;
  if (query.isError) {
    const text = hasCode(query.error, 'radar_access_required')
      ? t('radar.noAccount')
      : t('radar.listFailed', { message: toErrorText(t, query.error) });
    return <ErrorState text={text} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  if (query.data.length === 0) return <p className={classes.note}>{t('radar.noRadars')}</p>;
  const make = () => {
    setIsTried(true);
    if (chosen !== null) onMake({ radar_id: Number(chosen) });
    else field.current?.focus();
  };
  return (
    <>
      <Select
        ref={field}
        label={t('radar.radar')}
        placeholder={t('radar.choose')}
        data={query.data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
        error={isTried && chosen === null ? t('radar.required') : null}
        allowDeselect={false}
      />
      <Button className={classes.create ?? ''} loading={isBusy} onClick={make}>
        {t('radar.create')}
      </Button>
    </>
  );
}
