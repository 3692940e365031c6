import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { featureFilter } from './schema.ts';

/** The presets of the timeline, widest first. */
export const TIMELINE_RANGES = ['all', 'year', '6 months', 'month', 'week', '24h'] as const;
export type TimelineRange = (typeof TIMELINE_RANGES)[number];
export const DEFAULT_TIMELINE_RANGE: TimelineRange = 'month';

/** The width of the bars of each preset; months are calendar months, all in UTC. */
export const TIMELINE_BUCKETS = {
  all: 'month',
  year: 'month',
  '6 months': 'month',
  month: '6 hours',
  week: '4 hours',
  '24h': '1 hour',
} as const satisfies Record<TimelineRange, string>;
export type TimelineBucket = (typeof TIMELINE_BUCKETS)[TimelineRange];

export const timelineRange = z.enum(TIMELINE_RANGES).default(DEFAULT_TIMELINE_RANGE);

/** The filters of the list; its dates narrow the preset further. */
export const timelineQuery = featureFilter.extend({ range: timelineRange });
export type TimelineQuery = z.output<typeof timelineQuery>;

/** One series of bars. `date` is the start of a bar; empty bars are omitted. */
export const timelineDimension = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  dates: z.array(z.object({ date: timestamp, count: z.number().int() })),
});

export type TimelineDimension = z.infer<typeof timelineDimension>;

/** How many features were observed when. */
export const timelineBars = z.object({
  range: z.enum(TIMELINE_RANGES),
  bucket: z.enum(['1 hour', '4 hours', '6 hours', 'month']),
  start_date: timestamp,
  end_date: timestamp,
  dimensions: z.array(timelineDimension),
});
export type TimelineBars = z.infer<typeof timelineBars>;

/** Of a project and its subprojects. */
export const timeline = timelineBars.extend({ project_id: id });
export type Timeline = z.infer<typeof timeline>;
