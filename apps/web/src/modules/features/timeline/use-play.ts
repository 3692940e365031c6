import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../../ui/page/use-media.ts';
import { type TimeWindow, toFirstFrame, toNextFrame } from './timeline-window.ts';

/** Long enough for map and list to follow. */
const FRAME_MS = 1_000;
/** Fewer changes per minute with reduced motion. */
const CALM_FRAME_MS = 2_500;

/** Moves the window through the range until its end or until it is stopped. */
export function usePlay(window: TimeWindow, show: (window: TimeWindow) => void) {
  const [isPlaying, setIsPlaying] = useState(false);
  const frameMs = useReducedMotion() ? CALM_FRAME_MS : FRAME_MS;
  const step = useEffectEvent(() => {
    const next = toNextFrame(window);
    if (next === null) setIsPlaying(false);
    else show(next);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => step(), frameMs);
    return () => clearInterval(timer);
  }, [isPlaying, frameMs]);
  return {
    isPlaying,
    stop: () => setIsPlaying(false),
    toggle: () => {
      if (!isPlaying) show(toFirstFrame(window));
      setIsPlaying(!isPlaying);
    },
  };
}
