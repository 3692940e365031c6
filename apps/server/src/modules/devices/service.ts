import { createHash, randomBytes } from 'node:crypto';
import {
  type AuditAction,
  DEVICE_KEY_PREFIX,
  type Device,
  type DeviceAssignment,
  type DeviceCreate,
  type DeviceUpdate,
  MAX_DEVICES,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteTrail } from '../positions/index.ts';
import {
  countDevices,
  deleteDevice,
  insertDevice,
  listDevices,
  mayRead,
  putAssignments,
  updateDevice,
} from './store.ts';

const KEY_BYTES = 24;
const SHOWN = DEVICE_KEY_PREFIX.length + 4;

export interface DeviceService {
  /** @param showsKeys whether the beginnings of keys are shown. */
  list(grant: ProjectGrant<'device:read'>, showsKeys: boolean): Promise<Device[]>;
  /** @returns the device with its whole key, which is never shown again. */
  create(grant: ProjectGrant<'device:create'>, input: DeviceCreate): Promise<Device>;
  /** @throws AppError `device_not_found`, as the methods below. */
  update(grant: ProjectGrant<'device:update'>, deviceId: number, change: DeviceUpdate): Promise<Device>;
  assign(
    grant: ProjectGrant<'device:update'>,
    deviceId: number,
    assignments: readonly DeviceAssignment[],
  ): Promise<Device>;
  /** @returns the new key. */
  renewKey(grant: ProjectGrant<'device:update'>, deviceId: number): Promise<string>;
  revokeKey(grant: ProjectGrant<'device:update'>, deviceId: number): Promise<void>;
  remove(grant: ProjectGrant<'device:delete'>, deviceId: number): Promise<void>;
}

/** The digest of a key, by which it is found. */
export const toKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

function makeKey() {
  const key = DEVICE_KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return { key, columns: { key_hash: toKeyHash(key), key_start: key.slice(0, SHOWN) } };
}

interface Change {
  readonly projectId: number;
  readonly memberId: number;
  readonly deviceId: number;
  /** Audited; null: nothing is. */
  readonly action: Extract<AuditAction, `device.${string}`> | null;
  /** The name of the device; null if there is none. */
  readonly name: string | null;
}

async function announce(tx: Tx, { projectId, memberId, deviceId, action, name }: Change): Promise<void> {
  if (name === null) throw new AppError('device_not_found');
  if (action !== null) await recordAudit(tx, { action, actorId: memberId, projectId, subject: name });
  await appendEvent(tx, {
    topic: `project:${projectId}`,
    type: 'device.changed',
    payload: { project_id: projectId, device_id: deviceId },
    memberId,
  });
}

/** The columns that say whose device it is. @throws AppError `member_not_found` for one who may not read the project. */
async function toOwner(tx: Tx, projectId: number, memberId: number | null) {
  if (memberId !== null && !(await mayRead(tx, memberId, projectId))) throw new AppError('member_not_found');
  return { of_member: memberId !== null, member_id: memberId };
}

async function get(tx: Tx, projectId: number, deviceId: number): Promise<Device> {
  const [found] = await listDevices(tx, { projectId, ids: [deviceId] });
  if (found === undefined) throw new AppError('device_not_found');
  return found;
}

export function createDeviceService(database: Database): DeviceService {
  return {
    list: async ({ projectId }, showsKeys) => {
      const all = await listDevices(database.read, { projectId });
      return showsKeys ? all : all.map((device) => ({ ...device, key: null }));
    },
    create: ({ projectId, memberId }, { name, icon, member_id = null }) =>
      database.transaction(async (tx) => {
        const owner = await toOwner(tx, projectId, member_id);
        if ((await countDevices(tx, projectId)) >= MAX_DEVICES) throw new AppError('too_many_devices');
        const { key, columns } = makeKey();
        const deviceId = await insertDevice(tx, { project_id: projectId, name, icon, ...owner, ...columns });
        await announce(tx, { projectId, memberId, deviceId, action: 'device.created', name });
        return { ...(await get(tx, projectId, deviceId)), key };
      }),
    update: ({ projectId, memberId }, deviceId, { name, icon, member_id }) =>
      database.transaction(async (tx) => {
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(icon === undefined ? {} : { icon }),
          ...(member_id === undefined ? {} : await toOwner(tx, projectId, member_id)),
        };
        const found = await updateDevice(tx, { projectId, deviceId }, change);
        await announce(tx, { projectId, memberId, deviceId, action: null, name: found });
        return get(tx, projectId, deviceId);
      }),
    assign: ({ projectId, memberId }, deviceId, assignments) =>
      database.transaction(async (tx) => {
        const found = await updateDevice(tx, { projectId, deviceId }, {});
        await announce(tx, { projectId, memberId, deviceId, action: null, name: found });
        await putAssignments(tx, deviceId, assignments);
        return get(tx, projectId, deviceId);
      }),
    renewKey: ({ projectId, memberId }, deviceId) =>
      database.transaction(async (tx) => {
        const { key, columns } = makeKey();
        const name = await updateDevice(tx, { projectId, deviceId }, columns);
        await announce(tx, { projectId, memberId, deviceId, action: 'device.key_renewed', name });
        return key;
      }),
    revokeKey: ({ projectId, memberId }, deviceId) =>
      database.transaction(async (tx) => {
        const none = { key_hash: null, key_start: null };
        const name = await updateDevice(tx, { projectId, deviceId }, none);
        await announce(tx, { projectId, memberId, deviceId, action: 'device.key_revoked', name });
      }),
    remove: async ({ projectId, memberId }, deviceId) => {
      // It sends no more while its trail is deleted, which nobody else waits for.
      await database.transaction((tx) =>
        updateDevice(tx, { projectId, deviceId }, { key_hash: null, key_start: null }),
      );
      await deleteTrail(database, { projectId, kind: 'device', id: deviceId });
      await database.transaction(async (tx) => {
        const name = await deleteDevice(tx, { projectId, deviceId });
        await announce(tx, { projectId, memberId, deviceId, action: 'device.deleted', name });
      });
    },
  };
}
