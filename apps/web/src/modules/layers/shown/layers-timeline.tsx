import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { CLASS_COLORS, type Layer, type TimelineBars, type TimelineRange } from '@waypost/contract';
import { useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useFallbackInterval } from '../../../data/realtime/realtime.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { timeSteps } from '../../../map/session/time-steps.ts';
import { TimelineCard, TimelinePanel, useTimelineChoice, useTimelineState } from '../../features/index.ts';
import { layerTimelineQuery, useLayers } from '../api.ts';
import { toOneColor } from '../colors/to-one-color.ts';
import type { LayerTimelineQuery } from '../kinds/layer-kind.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { toLayerName } from '../use-layer-name.ts';
import { joinTimelines } from './join-timelines.ts';
import { listDrawn, shownLayers } from './shown-layers.ts';

/** More series could not be told apart. */
const MAX_SERIES = CLASS_COLORS.length;

/** When what the layers on the map show was observed or measured; nothing while none of them has times. */
export function LayersTimeline({ organizationId }: { readonly organizationId: number }) {
  const { data } = useLayers(organizationId);
  const on = useStore(shownLayers, (shown) =>
    shown.organizationId === organizationId ? shown.bottom : null,
  );
  const measured = useStore(timeSteps, ({ steps }) => steps?.layers);
  const layers = useMemo(
    () =>
      listDrawn(data ?? [], on)
        .filter((layer) => findWebKind(layer)?.hasTimes === true || measured?.includes(layer.code))
        .slice(0, MAX_SERIES),
    [data, on, measured],
  );
  if (layers.length === 0) return null;
  return <TimelineCard>{(onClose) => <Bars layers={layers} onClose={onClose} />}</TimelineCard>;
}

/** When what a layer draws was seen. */
const toTimeline = (layer: Layer, range: TimelineRange): LayerTimelineQuery =>
  findWebKind(layer)?.toTimeline?.(layer, range) ?? layerTimelineQuery(layer, range);

interface BarsProps {
  readonly layers: readonly Layer[];
  readonly onClose: () => void;
}

function Bars({ layers, onClose }: BarsProps) {
  const choice = useTimelineChoice();
  const t = useTranslate();
  const refetchInterval = useFallbackInterval();
  const query = useQueries({
    queries: layers.map((layer) => ({
      ...toTimeline(layer, choice.range),
      placeholderData: keepPreviousData<TimelineBars>,
      refetchInterval,
    })),
    combine: (results: UseQueryResult<TimelineBars>[]) => ({
      all: results.map((result) => result.data),
      isPlaceholderData: results.some((result) => result.isPlaceholderData),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => Promise.all(results.map((result) => result.refetch())),
    }),
  });
  const series = layers.map((layer) => ({
    name: toLayerName(t, layer),
    color: toOneColor(layer.color_by),
  }));
  const state = useTimelineState(choice, {
    data: joinTimelines(query.all, series),
    isPlaceholderData: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
  });
  return (
    <TimelinePanel
      state={state}
      none={t('panel.timeline.noneOfLayers')}
      failed={`${t('layers.datesFailed')}. ${t('layers.fetchDatesFailed')}.`}
      isNamed
      onClose={onClose}
    />
  );
}
