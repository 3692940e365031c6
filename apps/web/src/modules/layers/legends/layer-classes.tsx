import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Layer, toColorKey } from '@waypost/contract';
import { useFallbackInterval } from '../../../data/realtime/realtime.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { LegendClassesOnDemand } from '../../features/index.ts';
import { layerLegendQuery } from '../api.ts';
import classes from './layers-chip.module.css';

/** The colours by which the features of a layer differ, with what they mean. */
export function LayerClasses({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const query = useQuery({
    ...layerLegendQuery(layer),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(),
  });
  const { data } = query;
  if (data === undefined)
    return query.isError ? <span className={classes.note}>{t('layers.colors.legendFailed')}</span> : null;
  if (data.is_too_large) return <span className={classes.note}>{t('layers.colors.tooLarge')}</span>;
  return (
    <LegendClassesOnDemand classes={data.classes} isTemplate={toColorKey(layer.color_by ?? '') === null} />
  );
}
