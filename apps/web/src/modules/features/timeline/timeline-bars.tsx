import type { Timeline, TimelineBucket } from '@waypost/contract';
import { memo } from 'react';
import classes from './timeline.module.css';
import type { Axis, TimeWindow } from './timeline-window.ts';

const HOURS: Readonly<Record<Exclude<TimelineBucket, 'month'>, number>> = {
  '1 hour': 1,
  '4 hours': 4,
  '6 hours': 6,
};
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In units of the drawing, which is stretched. */
const WIDTH = 1_000;
const HEIGHT = 40;
/** Keeps one feature among thousands visible. */
const MIN_HEIGHT = 2;

/** The approximate duration of a bar, in milliseconds. */
export function toBucketMs(bucket: TimelineBucket): number {
  return bucket === 'month' ? 30 * DAY_MS : HOURS[bucket] * HOUR_MS;
}

function toBarEnd(start: number, bucket: TimelineBucket): number {
  const date = new Date(start);
  return bucket === 'month'
    ? Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
    : start + toBucketMs(bucket);
}

interface TimelineBarsProps {
  readonly timeline: Timeline;
  readonly axis: Axis;
  readonly window: TimeWindow;
}

/** The histogram of features by time; the bars of each series are drawn behind those of the one before. */
export const TimelineBars = memo(function TimelineBars({ timeline, axis, window }: TimelineBarsProps) {
  const all = timeline.dimensions.flatMap(({ dates }) => dates.map(({ count }) => count));
  const most = Math.max(1, ...all);
  const toShare = (ms: number) => Math.min(1, Math.max(0, (ms - axis.start) / (axis.end - axis.start)));
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {timeline.dimensions.map(({ id, color, dates }) => (
        <g key={id} style={{ color }}>
          {dates.map(({ date, count }) => {
            const start = Date.parse(date);
            const [from, to] = [toShare(start), toShare(toBarEnd(start, timeline.bucket))];
            const height = Math.max(MIN_HEIGHT, (count / most) * HEIGHT);
            const middle = (from + to) / 2;
            return (
              <rect
                key={date}
                className={classes.bar}
                data-out={middle < window.start || middle > window.end}
                x={from * WIDTH}
                y={HEIGHT - height}
                width={Math.max(1, (to - from) * WIDTH * 0.82)}
                height={height}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
});
