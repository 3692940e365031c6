import { TIMELINE_RANGES } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findRange,
  MIN_WINDOW,
  moveEdge,
  moveWindow,
  type TimeWindow,
  toAxis,
  toBarEnd,
  toDates,
  toFirstFrame,
  toNextFrame,
  toRangeStart,
  toWindow,
  WHOLE,
  widenRange,
} from './timeline-window.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 35);
const DAY_MS = 86_400_000;
const axis = { start: NOW - 30 * DAY_MS, end: NOW };

const anyWindow = fc
  .tuple(fc.double({ min: 0, max: 1 - MIN_WINDOW, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([start, more]): TimeWindow => ({ start, end: Math.min(1, start + MIN_WINDOW + more) }));

function expectSound({ start, end }: TimeWindow): void {
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(1 + 1e-9);
  expect(end - start).toBeGreaterThanOrEqual(MIN_WINDOW - 1e-9);
}

describe('moving', () => {
  it('stays on the axis and keeps 5 % of it', () => {
    fc.assert(
      fc.property(anyWindow, fc.double({ min: -2, max: 3, noNaN: true }), (window, to) => {
        expectSound(moveEdge(window, 'start', to));
        expectSound(moveEdge(window, 'end', to));
        const moved = moveWindow(window, to);
        expectSound(moved);
        expect(moved.end - moved.start).toBeCloseTo(window.end - window.start, 9);
      }),
    );
  });
});

describe('dates', () => {
  it('of a window round-trip to the minute', () => {
    fc.assert(
      fc.property(anyWindow, fc.constantFrom(...TIMELINE_RANGES), (window, range) => {
        const { from, to } = toDates(axis, window, range);
        const back = toWindow(axis, from ?? null, to ?? null);
        expectSound(back);
        expect(back.start).toBeCloseTo(window.start, 3);
        expect(back.end).toBeCloseTo(window.end, 3);
      }),
    );
  });

  it('are open at the newest end, and for everything at both', () => {
    expect(toDates(axis, WHOLE, 'all')).toEqual({ from: undefined, to: undefined });
    expect(toDates(axis, WHOLE, 'month')).toEqual({ from: axis.start, to: undefined });
  });

  it('outside the axis are clamped to its ends', () => {
    expect(toWindow(axis, NOW - 90 * DAY_MS, NOW + DAY_MS)).toEqual(WHOLE);
    expectSound(toWindow(axis, NOW + DAY_MS, null));
    expectSound(toWindow(axis, null, NOW - 90 * DAY_MS));
  });

  it('without features still have an axis', () => {
    expect(toAxis(NOW, NOW)).toEqual({ start: NOW - DAY_MS, end: NOW });
  });
});

describe('ranges', () => {
  it("start where the server's bars start", () => {
    expect(toRangeStart('all', NOW)).toBeNull();
    expect(toRangeStart('year', NOW)).toBe(Date.UTC(2025, 10, 1));
    expect(toRangeStart('6 months', NOW)).toBe(Date.UTC(2026, 4, 1));
    expect(toRangeStart('24h', NOW)).toBe(Date.UTC(2026, 10, 20, 14));
  });

  it('widen to the selection, and never narrow', () => {
    expect(widenRange('month', null, NOW)).toBe('month');
    expect(widenRange('month', NOW - DAY_MS, NOW)).toBe('month');
    expect(widenRange('24h', NOW - 7 * DAY_MS, NOW)).toBe('week');
    expect(widenRange('24h', NOW - 100 * DAY_MS, NOW)).toBe('6 months');
    expect(widenRange('week', NOW - 4000 * DAY_MS, NOW)).toBe('all');
  });
});

describe('findRange', () => {
  it('finds the preset that a filter is, from its start to now or later', () => {
    for (const range of TIMELINE_RANGES) {
      const start = toRangeStart(range, NOW);
      expect(findRange(start, null, NOW)).toBe(start === null ? null : range);
      expect(findRange(start, NOW + DAY_MS, NOW)).toBe(start === null ? null : range);
      expect(findRange(start, NOW - DAY_MS, NOW)).toBeNull();
    }
  });

  it('still is the preset a moment later, and none after that', () => {
    const start = toRangeStart('24h', NOW);
    expect(findRange(start, null, NOW + 3_600_000)).toBe('24h');
    expect(findRange(start, null, NOW + 3 * 3_600_000)).toBeNull();
    expect(findRange(null, null, NOW)).toBeNull();
  });
});

describe('toBarEnd', () => {
  it('ends the bar that a moment is in, in UTC', () => {
    expect(toBarEnd(NOW, '1 hour')).toBe(Date.UTC(2026, 10, 21, 15));
    expect(toBarEnd(NOW, '6 hours')).toBe(Date.UTC(2026, 10, 21, 18));
    expect(toBarEnd(Date.UTC(2026, 10, 21, 12), '6 hours')).toBe(Date.UTC(2026, 10, 21, 18));
    expect(toBarEnd(NOW, 'month')).toBe(Date.UTC(2026, 11, 1));
  });
});

describe('playing', () => {
  it('steps through the whole range and ends', () => {
    fc.assert(
      fc.property(anyWindow, (window) => {
        let frame: TimeWindow | null = toFirstFrame(window);
        let last = frame;
        let steps = 0;
        while (frame !== null && steps < 100) {
          expectSound(frame);
          last = frame;
          frame = toNextFrame(frame);
          steps += 1;
        }
        expect(frame).toBeNull();
        expect(last.end).toBeCloseTo(1, 9);
      }),
    );
  });
});
