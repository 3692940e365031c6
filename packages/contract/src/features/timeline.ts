import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { featureFilter } from './schema.ts';

/** The presets of the timeline, widest first. */
export const TIMELINE_RANGES = ['all', 'year', '6 months', 'month', 'week', '24h'] as const;
export type TimelineRange = (typeof TIMELINE_RANGES)[number];
export const DEFAULT_TIMELINE_RANGE: TimelineRange = 'month';

/** How wide the bars of each preset are; months are those of the calendar, all in UTC. */
export const TIMELINE_BUCKETS = {
  all: 'month',
  year: 'month',
  '6 months': 'month',
  month: '6 hours',
  week: '4 hours',
  '24h': '1 hour',
} as const satisfies Record<TimelineRange, string>;
export type TimelineBucket = (typeof TIMELINE_BUCKETS)[TimelineRange];

/** The filters of the list; its dates narrow the preset further. */
export const timelineQuery = featureFilter.extend({
  range: z.enum(TIMELINE_RANGES).default(DEFAULT_TIMELINE_RANGE),
});
export type TimelineQuery = z.output<typeof timelineQuery>;

/** One row of bars. `date` is where a bar begins; bars without features are left out. */
export const timelineDimension = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  dates: z.array(z.object({ date: timestamp, count: z.number().int() })),
});

/** How many features of a project and of those below it were observed when. */
export const timeline = z.object({
  project_id: id,
  range: z.enum(TIMELINE_RANGES),
  bucket: z.enum(['1 hour', '4 hours', '6 hours', 'month']),
  start_date: timestamp,
  end_date: timestamp,
  dimensions: z.array(timelineDimension),
});
export type Timeline = z.infer<typeof timeline>;
