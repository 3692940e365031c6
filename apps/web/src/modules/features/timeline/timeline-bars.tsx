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
            const width = Math.max(MIN_WIDTH, (to - from) * WIDTH * 0.82);
            const middle = (from + to) / 2;
            return (
              <rect
                key={date}
                className={classes.bar}
                data-out={middle < window.start || middle > window.end}
                x={Math.min(from * WIDTH, WIDTH - width)}
                y={HEIGHT - height}
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
