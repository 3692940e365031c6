import { ActionIcon, Skeleton } from '@mantine/core';
import {
  IconChevronDown,
  IconPlayerPlay,
  IconPlayerStop,
  IconRestore,
  IconTimeline,
} from '@tabler/icons-react';
import { TIMELINE_RANGES } from '@waypost/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import {
  isTimelineCollapsed,
  rememberTimelineCollapsed,
  rememberTimelineRoom,
  setTimelineRoom,
} from '../../../map/early/timeline-room.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { useMapInsets } from '../../../ui/page/map-insets.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatSpan } from './format-span.ts';
import classes from './timeline.module.css';
import { TimelineBars } from './timeline-bars.tsx';
import { TimelineSlider, useDraft } from './timeline-slider.tsx';
import { toBucketMs } from './timeline-window.ts';
import { usePlay } from './use-play.ts';
import { useTimelineState } from './use-timeline-state.ts';

/** The gap to what is above it. */
const GAP_PX = 8;
/** As a share of the window's height; a higher drawer leaves no room. */
const MAX_COVERED = 0.6;

/** Reserves space for the timeline on the map and at its bottom. */
function useRoom(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = isShown ? box.current : null;
    const tell = () => {
      const room = element === null ? 0 : element.offsetHeight + GAP_PX;
      setTimelineRoom(room);
      if (room > 0) rememberTimelineRoom(room);
    };
    tell();
    const observer = new ResizeObserver(tell);
    if (element !== null) observer.observe(element);
    return () => {
      observer.disconnect();
      setTimelineRoom(null);
    };
  }, [box, isShown]);
}

/** When the features of the project were observed, and the range that list and map show. */
export function Timeline({ projectId }: { readonly projectId: number }) {
  const t = useTranslate();
  const [isCollapsed, setIsCollapsed] = useState(isTimelineCollapsed);
  const isCovered = useMapInsets().bottom > window.innerHeight * MAX_COVERED;
  const box = useRef<HTMLElement>(null);
  useRoom(box, !isCollapsed && !isCovered);
  const collapse = (next: boolean) => {
    rememberTimelineCollapsed(next);
    setIsCollapsed(next);
  };
  if (isCovered) return null;
  if (isCollapsed) {
    return (
      <button
        type="button"
        className={classes.pill}
        aria-label={t('panel.timeline.open')}
        aria-expanded={false}
        onClick={() => collapse(false)}
      >
        <IconTimeline size={16} stroke={1.5} aria-hidden />
        <span className={classes.pillText}>{t('panel.timeline.title')}</span>
      </button>
    );
  }
  return (
    <section ref={box} className={classes.card} aria-label={t('panel.timeline.title')}>
      <OpenTimeline projectId={projectId} onClose={() => collapse(true)} />
    </section>
  );
}

interface OpenTimelineProps {
  readonly projectId: number;
  readonly onClose: () => void;
}

function OpenTimeline({ projectId, onClose }: OpenTimelineProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const state = useTimelineState(projectId);
  const [shown, setDraft] = useDraft(state.window);
  const play = usePlay(state.window, state.show);
  const { axis, query } = state;
  const isPlayable = query.data?.dimensions.some(({ dates }) => dates.length > 0) === true;
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
      <div className={classes.chart}>
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
          <Bars state={state} shown={shown} />
        </TimelineSlider>
        <p className={classes.span}>
          <span>{format(shown.start)}</span>
          <span>{format(shown.end)}</span>
        </p>
      </div>
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

interface BarsProps {
  readonly state: ReturnType<typeof useTimelineState>;
  readonly shown: ReturnType<typeof useTimelineState>['window'];
}

/** The bars, or why there are none. */
function Bars({ state: { query, axis }, shown }: BarsProps) {
  const t = useTranslate();
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton height="100%" />;
    return (
      <p className={classes.message} role="alert">
        {t('panel.timeline.failed')}{' '}
        <button type="button" className={classes.retry} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </button>
      </p>
    );
  }
  const isEmpty = query.data.dimensions.every(({ dates }) => dates.length === 0);
  if (isEmpty) return <p className={classes.message}>{t('panel.timeline.none')}</p>;
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
