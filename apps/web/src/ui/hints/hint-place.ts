export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

export type HintSide = 'top' | 'left';

/** Distance from the target. */
const OFFSET_PX = 5;
/** Distance from the edges of the window. */
const MARGIN_PX = 8;

const within = (value: number, room: number) => Math.max(MARGIN_PX, Math.min(value, room - MARGIN_PX));

/**
 * The position of a hint in the window, in CSS pixels: centred on the given side, or on the opposite one without enough
 * room, and never clipped.
 */
export function placeHint(
  target: Rectangle,
  hint: Size,
  side: HintSide,
  room: Size,
): { readonly left: number; readonly top: number } {
  if (side === 'left') {
    const before = target.left - OFFSET_PX - hint.width;
    return {
      left: before >= 0 ? before : target.left + target.width + OFFSET_PX,
      top: within(target.top + (target.height - hint.height) / 2, room.height - hint.height),
    };
  }
  const above = target.top - OFFSET_PX - hint.height;
  return {
    left: within(target.left + (target.width - hint.width) / 2, room.width - hint.width),
    top: above >= 0 ? above : target.top + target.height + OFFSET_PX,
  };
}
