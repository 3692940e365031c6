import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The document's custom properties. */
let shown: Map<string, string>;

beforeEach(() => {
  shown = new Map();
  const style = { setProperty: (name: string, value: string) => shown.set(name, value) };
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { style } });
  vi.stubGlobal('window', { innerHeight: 844, innerWidth: 1440 });
  vi.stubGlobal('localStorage', { getItem: () => null });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps no room for a timeline, loaded or not, where a drawer leaves a strip of the map', async () => {
  const { setDrawerRoom } = await import('../../ui/page/map-insets.ts');
  const { expectTimeline, toFreePadding } = await import('./timeline-room.ts');
  const cover = (share: number) => setDrawerRoom(Math.round(844 * share));
  expectTimeline();
  expect(shown.get('--wp-timeline')).toBe('66px');
  cover(0.85);
  expect(shown.get('--wp-timeline')).toBe('0px');
  expect(toFreePadding(10).bottom).toBe(10);
  cover(0.5);
  expect(shown.get('--wp-timeline')).toBe('66px');
  expect(toFreePadding(10).bottom).toBe(76);
});

it('keeps no room once the timeline is gone', async () => {
  const { setTimelineRoom } = await import('./timeline-room.ts');
  setTimelineRoom(80);
  setTimelineRoom(null);
  expect(shown.get('--wp-timeline')).toBe('0px');
});
