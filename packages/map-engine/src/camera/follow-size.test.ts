import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followSize, RESIZE_DELAY_MS } from './follow-size.ts';

let tell: () => void;
let tellsAtOnce: boolean;
const disconnect = vi.fn();
const resize = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  tellsAtOnce = true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        tell = callback;
      }
      observe() {
        if (tellsAtOnce) tell();
      }
      disconnect = disconnect;
    },
  );
  resize.mockClear();
  disconnect.mockClear();
  // A stand-in for the observer that observes nothing.
  stop = followSize({} as Element, resize);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a map follows the size of its container', () => {
  it('resizes the map 300 ms after a change, and ignores the initial report', () => {
    expect(RESIZE_DELAY_MS).toBe(300);
    vi.advanceTimersByTime(1_000);
    expect(resize).not.toHaveBeenCalled();
    tell();
    vi.advanceTimersByTime(299);
    expect(resize).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(resize).toHaveBeenCalledTimes(1);
  });

  it('resizes the map when the size changed before the initial report', () => {
    tellsAtOnce = false;
    const container = { clientWidth: 768, clientHeight: 848 };
    followSize(container as Element, resize);
    container.clientHeight -= 28;
    tell();
    vi.advanceTimersByTime(300);
    expect(resize).toHaveBeenCalledTimes(1);
  });

  it('resizes the map repeatedly while the size keeps changing', () => {
    for (let elapsed = 0; elapsed < 900; elapsed += 16) {
      tell();
      vi.advanceTimersByTime(16);
    }
    vi.advanceTimersByTime(300);
    expect(resize).toHaveBeenCalledTimes(3);
  });

  it('does not resize the map after it was stopped', () => {
    tell();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(resize).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalled();
  });
});
