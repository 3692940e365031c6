import type { Padding } from '../scene/scene.ts';

/** The smallest space for fitting a box, in CSS pixels per axis. */
const MIN_FREE_PX = 48;

/**
 * The padding for fitting a box, shrunk where the scene's own padding leaves no space: a tall drawer would
 * otherwise make the fit fail. All in CSS pixels.
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
