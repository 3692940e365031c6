import { useNavigate, useSearch } from '@tanstack/react-router';
import { DEFAULT_TIMELINE_RANGE, type Timeline, type TimelineRange } from '@waypost/contract';
import { useEffect, useMemo, useState } from 'react';
import { type FeatureSelection, toFeatureSelection } from '../../../data/selection/feature-selection.ts';
import { useTimeline } from '../api.ts';
import {
  type Axis,
  findRange,
  type TimeWindow,
  toAxis,
  toBarEnd,
  toDates,
  toRangeStart,
  toWindow,
  widenRange,
} from './timeline-window.ts';

export interface TimelineState {
  /** The preset that the bars span. */
  readonly range: TimelineRange;
  /** The preset that list and map show, which is lit; null where it is none of them. */
  readonly lit: TimelineRange | null;
  readonly query: ReturnType<typeof useTimeline>;
  readonly axis: Axis;
  /** The part of the axis in the address. */
  readonly window: TimeWindow;
  /** Whether the address restricts the time. */
  readonly isFiltering: boolean;
  /** Applies a window to the timeline, the list and the map. */
  readonly show: (window: TimeWindow) => void;
  /** Selects another preset and shows all of it. */
  readonly choose: (range: TimelineRange) => void;
  readonly showAll: () => void;
}

/** The filters without dates: the bars count everything that could be shown. */
function withoutDates({ start_date: _start, end_date: _end, ...others }: FeatureSelection): FeatureSelection {
  return others;
}

function toLoadedAxis(timeline: Timeline | undefined, range: TimelineRange): Axis {
  const now = Date.now();
  if (timeline === undefined) return toAxis(toRangeStart(range, now) ?? now, now);
  // The last bar is shown whole: cut at this moment it would be a line under the handle.
  return toAxis(Date.parse(timeline.start_date), toBarEnd(Date.parse(timeline.end_date), timeline.bucket));
}

const toIso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());

/** The timeline of a project from the address and the chosen preset. */
export function useTimelineState(projectId: number): TimelineState {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<TimelineRange | null>(null);
  const [isMonthEmpty, setIsMonthEmpty] = useState(false);
  const selection = useMemo(() => toFeatureSelection(search), [search]);
  const { start_date: from = null, end_date: to = null } = selection;
  const earliest = from ?? to;
  const initial = isMonthEmpty ? 'all' : DEFAULT_TIMELINE_RANGE;
  const range = widenRange(chosen ?? initial, earliest, Date.now());
  const query = useTimeline(projectId, range, withoutDates(selection));
  const loaded = query.isPlaceholderData ? undefined : query.data;
  const isEmpty = loaded?.dimensions.every(({ dates }) => dates.length === 0) === true;
  // Nobody has asked for the month: what was observed before it is shown instead of nothing.
  useEffect(() => {
    if (isEmpty && range === DEFAULT_TIMELINE_RANGE) setIsMonthEmpty(true);
  }, [isEmpty, range]);
  const axis = useMemo(() => toLoadedAxis(loaded, range), [loaded, range]);
  const setDates = (start: number | undefined, end: number | undefined) =>
    void navigate({
      to: '.',
      search: (all) => ({ ...all, start_date: toIso(start), end_date: toIso(end) }),
      replace: true,
    });
  return {
    range,
    lit: earliest === null && chosen === 'all' ? 'all' : findRange(from, to, Date.now()),
    query,
    axis,
    window: toWindow(axis, from, to),
    isFiltering: from !== null || to !== null,
    show: (window) => {
      // A preset widened for the dates stays when they no longer need it.
      setChosen(range);
      const dates = toDates(axis, window, range);
      setDates(dates.from, dates.to);
    },
    choose: (next) => {
      setChosen(next);
      setDates(toRangeStart(next, Date.now()) ?? undefined, undefined);
    },
    showAll: () => setDates(undefined, undefined),
  };
}
