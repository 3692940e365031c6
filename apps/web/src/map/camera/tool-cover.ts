import type { Padding } from '@waypost/map-engine';

const NOTHING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

let current: Padding = NOTHING;

/** A part of the page, in CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/**
 * What tools over the map leave no room on, as padding of one side: the one where it costs the smallest part of the map.
 * @param bottomInset what of the bottom is covered already.
 */
export function toToolCover(map: Box, tools: Box, bottomInset: number): Padding {
  const right = map.right - tools.left;
  const top = tools.bottom - map.top;
  const bottom = map.bottom - tools.top - bottomInset;
  const sides = [
    { cover: { ...NOTHING, right }, part: right / map.width },
    { cover: { ...NOTHING, top }, part: top / map.height },
    { cover: { ...NOTHING, bottom: Math.max(bottom, 0) }, part: (bottom + bottomInset) / map.height },
  ];
  return sides.reduce((least, one) => (one.part < least.part ? one : least)).cover;
}

/** Notes what tools cover; null when they are gone. @returns whether it is another cover than before. */
export function setToolCover(cover: Padding | null): boolean {
  const next = cover ?? NOTHING;
  const isOther = Object.entries(next).some(([side, px]) => current[side as keyof Padding] !== px);
  current = next;
  return isOther;
}

/** What tools cover of the map, in CSS pixels beside what the drawer covers. */
export const getToolCover = (): Padding => current;
