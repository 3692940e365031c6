import { ActionIcon } from '@mantine/core';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type LegendClass, tileEndpoints, toColorKey } from '@waypost/contract';
import { useState } from 'react';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../../data/realtime/realtime.ts';
import { getHttp } from '../../../data/session/http.ts';
import { type Translate, useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import classes from './map-legend.module.css';

interface MapLegendProps {
  readonly projectId: number;
  readonly colorBy: string;
}

/** The name of a class. */
function toLabel(
  { kind, label, from, to }: LegendClass,
  t: Translate,
  locale: string,
  isTemplate: boolean,
): string {
  const write = (value: number | null) => toNumberText(value ?? 0, locale, { maximumFractionDigits: 12 });
  if (kind === 'other') return t('legend.other');
  if (kind === 'none') return t(isTemplate ? 'legend.noTemplate' : 'legend.none');
  if (kind !== 'range') return label ?? '';
  if (from === null) return t('legend.below', { to: write(to) });
  if (to === null) return t('legend.from', { from: write(from) });
  return t('legend.between', { from: write(from), to: write(to) });
}

/** The colours of the features on the map with their meanings, at the place of legends. */
export function MapLegend({ projectId, colorBy }: MapLegendProps) {
  const t = useTranslate();
  const locale = useLocale();
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
        <ul className={classes.classes}>
          {data.classes.map((one) => {
            const label = toLabel(one, t, locale, key === null);
            return (
              <li key={`${one.kind} ${label}`} className={classes.class}>
                <span className={classes.swatch} style={{ background: one.color }} />
                <span className={classes.label} title={label}>
                  {label}
                </span>
                <span className={classes.count}>{toNumberText(one.count, locale)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
