import { IconTimeline } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import {
  isTimelineCollapsed,
  rememberTimelineCollapsed,
  rememberTimelineRoom,
  setTimelineRoom,
} from '../../../map/early/timeline-room.ts';
import { useIsMapCovered } from '../../../ui/page/map-insets.ts';
import classes from './timeline.module.css';

/** The gap to what is above it. */
const GAP_PX = 8;

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

interface TimelineCardProps {
  /** The timeline, with a way to collapse it. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** The place of a timeline at the bottom of the map, open or collapsed. */
export function TimelineCard({ children }: TimelineCardProps) {
  const t = useTranslate();
  const [isCollapsed, setIsCollapsed] = useState(isTimelineCollapsed);
  const isCovered = useIsMapCovered();
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
      {children(() => collapse(true))}
    </section>
  );
}
