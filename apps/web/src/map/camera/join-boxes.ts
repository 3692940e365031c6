import { bboxOf, toContinuousBox } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';

/**
 * The union of several boxes, or null if there are none. Boxes on both sides of the 180th meridian are seen together, as
 * parts of one geometry are.
 */
export function joinBoxes(boxes: readonly Bbox[]): Bbox | null {
  const coordinates = boxes.map(toContinuousBox).flatMap(([west, south, east, north]) => [
    [west, south],
    // What is wider than half the globe is known by its middle.
    [(west + east) / 2, south],
    [east, north],
  ]);
  return bboxOf({ type: 'MultiPoint', coordinates });
}
