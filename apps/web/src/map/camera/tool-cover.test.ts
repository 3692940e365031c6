import { describe, expect, it } from 'vitest';
import { toToolCover } from './tool-cover.ts';

const toBox = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

describe('toToolCover', () => {
  it('takes the side of a tall form', () => {
    const cover = toToolCover(toBox(670, 50, 770, 850), toBox(1018, 62, 344, 800), 0);
    expect(cover).toEqual({ ...NOTHING, right: 422 });
  });

  it('takes the top below which a low card leaves more room', () => {
    const cover = toToolCover(toBox(340, 50, 684, 718), toBox(714, 62, 232, 130), 0);
    expect(cover).toEqual({ ...NOTHING, top: 142 });
  });

  it('takes the bottom above a sheet, without what the drawer covers already', () => {
    const cover = toToolCover(toBox(0, 50, 390, 794), toBox(0, 321, 390, 523), 127);
    expect(cover).toEqual({ ...NOTHING, bottom: 396 });
  });
});
