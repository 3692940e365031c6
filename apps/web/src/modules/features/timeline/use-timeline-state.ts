import { useNavigate, useSearch } from '@tanstack/react-router';
import { DEFAULT_TIMELINE_RANGE, type TimelineBars, type TimelineRange } from '@waypost/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { type FeatureSelection, toFeatureSelection } from '../../../data/selection/feature-selection.ts';
import { timeSteps } from '../../../map/session/time-steps.ts';
import {
  type Axis,
  findRange,
  hasBars,
  type TimeWindow,
  toAxis,
  toBarEnd,
  toDates,
  toRangeStart,
  toWindow,
  widenRange,
} from './timeline-window.ts';

/** The preset of a timeline, before its bars are known. */
export interface TimelineChoice {
  /** The preset that the bars span. */
  readonly range: TimelineRange;
  readonly selection: FeatureSelection;
  /** The preset that the person chose. */
  readonly chosen: TimelineRange | null;
  readonly choose: (range: TimelineRange) => void;
  /** Says that the default preset has no bars. */
  readonly widen: () => void;
}

/** The bars of a timeline, loaded by the owner of the features. */
export interface TimelineQuery {
  readonly data: TimelineBars | undefined;
  /** Whether `data` are those of another preset. */
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export interface TimelineState {
  /** The preset that the bars span. */
  readonly range: TimelineRange;
  /** The preset that list and map show, which is lit; null where it is none of them. */
  readonly lit: TimelineRange | null;
  readonly query: TimelineQuery;
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

/** Shown of all times while there is nothing. */
const MONTH_MS = 30 * 86_400_000;

/** The filters without dates: the bars count everything that could be shown. */
export function withoutDates({
  start_date: _start,
  end_date: _end,
  ...others
}: FeatureSelection): FeatureSelection {
  return others;
}

/** @param first when the first thing on the map was measured. */
function toLoadedAxis(
  timeline: TimelineBars | undefined,
  range: TimelineRange,
  first: number | undefined,
): Axis {
  const now = Date.now();
  // Where nothing was observed there is a past too, and nothing is to come.
  if (timeline === undefined || (!hasBars(timeline) && first === undefined))
    return toAxis(toRangeStart(range, now) ?? now - MONTH_MS, now);
  // The last bar is shown whole: cut at this moment it would be a line under the handle.
  const start = Date.parse(timeline.start_date);
  return toAxis(
    range === 'all' && first !== undefined ? Math.min(start, first) : start,
    toBarEnd(Date.parse(timeline.end_date), timeline.bucket),
  );
}

const toIso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());

/** The preset of a timeline: the chosen one, as wide as the dates of the address need. */
export function useTimelineChoice(): TimelineChoice {
  const search = useSearch({ strict: false });
  const [chosen, setChosen] = useState<TimelineRange | null>(null);
  const [isMonthEmpty, setIsMonthEmpty] = useState(false);
  const selection = useMemo(() => toFeatureSelection(search), [search]);
  const { start_date: from = null, end_date: to = null } = selection;
  const initial = isMonthEmpty ? 'all' : DEFAULT_TIMELINE_RANGE;
  const range = widenRange(chosen ?? initial, from ?? to, Date.now());
  return { range, selection, chosen, choose: setChosen, widen: () => setIsMonthEmpty(true) };
}

/** A timeline from the address, the chosen preset and its bars. */
export function useTimelineState(choice: TimelineChoice, query: TimelineQuery): TimelineState {
  const navigate = useNavigate();
  const { range, chosen, selection } = choice;
  const { start_date: from = null, end_date: to = null } = selection;
  const loaded = query.isPlaceholderData ? undefined : query.data;
  const isEmpty = loaded !== undefined && !hasBars(loaded);
  const widen = useEffectEvent(choice.widen);
  // Nobody has asked for the month: what was observed before it is shown instead of nothing.
  useEffect(() => {
    if (isEmpty && range === DEFAULT_TIMELINE_RANGE) widen();
  }, [isEmpty, range]);
  const first = useStore(timeSteps, ({ steps }) => steps?.times[0]);
  const axis = useMemo(() => toLoadedAxis(loaded, range, first), [loaded, range, first]);
  const setDates = (start: number | undefined, end: number | undefined) =>
    void navigate({
      to: '.',
      search: (all) => ({ ...all, start_date: toIso(start), end_date: toIso(end) }),
      replace: true,
    });
  return {
    range,
    lit: (from ?? to) === null && chosen === 'all' ? 'all' : findRange(from, to, Date.now()),
    query,
    axis,
    window: toWindow(axis, from, to),
    isFiltering: from !== null || to !== null,
    show: (window) => {
      // A preset widened for the dates stays when they no longer need it.
      choice.choose(range);
      const dates = toDates(axis, window, range);
      setDates(dates.from, dates.to);
    },
    choose: (next) => {
      choice.choose(next);
      setDates(toRangeStart(next, Date.now()) ?? undefined, undefined);
    },
    showAll: () => setDates(undefined, undefined),
  };
}
