import { Button, Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Layer, LayerFeature, LayerFeatures } from '@waypost/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { pointerPosition } from '../../../map/controls/pointer-position.ts';
import { hoverFeature } from '../../../map/ring/ringed-feature.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import { usePanelScroll } from '../../../ui/page/panel-scroll.ts';
import { useOffsetWithin } from '../../../ui/rows/use-offset-within.ts';
import { LAYER_PAGE_SIZE, type LayerRange, layerPageQuery } from '../api.ts';
import { LAYER_ROW_PX, LayerFeatureRow } from './layer-feature-row.tsx';
import classes from './layer-features.module.css';
import { listNeeded, toLookup } from './layer-pages.ts';

interface LayerFeatureListProps {
  readonly layer: Layer;
  readonly range: LayerRange;
  readonly first: LayerFeatures;
  /** What can be done with a row. */
  readonly toActions: ((item: LayerFeature) => ReactNode) | undefined;
}

/** The pages after the first that are in view. */
function useOtherPages(layer: Layer, range: LayerRange, pages: readonly number[]) {
  return useQueries({
    queries: pages.map((page) => layerPageQuery(layer, range, page)),
    combine: (results) =>
      results.map(({ data, isError, refetch }, index) => ({
        page: pages[index] ?? 0,
        items: data?.features,
        // Also a page that lies between others may fail.
        retry: isError && data === undefined ? () => void refetch() : null,
      })),
  });
}

/** The features of a layer, of which only the rows in view are rendered; pages load as they come into view. */
export function LayerFeatureList({ layer, range, first, toActions }: LayerFeatureListProps) {
  const t = useTranslate();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const scroller = usePanelScroll();
  const margin = useOffsetWithin(list, scroller);
  const { total } = first;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller,
    estimateSize: () => LAYER_ROW_PX,
    overscan: 6,
    scrollMargin: margin,
  });
  const rows = virtualizer.getVirtualItems();
  const [from, to] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  const pages = useMemo(() => listNeeded(from, to, total), [from, to, total]);
  const others = useOtherPages(layer, range, pages.slice(1));
  const find = toLookup([{ page: 0, items: first.features }, ...others]);
  const failed = new Map(others.map(({ page, retry }) => [page, retry]));
  const shown = useStore(mapSession, ({ popup }) => popup?.code ?? null);
  const pointed = useStore(pointerPosition, (pointer) => pointer.code);
  useEffect(() => () => hoverFeature(null), []);
  return (
    <ul
      ref={setList}
      className={classes.list}
      aria-label={t('layers.features')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ key, index, start }) => {
        const item = find(index);
        const code = item?.properties.code;
        return (
          <li
            key={String(key)}
            className={classes.item}
            data-loading={item === undefined}
            style={{ transform: `translateY(${start - margin}px)`, height: LAYER_ROW_PX }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            {item === undefined ? (
              <Unloaded retry={failed.get(Math.floor(index / LAYER_PAGE_SIZE)) ?? null} />
            ) : (
              <LayerFeatureRow
                layerCode={layer.code}
                item={item}
                isShown={code === shown || code === pointed}
              >
                {toActions?.(item)}
              </LayerFeatureRow>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The place of a row whose page is loading, or could not be loaded. */
function Unloaded({ retry }: { readonly retry: (() => void) | null }) {
  const t = useTranslate();
  if (retry === null) return <Skeleton height={12} width="60%" />;
  return (
    <Button variant="subtle" size="compact-sm" onClick={retry}>
      {t('layers.rowFailed')}
    </Button>
  );
}
