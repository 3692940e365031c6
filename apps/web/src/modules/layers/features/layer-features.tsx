import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Layer, LayerFeature } from '@waypost/contract';
import type { ReactNode } from 'react';
import { useFallbackInterval } from '../../../data/realtime/realtime.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { layerPageQuery } from '../api.ts';
import { useLayerRange } from '../use-layer-range.ts';
import { DownloadButtons } from './download-buttons.tsx';
import { LayerFeatureList } from './layer-feature-list.tsx';
import classes from './layer-features.module.css';
import { RangeFilter } from './range-filter.tsx';

interface LayerFeaturesProps {
  readonly layer: Layer;
  /** “Reports (n)” or “Features (n)”. */
  readonly heading: (count: number) => string;
  readonly empty: string;
  readonly failed: string;
  /** What can be done with a row. */
  readonly toActions?: (item: LayerFeature) => ReactNode;
}

/** The features of a layer that this member may read, in the range of the timeline. */
export function LayerFeaturesTab({ layer, heading, empty, failed, toActions }: LayerFeaturesProps) {
  const t = useTranslate();
  const range = useLayerRange();
  const query = useQuery({
    ...layerPageQuery(layer, range, 0),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(),
  });
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <SkeletonRows rows={6} picture="none" />;
    return (
      <ErrorState
        title={t('layers.featuresFailed')}
        text={failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  // A range in which nothing lies says nothing of the layer.
  const none = Object.keys(range).length === 0 ? empty : t('layers.noneInFilter');
  const isInverted = (range.startDate ?? 0) > (range.endDate ?? Number.POSITIVE_INFINITY);
  return (
    <section aria-labelledby="layer-features">
      <div className={classes.bar}>
        <h2 id="layer-features" className={classes.heading} aria-live="polite">
          {heading(data.total)}
        </h2>
        {data.total > 0 && <DownloadButtons layer={layer} range={range} />}
      </div>
      <RangeFilter />
      <p className={classes.note}>{t('layers.whatYouSee')}</p>
      {data.total === 0 ? (
        <EmptyState title={isInverted ? t('layers.selectRange') : none} />
      ) : (
        <LayerFeatureList layer={layer} range={range} first={data} toActions={toActions} />
      )}
    </section>
  );
}
