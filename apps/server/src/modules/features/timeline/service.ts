import {
  DEFAULT_FEATURE_COLOR,
  type FeatureFilter,
  TIMELINE_BUCKETS,
  type Timeline,
  type TimelineBars,
  type TimelineBucket,
  type TimelineDimension,
  type TimelineQuery,
  type TimelineRange,
} from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { KindCounter } from '../counting/count-kinds.ts';
import { type Bar, countByFeatures, countByHours, getProjectName, isKept, type Span } from './store.ts';

const DAY_MS = 86_400_000;

const DAYS: Readonly<Record<Exclude<TimelineRange, 'all' | 'year' | '6 months'>, number>> = {
  month: 30,
  week: 7,
  '24h': 1,
};

/** The time span of a preset up to now; null for everything, including future dates. */
export function toSpan(range: TimelineRange, now: Date): Span | null {
  switch (range) {
    case 'all':
      return null;
    case 'year':
    case '6 months': {
      // Whole months, so that the first bar is complete.
      const months = range === 'year' ? 12 : 6;
      return { start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)), end: now };
    }
    default:
      return { start: new Date(now.getTime() - DAYS[range] * DAY_MS), end: now };
  }
}

/** Bars as a timeline of one series. */
export function toTimeline(
  range: TimelineRange,
  span: Span | null,
  bars: readonly Bar[],
  series: Omit<TimelineDimension, 'dates'>,
  now: Date,
): TimelineBars {
  const first = bars[0]?.date ?? now;
  const last = bars.at(-1)?.date ?? now;
  const dates = bars.map(({ date, count }) => ({ date: date.toISOString(), count }));
  return {
    range,
    bucket: TIMELINE_BUCKETS[range],
    start_date: (span?.start ?? first).toISOString(),
    end_date: (last > now ? last : now).toISOString(),
    dimensions: [{ ...series, dates }],
  };
}

export interface FeatureTimeline {
  get(grant: ProjectGrant<'feature:read'>, query: TimelineQuery, now?: Date): Promise<Timeline>;
}

export function createFeatureTimeline(database: Database, kindCounter: KindCounter): FeatureTimeline {
  const db = database.read;

  /** Uses stored counts if they are known. Otherwise scans the features, and starts counting for later requests. */
  async function count(
    projectId: number,
    filter: FeatureFilter,
    bucket: TimelineBucket,
    span: Span | null,
  ): Promise<Bar[]> {
    if (!isKept(filter)) return countByFeatures(db, projectId, filter, bucket, span);
    const bars = await countByHours(db, projectId, filter, bucket, span);
    if (bars !== null) return bars;
    kindCounter.begin(projectId);
    return countByFeatures(db, projectId, filter, bucket, span);
  }

  return {
    async get({ projectId }, { range, ...filter }, now = new Date()) {
      const span = toSpan(range, now);
      const bucket = TIMELINE_BUCKETS[range];
      const [name, bars] = await Promise.all([
        getProjectName(db, projectId),
        count(projectId, filter, bucket, span),
      ]);
      const series = { id: `project:${projectId}`, name, color: DEFAULT_FEATURE_COLOR };
      return { project_id: projectId, ...toTimeline(range, span, bars, series, now) };
    },
  };
}
