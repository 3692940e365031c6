import type { Device, DevicePosition } from '@waypost/contract';
import { expect, test } from 'vitest';
import { withMoved } from './device-list.ts';

const position = (rel_ts: number): DevicePosition => ({
  ...{ rel_ts, lone6: rel_ts, late6: 0 },
  ...{ accuracy: null, heading: null, speed: null, altitude: null, battery: null },
});
const device = (device_id: number, at: number | null): Device => ({
  ...{ device_id, project_id: 1, name: 'Collar', icon: 'animal', carrier: null, assignments: [], key: null },
  ...{ member: null, is_refused: false },
  ...{ created_at: '2026-11-20T10:00:00Z', last_seen_at: null, is_full: false },
  position: at === null ? null : position(at),
});

test('a later position moves its device alone; an earlier one moves nothing', () => {
  const all = [device(1, 10), device(2, null)];
  expect(withMoved(all, 1, position(20))).toEqual([device(1, 20), all[1]]);
  expect(withMoved(all, 2, position(5))).toEqual([all[0], device(2, 5)]);
  expect(withMoved(all, 1, position(9))).toEqual(all);
  expect(withMoved(all, 3, position(99))).toEqual(all);
});
