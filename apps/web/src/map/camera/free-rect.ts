import type { Bbox, LngLat, Padding, ScreenPoint } from '@waypost/map-engine';
import { getMapInsets } from '../../ui/page/map-insets.ts';
import { toFreePadding } from '../early/timeline-room.ts';
import { getToolCover } from './tool-cover.ts';

/** A part of the map, in CSS pixels from its top left. */
export interface ScreenRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Controls and the scale stand at the edges of the map: a point must be clear of them, CSS pixels. */
const POINT_MARGIN = { left: 16, top: 16, right: 60, bottom: 40 } as const;

/** What has to stay free around what is shown whole: so many pixels, and what timeline and tools cover. */
export function toClearPadding(px: number): Padding {
  const [free, tools] = [toFreePadding(px), getToolCover()];
  return {
    top: free.top + tools.top,
    right: free.right + tools.right,
    // A sheet of tools lies over the timeline.
    bottom: Math.max(free.bottom, px + tools.bottom),
    left: free.left + tools.left,
  };
}

/** The part of a map of this size that drawer, timeline and tools leave free. */
export function toFreeRect(map: { readonly clientWidth: number; readonly clientHeight: number }): ScreenRect {
  const insets = getMapInsets();
  const covered = toClearPadding(0);
  return {
    left: insets.left + covered.left,
    top: insets.top + covered.top,
    right: map.clientWidth - insets.right - covered.right,
    bottom: map.clientHeight - insets.bottom - covered.bottom,
  };
}

/** A box in the copy of the world that is nearest to the middle of the view. */
export function toNearestCopy([west, south, east, north]: Bbox, [lng]: LngLat): Bbox {
  const shift = 360 * Math.round((lng - (west + east) / 2) / 360);
  return [west + shift, south, east + shift, north];
}

/** The box on the screen around two corners of a box. */
export function toScreenRect(a: ScreenPoint, b: ScreenPoint): ScreenRect {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

/** Whether a box is entirely in the free part; what has no size has to be clear of controls and scale as well. */
export function isRectFree(box: ScreenRect, free: ScreenRect): boolean {
  const isPoint = box.left === box.right && box.top === box.bottom;
  const margin = isPoint ? POINT_MARGIN : { left: 0, top: 0, right: 0, bottom: 0 };
  return (
    box.left >= free.left + margin.left &&
    box.top >= free.top + margin.top &&
    box.right <= free.right - margin.right &&
    box.bottom <= free.bottom - margin.bottom
  );
}
