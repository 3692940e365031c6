import {
  CLASS_COLORS,
  type ImageryVariable,
  type Layer,
  TIMELINE_BUCKETS,
  type TimelineBars,
  type TimelineRange,
} from '@waypost/contract';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { toBucketMs, toRangeStart } from '../../../features/index.ts';
import { drawnVariableQuery } from './api.ts';
import { listDrawable } from './shown-day.ts';

/** The start of the bar of a moment, of UTC as the server counts. */
function toBarStart(at: number, range: TimelineRange): number {
  const bucket = TIMELINE_BUCKETS[range];
  const date = new Date(at);
  if (bucket === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const length = toBucketMs(bucket);
  return Math.floor(at / length) * length;
}

/** The measurements of a variable that can be drawn, as bars of the timeline. @param now in ms since 1970. */
export function toMeasuredBars(
  measured: Pick<ImageryVariable, 'layer_code' | 'results'>,
  range: TimelineRange,
  now: number,
): TimelineBars {
  const times = listDrawable(measured).map(({ item_datetime }) => Date.parse(item_datetime));
  const start = toRangeStart(range, now) ?? times[0] ?? now;
  const bars = Map.groupBy(
    times.filter((at) => at >= start && at <= now),
    (at) => toBarStart(at, range),
  );
  const toIso = (at: number) => new Date(at).toISOString();
  return {
    range,
    bucket: TIMELINE_BUCKETS[range],
    start_date: toIso(start),
    end_date: toIso(now),
    // What is not in the range needs no name in it.
    dimensions:
      bars.size === 0
        ? []
        : [
            {
              id: `layer:${measured.layer_code}`,
              name: '',
              color: CLASS_COLORS[0],
              dates: [...bars].map(([at, { length }]) => ({ date: toIso(at), count: length })),
            },
          ],
  };
}

/** Loads when the pictures of a layer were measured. */
export async function loadMeasuredBars(layer: Layer, range: TimelineRange): Promise<TimelineBars> {
  return toMeasuredBars(await queryClient.fetchQuery(drawnVariableQuery(layer)), range, Date.now());
}
