import type { TimeSteps } from '../../../../map/session/time-steps.ts';
import type { Axis } from '../timeline-window.ts';
import classes from './steps.module.css';

interface StepMarksProps {
  readonly steps: TimeSteps;
  readonly axis: Axis;
}

/** Where measurements are on the track of the timeline; the one that is shown is filled. */
export function StepMarks({ steps: { times, shown }, axis: { start, end } }: StepMarksProps) {
  return (
    <div className={classes.marks} aria-hidden>
      {times
        .filter((time) => time >= start && time <= end)
        .map((time) => (
          <span
            key={time}
            className={classes.mark}
            data-step={new Date(time).toISOString()}
            data-shown={time === shown}
            style={{ left: `${((time - start) / (end - start)) * 100}%` }}
          />
        ))}
    </div>
  );
}
