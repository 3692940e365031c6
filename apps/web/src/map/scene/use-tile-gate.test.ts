import { describe, expect, it } from 'vitest';
import { toSwapDelay } from './use-tile-gate.ts';

describe('toSwapDelay', () => {
  const loading = { isOther: false, isSettled: false, shownAt: 10_000 };

  it('lets the next version through when the last one is on the map, or when there is none', () => {
    expect(toSwapDelay({ ...loading, isSettled: true }, 10_001)).toBe(0);
    expect(toSwapDelay({ ...loading, isOther: true }, 10_001)).toBe(0);
  });

  it('waits for pending tiles, but not for ever', () => {
    expect(toSwapDelay(loading, 10_000)).toBe(3_000);
    expect(toSwapDelay(loading, 12_500)).toBe(500);
    expect(toSwapDelay(loading, 14_000)).toBe(0);
  });
});
