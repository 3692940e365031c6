import type { TimelineDimension } from '@waypost/contract';
import { memo } from 'react';
import { usePreferences } from '../../../../ui/theme/preferences.ts';
import type { Axis, TimeWindow } from '../timeline-window.ts';
import classes from './axis.module.css';
import { toTicks } from './ticks.ts';

/** Fit beside a panel; where the chart is narrower, every second one is left out. */
const MOST = 8;
/** Nearer to an end than this, a label would leave the chart. */
const MARGIN = 0.06;

const toSide = (at: number) => (at < MARGIN ? 'start' : at > 1 - MARGIN ? 'end' : 'middle');

interface AxisRowProps {
  readonly axis: Axis;
  readonly window: TimeWindow;
  readonly format: (share: number) => string;
  /** Those to name. */
  readonly series: readonly TimelineDimension[] | undefined;
}

/** The times along the axis, from when to when if only a part is selected, and the names of the series. */
export function AxisRow({ axis, window: { start, end }, format, series }: AxisRowProps) {
  const isPart = start > 0 || end < 1;
  const middle = (start + end) * 50;
  return (
    <>
      <div className={classes.times}>
        <Ticks axis={axis} />
        {isPart && (
          <span
            className={classes.selected}
            style={{ left: `${middle}%`, translate: `-${middle}%` }}
          >{`${format(start)} – ${format(end)}`}</span>
        )}
      </div>
      {series !== undefined && <Series dimensions={series} />}
    </>
  );
}

const Ticks = memo(function Ticks({ axis }: { readonly axis: Axis }) {
  const reader = usePreferences();
  return toTicks(axis, reader, MOST).map(({ at, label }) => (
    <span key={at} className={classes.tick} data-side={toSide(at)} style={{ left: `${at * 100}%` }}>
      {label}
    </span>
  ));
});

/** Whose the bars are, and in which colours if there are several. */
function Series({ dimensions }: { readonly dimensions: readonly TimelineDimension[] }) {
  return (
    <p className={classes.series}>
      {dimensions.map(({ id, name, color }) => (
        <span key={id} className={classes.name} title={name}>
          <span
            className={classes.dot}
            style={{ background: dimensions.length > 1 ? color : 'var(--wp-accent)' }}
          />
          <span className={classes.nameText}>{name}</span>
        </span>
      ))}
    </p>
  );
}
