import type { Padding } from '@waypost/map-engine';
import { NARROW_PX } from '../../ui/page/use-media.ts';

const COLLAPSED_KEY = 'waypost.timeline.collapsed';
const ROOM_KEY = 'waypost.timeline.room';
/** Of an open timeline in one row with the gap below it, CSS pixels: before it was ever open here. */
const USUAL_PX = 66;

/** CSS pixels at the foot of the map; null while there is no timeline. */
let current: number | null = null;

/** A phone has little map to give away until somebody asks. */
export function isTimelineCollapsed(): boolean {
  const stored = localStorage.getItem(COLLAPSED_KEY);
  return stored === null ? window.innerWidth < NARROW_PX : stored === 'true';
}

export function rememberTimelineCollapsed(isCollapsed: boolean): void {
  localStorage.setItem(COLLAPSED_KEY, String(isCollapsed));
}

/** Tells how much of the foot of the map is covered: what stands there by `--wp-timeline` on the document, and what is fitted into view. */
export function setTimelineRoom(px: number | null): void {
  current = px;
  const root = document.documentElement.style;
  if (px === null) root.removeProperty('--wp-timeline');
  else root.setProperty('--wp-timeline', `${px}px`);
}

/** As high as the timeline is now, it is expected the next time. */
export function rememberTimelineRoom(px: number): void {
  localStorage.setItem(ROOM_KEY, String(px));
}

/** A project has a timeline, whose code may come after its map: until then there is room for it as it was left. */
export function expectTimeline(): void {
  if (current !== null) return;
  const remembered = Number(localStorage.getItem(ROOM_KEY)) || USUAL_PX;
  setTimelineRoom(isTimelineCollapsed() ? 0 : remembered);
}

/** Around what is shown whole, in CSS pixels: as much as was asked for on each side, and nothing of it under the timeline. */
export const toFreePadding = (px: number): Padding => ({
  top: px,
  right: px,
  bottom: px + (current ?? 0),
  left: px,
});
