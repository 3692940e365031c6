import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../../../../ui/page/use-media.ts';
import type { TimeSpan } from '../to-day.ts';

/** How often the vessels move, and how far the time goes on with it: a day takes little more than a minute. */
const MOVING = { everyMs: 100, byMs: 2 * 60_000 };
/** Steps that stand still in between, with reduced motion. */
const CALM = { everyMs: 2_500, byMs: 15 * 60_000 };

/** A clock that runs through a span of time, and stops at its end. */
export function usePlayClock({ start, end }: TimeSpan) {
  const [time, setTime] = useState(start);
  const [isPlaying, setIsPlaying] = useState(false);
  const { everyMs, byMs } = useReducedMotion() ? CALM : MOVING;
  const step = useEffectEvent(() => {
    setTime(Math.min(end, time + byMs));
    if (time + byMs >= end) setIsPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => step(), everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, everyMs]);
  return {
    time,
    isPlaying,
    /** Goes on, or stands still; from its end it begins again. */
    toggle: () => {
      if (!isPlaying && time >= end) setTime(start);
      setIsPlaying(!isPlaying);
    },
    seek: (to: number) => {
      setIsPlaying(false);
      setTime(to);
    },
  };
}
