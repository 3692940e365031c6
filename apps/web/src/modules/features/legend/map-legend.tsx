import { ActionIcon } from '@mantine/core';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { tileEndpoints, toColorKey } from '@waypost/contract';
import { useState } from 'react';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../../data/realtime/realtime.ts';
import { getHttp } from '../../../data/session/http.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { LegendClasses } from './legend-classes.tsx';
import classes from './map-legend.module.css';

interface MapLegendProps {
  readonly projectId: number;
  readonly colorBy: string;
}

/** The colours of the features on the map with their meanings, at the place of legends. */
export function MapLegend({ projectId, colorBy }: MapLegendProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [isFolded, setIsFolded] = useState(isNarrow);
  const query = useQuery({
    // Below the features: each change of them may change it.
    queryKey: queryKeys.features(projectId, { legend: colorBy }),
    queryFn: ({ signal }) =>
      getHttp().call(tileEndpoints.getLegend, {
        params: { project_id: projectId },
        query: { color_by: colorBy },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(),
  });
  const key = toColorKey(colorBy);
  const title = key ?? t('legend.template');
  const { data } = query;
  return (
    <section className={classes.card} aria-label={t('legend.title')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <ActionIcon
          size={24}
          aria-label={t(isFolded ? 'legend.unfold' : 'legend.fold')}
          aria-expanded={!isFolded}
          className={classes.fold}
          onClick={() => setIsFolded(!isFolded)}
        >
          <IconChevronUp size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={24}
          aria-label={t('legend.close')}
          onClick={() =>
            void navigate({ to: '.', search: (all) => ({ ...all, color_by: undefined }), replace: true })
          }
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </header>
      {query.isError && data === undefined && <p className={classes.note}>{t('legend.failed')}</p>}
      {data?.is_too_large === true && <p className={classes.note}>{t('legend.tooLarge')}</p>}
      {!isFolded && data !== undefined && data.classes.length > 0 && (
        <LegendClasses classes={data.classes} isTemplate={key === null} />
      )}
    </section>
  );
}
