import { MAX_DEVICE_DAY, MAX_DEVICES, MAX_PROJECT_DAY } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { getKeepDays } from '../../positions/index.ts';
import { addToDay, type DeviceByKey, type DeviceDay, fillDay, sumDay } from '../store.ts';

const DAY_S = 86_400;
/** If no device has more than this, their sum is within the project's quota. */
const UNSUSPICIOUS = MAX_PROJECT_DAY / MAX_DEVICES;

/** The refusal of a device that has sent all it may on a day. It keeps what is refused, and sends it again after midnight in UTC. */
export class FullDay extends AppError {
  /** Such as 2026-11-25. */
  readonly day: string;

  constructor(day: string) {
    super('device_positions_limit', { retryAfterS: DAY_S - (Math.floor(Date.now() / 1_000) % DAY_S) });
    this.day = day;
  }
}

/** @throws FullDay if a device has sent all it may today, to a project that keeps it. */
export async function assertRoom(
  tx: Tx,
  { projectId }: DeviceByKey,
  { day, countToday }: DeviceDay,
): Promise<void> {
  if (countToday >= MAX_DEVICE_DAY && (await getKeepDays(tx, projectId)) > 0) throw new FullDay(day);
}

/**
 * Counts positions that were kept just now, so that a device that runs wild does not fill the disk.
 * @throws FullDay if the device or its project has too many now; nothing of the request is kept.
 */
export async function countKept(
  tx: Tx,
  { deviceId, projectId }: DeviceByKey,
  day: string,
  kept: number,
): Promise<void> {
  if (kept === 0) return;
  const count = await addToDay(tx, deviceId, kept);
  if (count > MAX_DEVICE_DAY) throw new FullDay(day);
  if (count > UNSUSPICIOUS && (await sumDay(tx, projectId)) > MAX_PROJECT_DAY) throw new FullDay(day);
}

/**
 * Notes that a device is refused for the rest of a day, which administrators see. Once: then it is asked no more. The day
 * may have ended since: the next one is not touched.
 */
export async function noteFull(
  database: Database,
  { deviceId, projectId }: DeviceByKey,
  day: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await fillDay(tx, deviceId, { day, count: MAX_DEVICE_DAY }))) return;
    await appendEvent(tx, {
      topic: `project:${projectId}`,
      type: 'device.changed',
      payload: { project_id: projectId, device_id: deviceId },
      memberId: null,
    });
  });
}
