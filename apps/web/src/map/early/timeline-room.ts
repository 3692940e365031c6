import type { Padding } from '@waypost/map-engine';
import { isMapCovered, onMapInsets } from '../../ui/page/map-insets.ts';
import { NARROW_PX } from '../../ui/page/use-media.ts';

const COLLAPSED_KEY = 'waypost.timeline.collapsed';
const ROOM_KEY = 'waypost.timeline.room';
/** The height of an open timeline in one row with the gap below, CSS pixels, until a measured one is stored. */
const USUAL_PX = 66;

/** CSS pixels at the bottom of the map; null without a timeline. */
let current: number | null = null;

/** Collapsed by default on phones, where the map is small. */
export function isTimelineCollapsed(): boolean {
  const stored = localStorage.getItem(COLLAPSED_KEY);
  return stored === null ? window.innerWidth < NARROW_PX : stored === 'true';
}

export function rememberTimelineCollapsed(isCollapsed: boolean): void {
  localStorage.setItem(COLLAPSED_KEY, String(isCollapsed));
}

/** A strip of the map has no timeline, nor room for one that is yet to load. */
const getRoom = () => (current === null || isMapCovered() ? 0 : current);

const showRoom = () => document.documentElement.style.setProperty('--wp-timeline', `${getRoom()}px`);

onMapInsets(showRoom);

/**
 * Sets how much of the bottom of the map the timeline covers, for fits and, as `--wp-timeline` on the document, for CSS.
 * @param px CSS pixels; null without a timeline
 */
export function setTimelineRoom(px: number | null): void {
  current = px;
  showRoom();
}

/** Stores the height of the timeline, to reserve it next time. */
export function rememberTimelineRoom(px: number): void {
  localStorage.setItem(ROOM_KEY, String(px));
}

/** Reserves the last height of the timeline for a project, whose code may load after the map. */
export function expectTimeline(): void {
  if (current !== null) return;
  const remembered = Number(localStorage.getItem(ROOM_KEY)) || USUAL_PX;
  setTimelineRoom(isTimelineCollapsed() ? 0 : remembered);
}

/** Padding for a fit, in CSS pixels: the given value on each side, plus the timeline at the bottom. */
export const toFreePadding = (px: number): Padding => ({
  top: px,
  right: px,
  bottom: px + getRoom(),
  left: px,
});
