import {
  TIMELINE_BUCKETS,
  type TimelineBars,
  type TimelineDimension,
  type TimelineRange,
} from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import type { Selected } from '../selected/store.ts';
import { toSpan, toTimeline } from './service.ts';
import { countBySelected } from './store.ts';

/** When the features of a selection were observed, as one series. */
export async function getSelectedTimeline(
  db: Reader,
  selected: Selected,
  range: TimelineRange,
  series: Omit<TimelineDimension, 'dates'>,
): Promise<TimelineBars> {
  const now = new Date();
  const span = toSpan(range, now);
  return toTimeline(
    range,
    span,
    await countBySelected(db, selected, TIMELINE_BUCKETS[range], span),
    series,
    now,
  );
}
