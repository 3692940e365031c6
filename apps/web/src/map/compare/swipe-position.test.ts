import { describe, expect, it } from 'vitest';
import { toSwipePosition } from './swipe-position.ts';

const press = (position: number, key: string, shiftKey = false) =>
  toSwipePosition(position, { key, shiftKey });

describe('toSwipePosition', () => {
  it('moves by small and large steps, and to both ends', () => {
    expect(press(0.5, 'ArrowRight')).toBe(0.52);
    expect(press(0.5, 'ArrowLeft')).toBe(0.48);
    expect(press(0.5, 'ArrowRight', true)).toBe(0.6);
    expect(press(0.5, 'PageDown')).toBe(0.4);
    expect(press(0.3, 'Home')).toBe(0);
    expect(press(0.3, 'End')).toBe(1);
  });

  it('stays within the map and ignores other keys', () => {
    expect(press(0.01, 'ArrowLeft')).toBe(0);
    expect(press(0.95, 'PageUp')).toBe(1);
    expect(press(0.5, 'Tab')).toBeNull();
    expect(press(0.5, 'a')).toBeNull();
  });
});
