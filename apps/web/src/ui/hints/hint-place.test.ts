import { describe, expect, it } from 'vitest';
import { placeHint } from './hint-place.ts';

const ROOM = { width: 800, height: 600 };
const HINT = { width: 100, height: 24 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('placeHint', () => {
  it('is centred above', () => {
    expect(placeHint(at(400, 300), HINT, 'top', ROOM)).toEqual({ left: 370, top: 271 });
  });

  it('is centred to the left', () => {
    expect(placeHint(at(400, 300), HINT, 'left', ROOM)).toEqual({ left: 295, top: 308 });
  });

  it('moves to the opposite side without enough room', () => {
    expect(placeHint(at(400, 10), HINT, 'top', ROOM).top).toBe(55);
    expect(placeHint(at(60, 300), HINT, 'left', ROOM).left).toBe(105);
  });

  it('stays within the window', () => {
    expect(placeHint(at(0, 300), HINT, 'top', ROOM).left).toBe(8);
    expect(placeHint(at(760, 300), HINT, 'top', ROOM).left).toBe(692);
    expect(placeHint(at(400, 0), HINT, 'left', ROOM).top).toBe(8);
    expect(placeHint(at(400, 590), HINT, 'left', ROOM).top).toBe(568);
  });
});
