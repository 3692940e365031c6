import {
  type DeviceReceipt,
  findCarrier,
  MAX_DEVICE_POSITIONS,
  MAX_DEVICE_REQUESTS,
} from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { sendEphemeralBatch } from '../../../platform/realtime/ephemeral.ts';
import { MAX_AHEAD_MS, type Position, type PositionService } from '../../positions/index.ts';
import { toKeyHash } from '../service.ts';
import {
  type DeviceByKey,
  findDeviceByHash,
  findKeyHash,
  forgetOldPositions,
  listDevices,
  lockDevice,
  noteRequest,
} from '../store.ts';
import type { ReadFix } from './fix.ts';
import { assertRoom, countKept, FullDay, noteFull } from './quota.ts';

/** Positions of one device within this time are passed on as one: the last. */
const COALESCE_MS = 100;
const PRUNE_MS = 2 * 60_000;
const WINDOW_MS = 60_000;

export interface DeviceReceiver {
  /**
   * Takes the positions of the device that has a key.
   * @param read reads what was sent, once the key is known and its limit is not reached.
   * @param refusal the error for an unknown or revoked key, as the client expects it.
   * @throws AppError `too_many_requests`, `payload_too_large`, `device_positions_limit`.
   */
  receive(
    key: string | null,
    read: () => readonly ReadFix[],
    refusal: 'device_unknown' | 'token_invalid',
  ): Promise<DeviceReceipt>;
  /** Takes positions as if a device had sent them with its key; none of a device whose key was revoked. */
  receiveAs(deviceId: number, positions: readonly Position[]): Promise<void>;
  /** Passes on what has been taken. */
  stop(): Promise<void>;
}

/** Counts the requests of each key within a minute. */
function createLimit() {
  let windowStart = Date.now();
  let counts = new Map<number, number>();
  return (deviceId: number) => {
    if (Date.now() - windowStart > WINDOW_MS) {
      windowStart = Date.now();
      counts = new Map();
    }
    const count = (counts.get(deviceId) ?? 0) + 1;
    counts.set(deviceId, count);
    if (count > MAX_DEVICE_REQUESTS) {
      throw new AppError('too_many_requests', {
        detail: `A device may send ${MAX_DEVICE_REQUESTS} requests a minute. Send several positions at once.`,
      });
    }
  };
}

/** Refuses a time that has not come: the clock of the device is wrong, and what it says would be the latest for years. */
const refuseAhead = (fix: ReadFix, now: number): ReadFix =>
  fix.ok && fix.position.at > now + MAX_AHEAD_MS
    ? { ok: false, reason: 'The time lies ahead of now. Set the clock of the device.' }
    : fix;

interface Dependencies {
  readonly database: Database;
  readonly positions: PositionService;
  readonly log: Logger;
}

/** Tells those who listen where devices are now. */
async function passOn(database: Database, ids: readonly number[]): Promise<void> {
  await database.transaction(async (tx) => {
    const devices = await listDevices(tx, { projectId: null, ids });
    await sendEphemeralBatch(
      tx,
      devices.flatMap(({ project_id, device_id, name: own, assignments, position }) => {
        if (position === null) return [];
        const name = findCarrier(assignments, position.rel_ts) ?? own;
        const payload = { project_id, device_id, name, position };
        return [{ topic: `project:${project_id}`, type: 'device.next', payload }];
      }),
    );
  });
}

export function createDeviceReceiver({ database, positions, log }: Dependencies): DeviceReceiver {
  const limit = createLimit();
  const moved = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> = Promise.resolve();
  const flush = () => {
    timer = null;
    const ids = [...moved];
    moved.clear();
    running = running
      .then(() => passOn(database, ids))
      // Not the error itself: a database's may quote the row.
      .catch(() => log.error({ count: ids.length }, 'passing positions of devices on failed'));
  };
  const pruning = setInterval(() => {
    running = running
      .then(() => database.transaction(forgetOldPositions))
      .catch(() => log.error('forgetting positions of devices failed'));
  }, PRUNE_MS);
  pruning.unref();

  const take = (device: DeviceByKey, keyHash: string, fixes: readonly ReadFix[]) =>
    database.transaction(async (tx) => {
      const locked = await lockDevice(tx, device, keyHash);
      if (locked === null) return null;
      await assertRoom(tx, device, locked);
      const subject = { projectId: device.projectId, kind: 'device', id: device.deviceId } as const;
      const read = fixes.flatMap((fix) => (fix.ok ? [fix.position] : []));
      const [change] = await positions.record(tx, [{ subject, positions: read }]);
      const accepted = change?.positions.length ?? 0;
      await countKept(tx, device, locked.day, change?.isKept === true ? accepted : 0);
      if (await noteRequest(tx, device.deviceId, change?.positions.at(-1) ?? null))
        moved.add(device.deviceId);
      return { accepted, ignored: read.length - accepted };
    });

  const receive = async (
    keyHash: string | null,
    read: () => readonly ReadFix[],
    refusal: 'device_unknown' | 'token_invalid',
  ) => {
    const device = keyHash === null ? null : await findDeviceByHash(database.read, keyHash);
    if (keyHash === null || device === null) throw new AppError(refusal);
    limit(device.deviceId);
    const fixes = read().map((fix) => refuseAhead(fix, Date.now()));
    if (fixes.length > MAX_DEVICE_POSITIONS) {
      const detail = `Send at most ${MAX_DEVICE_POSITIONS} positions at once.`;
      throw new AppError('payload_too_large', { detail });
    }
    const taken = await take(device, keyHash, fixes).catch(async (error: unknown) => {
      if (error instanceof FullDay) {
        await noteFull(database, device, error.day);
        throw error;
      }
      log.error('taking positions of a device failed');
      // Without its cause, which may quote the positions; the client sends them again.
      throw new AppError('unavailable');
    });
    if (taken === null) throw new AppError(refusal);
    if (moved.size > 0) timer ??= setTimeout(flush, COALESCE_MS);
    const refused = fixes.flatMap((fix, index) => (fix.ok ? [] : [{ index, reason: fix.reason }]));
    return { ...taken, refused };
  };

  return {
    receive: (key, read, refusal) => receive(key === null ? null : toKeyHash(key), read, refusal),
    receiveAs: async (deviceId, positions) => {
      const fixes = positions.map((position) => ({ ok: true, position }) as const);
      await receive(await findKeyHash(database.read, deviceId), () => fixes, 'device_unknown');
    },
    stop: async () => {
      clearInterval(pruning);
      if (timer !== null) {
        clearTimeout(timer);
        flush();
      }
      await running;
    },
  };
}
