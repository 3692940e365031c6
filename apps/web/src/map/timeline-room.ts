import type { Padding } from '@waypost/map-engine';
import { NARROW_PX } from '../ui/use-media.ts';

const STORAGE_KEY = 'waypost.timeline.collapsed';
/** Of an open timeline on a wide screen with the gap below it, CSS pixels: what a map counts on before the page is there. */
const EXPECTED_PX = 66;

/** CSS pixels at the foot of the map; null while there is no timeline. */
let current: number | null = null;

/** A phone has little map to give away until somebody asks. */
export function isTimelineCollapsed(): boolean {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? window.innerWidth < NARROW_PX : stored === 'true';
}

export function rememberTimelineCollapsed(isCollapsed: boolean): void {
  localStorage.setItem(STORAGE_KEY, String(isCollapsed));
}

/** Tells what stands at the foot of the map, by `--wp-timeline` on the document, and what is fitted into view how much of it is covered. */
export function setTimelineRoom(px: number | null): void {
  current = px;
  const root = document.documentElement.style;
  if (px === null) root.removeProperty('--wp-timeline');
  else root.setProperty('--wp-timeline', `${px}px`);
}

/** Around what is shown whole, in CSS pixels: as much as was asked for on each side, and nothing of it under the timeline. */
export function toFreePadding(px: number): Padding {
  const covered = current ?? (isTimelineCollapsed() ? 0 : EXPECTED_PX);
  return { top: px, right: px, bottom: px + covered, left: px };
}
