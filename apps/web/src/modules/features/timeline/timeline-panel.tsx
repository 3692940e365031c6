import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronDown, IconPlayerPlay, IconPlayerStop, IconRestore } from '@tabler/icons-react';
import { TIMELINE_RANGES } from '@waypost/contract';
import { Suspense } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { timeSteps } from '../../../map/session/time-steps.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatSpan } from './format-span.ts';
import classes from './timeline.module.css';
import { TimelineBars } from './timeline-bars.tsx';
import { TimelineSlider, useDraft } from './timeline-slider.tsx';
import { hasBars, toBucketMs } from './timeline-window.ts';
import { usePlay } from './use-play.ts';
import type { TimelineState } from './use-timeline-state.ts';

const AxisRow = lazyPart(async () => ({ default: (await import('./axis/axis-row.tsx')).AxisRow }));
const StepMarks = lazyPart(async () => ({ default: (await import('./steps/step-marks.tsx')).StepMarks }));
const StepControl = lazyPart(async () => ({
  default: (await import('./steps/step-control.tsx')).StepControl,
}));

interface TimelinePanelProps {
  readonly state: TimelineState;
  /** What is said where nothing was observed. */
  readonly none: string;
  /** What is said where it cannot be told. */
  readonly failed: string;
  /** Whether the series are named below the times. */
  readonly isNamed?: boolean;
  readonly onClose: () => void;
}

/** When features were observed, and the range that list and map show. */
export function TimelinePanel({ state, none, failed, isNamed = false, onClose }: TimelinePanelProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const [shown, setDraft] = useDraft(state.window);
  const play = usePlay(state.window, state.show);
  const steps = useStore(timeSteps, (all) => all.steps);
  const { axis, query } = state;
  const isPlayable = query.data !== undefined && hasBars(query.data);
  const format = (share: number) =>
    formatSpan(axis.start + share * (axis.end - axis.start), axis, preferences);
  const step = toBucketMs(query.data?.bucket ?? '6 hours') / (axis.end - axis.start);
  return (
    <>
      <div className={classes.controls}>
        <IconAction
          label={t(play.isPlaying ? 'panel.timeline.stop' : 'panel.timeline.play')}
          icon={play.isPlaying ? IconPlayerStop : IconPlayerPlay}
          isDisabled={!isPlayable}
          onClick={play.toggle}
        />
        <fieldset className={classes.ranges} aria-label={t('panel.timeline.ranges')}>
          {TIMELINE_RANGES.toReversed().map((one) => (
            <button
              key={one}
              type="button"
              className={classes.range}
              title={t(`panel.timeline.long.${one}`)}
              aria-pressed={one === state.lit}
              onClick={() => {
                play.stop();
                state.choose(one);
              }}
            >
              {t(`panel.timeline.names.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={classes.chart} data-stepped={steps !== null} data-named={isNamed}>
        <TimelineSlider
          window={shown}
          step={Math.min(step, 0.1)}
          format={format}
          onMove={(next) => {
            play.stop();
            setDraft(next);
          }}
          onDone={state.show}
        >
          <Bars state={state} none={none} failed={failed} shown={shown} />
          {steps !== null && (
            <Suspense>
              <StepMarks steps={steps} axis={axis} />
            </Suspense>
          )}
        </TimelineSlider>
        <div className={classes.axis}>
          <Suspense>
            <AxisRow
              axis={axis}
              window={shown}
              format={format}
              series={isNamed ? query.data?.dimensions : undefined}
            />
          </Suspense>
        </div>
      </div>
      {steps !== null && (
        <Suspense>
          <StepControl steps={steps} />
        </Suspense>
      )}
      <div className={classes.ways}>
        <IconAction
          label={t('panel.timeline.showAll')}
          icon={IconRestore}
          isDisabled={!state.isFiltering}
          onClick={() => {
            play.stop();
            state.showAll();
          }}
        />
        <IconAction label={t('panel.timeline.close')} icon={IconChevronDown} onClick={onClose} />
      </div>
    </>
  );
}

interface BarsProps extends Pick<TimelinePanelProps, 'state' | 'none' | 'failed'> {
  readonly shown: TimelineState['window'];
}

/** The bars, or why there are none. */
function Bars({ state: { query, axis }, none, failed, shown }: BarsProps) {
  const t = useTranslate();
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton height="100%" />;
    return (
      <p className={classes.message} role="alert">
        {failed}{' '}
        <button type="button" className={classes.retry} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </button>
      </p>
    );
  }
  if (!hasBars(query.data)) return <p className={classes.message}>{none}</p>;
  return <TimelineBars timeline={query.data} axis={axis} window={shown} />;
}

interface IconActionProps {
  readonly label: string;
  readonly icon: typeof IconPlayerPlay;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
}

function IconAction({ label, icon: Glyph, onClick, isDisabled = false }: IconActionProps) {
  return (
    <Hint label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={label}
        disabled={isDisabled}
        onClick={onClick}
      >
        <Glyph size={17} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
