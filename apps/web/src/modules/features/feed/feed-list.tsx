import { useVirtualizer } from '@tanstack/react-virtual';
import type { FeatureListItem } from '@waypost/contract';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { awaitFeature } from '../../../map/camera/start-feature.ts';
import { pointerPosition } from '../../../map/controls/pointer-position.ts';
import { hoverFeature } from '../../../map/ring/ringed-feature.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import { usePanelScroll } from '../../../ui/page/panel-scroll.ts';
import { useOffsetWithin } from '../../../ui/rows/use-offset-within.ts';
import { useFeedPages } from '../api.ts';
import type { FeedFilter } from '../filters/feed-filter.ts';
import { FEED_ROW_PX, FeatureRow } from './feature-row.tsx';
import classes from './feed-list.module.css';
import { listNeededPages, toRowKeys, toRowLookup } from './feed-pages.ts';
import { type FeedPlace, recallFeedPlace, rememberFeedPlace } from './feed-place.ts';
import { FeedRowSkeleton } from './feed-skeleton.tsx';
import { focusRow, moveRowFocus } from './move-row-focus.ts';

interface FeedListProps {
  readonly organizationId: string;
  readonly projectId: number;
  readonly filter: FeedFilter;
  readonly first: readonly FeatureListItem[];
  readonly total: number;
}

/** Of the bar that stays at the top of the panel, CSS pixels. */
const BAR_PX = 36;

/** The rows of the feed, of which only those in view are rendered; pages are loaded as they come into view. */
export function FeedList({ organizationId, projectId, filter, first, total }: FeedListProps) {
  const t = useTranslate();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const scroller = usePanelScroll();
  const margin = useOffsetWithin(list, scroller);
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller,
    estimateSize: () => FEED_ROW_PX,
    overscan: 6,
    scrollPaddingStart: BAR_PX,
    scrollMargin: margin,
  });
  const rows = virtualizer.getVirtualItems();
  const pages = useMemo(
    () => listNeededPages(rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0, total),
    [rows, total],
  );
  const others = useFeedPages(projectId, filter, pages.slice(1));
  const find = toRowLookup([{ page: 0, items: first }, ...others]);
  const keys = toRowKeys(rows.map(({ index }) => ({ row: index, item: find(index) })));
  const shown = useStore(mapSession, (session) => session.popup?.code ?? null);
  const hidden = useStore(mapSession, (session) => session.hiddenCodes);
  const pointed = useStore(pointerPosition, (pointer) => pointer.code);
  useEffect(() => () => hoverFeature(null), []);
  const [last] = useState(() => recallFeedPlace(projectId, filter));
  useReturnedFocus(list, last);
  useInSight(last !== null && last.row < total ? last.row : null, virtualizer, margin, scroller);

  return (
    <ul
      ref={setList}
      className={classes.list}
      aria-label={t('features.feed')}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={moveRowFocus(virtualizer, total)}
    >
      {rows.map(({ index, start }, place) => {
        const item = find(index);
        return (
          <li
            key={keys[place]}
            className={classes.item}
            data-row={index}
            style={{ transform: `translateY(${start - margin}px)`, height: FEED_ROW_PX }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            {item === undefined ? (
              <FeedRowSkeleton />
            ) : (
              <FeatureRow
                organizationId={organizationId}
                projectId={String(projectId)}
                item={item}
                isShown={item.code === shown || item.code === pointed}
                isLast={item.code === last?.code}
                isHidden={hidden.includes(item.code)}
                onOpen={({ detail }) => {
                  awaitFeature(item.code);
                  rememberFeedPlace({
                    projectId,
                    filter,
                    code: item.code,
                    row: index,
                    isByKey: detail === 0,
                  });
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Focuses the row from which a person comes back, if they opened it by keyboard. */
function useReturnedFocus(list: HTMLElement | null, last: FeedPlace | null): void {
  useEffect(() => {
    const { activeElement } = document;
    const isNowhere = activeElement === document.body || activeElement?.id === 'panel-content';
    if (last?.isByKey === true && isNowhere) focusRow(list, last.row);
  }, [list, last]);
}

/** Scrolls to the row from which a person comes back, unless it is in sight. */
function useInSight(
  row: number | null,
  virtualizer: { readonly scrollToIndex: (index: number, options: { align: 'center' }) => void },
  margin: number,
  scroller: HTMLElement | null,
): void {
  const isPlaced = margin > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known where the list begins
  useLayoutEffect(() => {
    if (!isPlaced || row === null || scroller === null) return;
    const above = margin + row * FEED_ROW_PX - scroller.scrollTop;
    const isInSight = above >= BAR_PX && above + FEED_ROW_PX <= scroller.clientHeight;
    if (!isInSight) virtualizer.scrollToIndex(row, { align: 'center' });
  }, [isPlaced]);
}
