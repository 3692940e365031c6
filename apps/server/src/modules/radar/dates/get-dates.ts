import { type RadarDates, TIMELINE_BUCKETS, type TimelineRange } from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import { toSpan } from '../../features/index.ts';
import type { TimeRange } from '../store.ts';
import { countByBars } from './store.ts';

/** The colour of radar on the timeline. */
const COLOR = '#0b6b7a';

export interface DatedStation {
  readonly radar_id: number;
  readonly name: string | null;
}

/**
 * When a station saw tracks.
 * @param seen what the organization may see of all times.
 */
export async function getDates(
  db: Reader,
  code: string,
  { radar_id, name }: DatedStation,
  range: TimelineRange,
  seen: TimeRange,
): Promise<RadarDates> {
  const now = new Date();
  const span = toSpan(range, now);
  const from = span === null || span.start < seen.from ? seen.from : span.start;
  const bars =
    from > seen.to ? [] : await countByBars(db, radar_id, TIMELINE_BUCKETS[range], { from, to: seen.to });
  const last = bars.at(-1)?.date ?? now;
  return {
    range,
    bucket: TIMELINE_BUCKETS[range],
    start_date: (span?.start ?? bars[0]?.date ?? now).toISOString(),
    end_date: (last > now ? last : now).toISOString(),
    layers: [
      {
        id: `layer:${code}`,
        name: name ?? '',
        color: COLOR,
        dates: bars.map(({ date, count }) => ({ date: date.toISOString(), count })),
      },
    ],
  };
}
