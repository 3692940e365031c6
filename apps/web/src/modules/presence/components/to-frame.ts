/** Around a feature, CSS pixels. */
const MARGIN_PX = 8;
/** A point has a frame of this size. */
const LEAST_PX = 32;
/** A frame around more than the screen says nothing. */
const MOST_PX = 3_000;
/** The height of a name above its frame. */
const TAG_PX = 21;
/** Between a name in its frame and the edge of the map. */
const EDGE_PX = 4;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where the name stands, from the frame's upper edge: above it, or within it where that edge is off the map. */
  readonly tagTop: number;
}

/** A frame around a feature. @param rect in CSS pixels from the map's upper left corner. @returns null for more than the screen. */
export function toFrame({ left, top, right, bottom }: Rect): Frame | null {
  const width = Math.max(LEAST_PX, right - left + 2 * MARGIN_PX);
  const height = Math.max(LEAST_PX, bottom - top + 2 * MARGIN_PX);
  if (Math.max(width, height) > MOST_PX) return null;
  const frameTop = (top + bottom - height) / 2;
  return { width, height, tagTop: Math.max(-TAG_PX, EDGE_PX - frameTop) };
}
