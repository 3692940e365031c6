import { expect, test } from 'vitest';
import { toDayOfScenes } from './to-day-of-scenes.ts';

const dayOf = (...item_ids: string[]) => toDayOfScenes({ data: { item_ids } });

test('the day of an order is that of its scenes, if they have one in common', () => {
  expect(dayOf('20260101_180123_0278_0570_0')).toBe('2026-01-01');
  expect(dayOf('S2A_12RVN_20260314_0_L2A', 'S2B_T12RVN_20260314T180001_L2A')).toBe('2026-03-14');
  expect(dayOf('20260101_180123_0278_0570_0', '20260102_180123_0278_0570_0')).toBeNull();
  expect(dayOf('scene-without-a-day')).toBeNull();
  expect(dayOf('20261399_180123')).toBeNull();
  expect(toDayOfScenes({})).toBeNull();
});
