import type { TimelineBars as Timeline } from '@waypost/contract';
import { memo } from 'react';
import classes from './timeline.module.css';
import { type Axis, type TimeWindow, toBarEnd } from './timeline-window.ts';

/** In units of the drawing, which stretches. */
const WIDTH = 1_000;
const HEIGHT = 40;
/** Keeps one feature among thousands visible. */
const MIN_HEIGHT = 2;
/** One of a month's 120 bars is two pixels on a narrow track. */
const MIN_WIDTH = 8;
/** One month of two would be a wall. */
const MAX_WIDTH = 48;

interface TimelineBarsProps {
  readonly timeline: Timeline;
  readonly axis: Axis;
  readonly window: TimeWindow;
}

/** How many features of the series before each one are in a bar, by series and date; and the most in one bar. */
function stack({ dimensions }: Timeline) {
  const sums = new Map<string, number>();
  const below = dimensions.map(
    ({ dates }) =>
      new Map(
        dates.map(({ date, count }) => {
          const under = sums.get(date) ?? 0;
          sums.set(date, under + count);
          return [date, under] as const;
        }),
      ),
  );
  return { below, most: Math.max(1, ...sums.values()) };
}

/** The histogram of features by time; the bars of each series stand on those of the one before. */
export const TimelineBars = memo(function TimelineBars({ timeline, axis, window }: TimelineBarsProps) {
  const { below, most } = stack(timeline);
  const toShare = (ms: number) => Math.min(1, Math.max(0, (ms - axis.start) / (axis.end - axis.start)));
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {timeline.dimensions.map(({ id, color, dates }, series) => (
        <g key={id} style={timeline.dimensions.length > 1 ? { color } : undefined}>
          {dates.map(({ date, count }) => {
            const start = Date.parse(date);
            const [from, to] = [toShare(start), toShare(toBarEnd(start, timeline.bucket))];
            const height = Math.max(MIN_HEIGHT, (count / most) * HEIGHT);
            const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, (to - from) * WIDTH * 0.82));
            const middle = (from + to) / 2;
            // Where a bar is narrower than its time, it stands in the middle of it.
            const left = width < MAX_WIDTH ? from * WIDTH : middle * WIDTH - width / 2;
            return (
              <rect
                key={date}
                className={classes.bar}
                data-out={middle < window.start || middle > window.end}
                x={Math.min(left, WIDTH - width)}
                y={Math.max(0, HEIGHT - height - ((below[series]?.get(date) ?? 0) / most) * HEIGHT)}
                width={width}
                height={height}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
});
