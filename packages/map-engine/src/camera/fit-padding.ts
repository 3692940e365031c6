import type { Padding } from '../scene/scene.ts';

/** Least free width and height to fit a box into, in CSS pixels. */
const MIN_FREE_PX = 48;

/**
 * The padding to fit a box with, reduced where the scene's own padding leaves too little room: with a drawer pulled far
 * up MapLibre would refuse the fit and not move at all. All values in CSS pixels.
 */
export function toFitPadding(
  wanted: number | Padding,
  scene: Padding,
  size: { readonly width: number; readonly height: number },
): Padding {
  const sides =
    typeof wanted === 'number' ? { top: wanted, right: wanted, bottom: wanted, left: wanted } : wanted;
  const across = shrink(sides.left + sides.right, size.width - scene.left - scene.right);
  const down = shrink(sides.top + sides.bottom, size.height - scene.top - scene.bottom);
  return {
    top: sides.top * down,
    bottom: sides.bottom * down,
    left: sides.left * across,
    right: sides.right * across,
  };
}

function shrink(wanted: number, room: number): number {
  const most = Math.max(room - MIN_FREE_PX, 0);
  return wanted <= most ? 1 : most / wanted;
}
