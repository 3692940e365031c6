import {
  BEACON_MAX_AGE_MS,
  type Device,
  type DeviceAssignment,
  type DeviceIcon,
  MAX_DEVICE_DAY,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Position } from '../positions/index.ts';

interface DeviceRow {
  readonly device_id: number;
  readonly project_id: number;
  readonly name: string;
  readonly icon: DeviceIcon;
  readonly member_id: number | null;
  readonly member_name: string | null;
  readonly is_refused: boolean;
  readonly carrier: string | null;
  readonly assignments: { readonly carrier: string; readonly from: string }[];
  readonly key_start: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly is_full: boolean;
  readonly at: Date | null;
  readonly lone6: number | null;
  readonly late6: number | null;
  readonly accuracy: number | null;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly altitude: number | null;
  readonly battery: number | null;
}

function toDevice(row: DeviceRow): Device {
  const { at, lone6, late6, accuracy, heading, speed, altitude, battery, ...device } = row;
  const { key_start, assignments, created_at, last_seen_at, member_id, member_name, ...rest } = device;
  return {
    ...rest,
    member: member_id === null ? null : { member_id, display_name: member_name ?? '' },
    assignments: assignments.map(({ carrier, from }) => ({ carrier, from: new Date(from).toISOString() })),
    key: key_start === null ? null : `${key_start}…`,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    position:
      at === null || lone6 === null || late6 === null
        ? null
        : { rel_ts: at.getTime(), lone6, late6, accuracy, heading, speed, altitude, battery },
  };
}

/** A position is shown for a day, or as long as the project keeps it. */
const isShown = sql`d.at > now() - greatest(${BEACON_MAX_AGE_MS / 86_400_000}, t.keep_days) * interval '1 day'`;

/** Of a device that is nobody’s, or of a member who may read its project. */
const isTaken = sql<boolean>`(not d.of_member or exists (
  select from access_project_roles(d.member_id) a where a.project_id = d.project_id))`;

const today = sql`(now() at time zone 'utc')::date`;

/** @param ids of some devices; null: all of the project. */
export async function listDevices(
  db: Reader,
  { projectId, ids = null }: { readonly projectId: number | null; readonly ids?: readonly number[] | null },
): Promise<Device[]> {
  const { rows } = await sql<DeviceRow>`
    select d.device_id, d.project_id, d.name, d.icon, d.key_start, d.created_at, d.last_seen_at,
      d.member_id, m.display_name as member_name, not ${isTaken} as is_refused,
      (t.project_id is not null and d.positions_day is not distinct from ${today}
        and d.positions_count >= ${MAX_DEVICE_DAY}) as is_full,
      case when ${isShown} then d.at end as at, d.lone6, d.late6, d.accuracy, d.heading, d.speed, d.altitude, d.battery,
      (select a.carrier from device_assignments a where a.device_id = d.device_id and a.starts_at <= now()
        order by a.starts_at desc limit 1) as carrier,
      coalesce((select jsonb_agg(jsonb_build_object('carrier', a.carrier, 'from', a.starts_at) order by a.starts_at)
        from device_assignments a where a.device_id = d.device_id), '[]') as assignments
    from devices d join projects p on p.project_id = d.project_id and p.deleted_at is null
    left join trail_settings t on t.project_id = d.project_id
    left join members m on m.member_id = d.member_id
    where (${projectId}::integer is null or d.project_id = ${projectId})
      and (${ids}::integer[] is null or d.device_id = any(${ids}::integer[]))
    order by lower(d.name), d.device_id`.execute(db);
  return rows.map(toDevice);
}

export async function countDevices(tx: Tx, projectId: number): Promise<number> {
  // Serializes additions, so that two at once do not both fit.
  await sql`select pg_advisory_xact_lock(hashtext('devices'), ${projectId})`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from devices where project_id = ${projectId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface NewDevice {
  readonly project_id: number;
  readonly name: string;
  readonly icon: string;
  readonly of_member: boolean;
  readonly member_id: number | null;
  readonly key_hash: string;
  readonly key_start: string;
}

/** @returns its id. */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<number> {
  const row = await tx.insertInto('devices').values(device).returning('device_id').executeTakeFirstOrThrow();
  return row.device_id;
}

interface DevicePlace {
  readonly projectId: number;
  readonly deviceId: number;
}

/** @returns the name of the device, or null for an unknown one. */
export async function updateDevice(
  tx: Tx,
  { projectId, deviceId }: DevicePlace,
  change: Partial<Omit<NewDevice, 'project_id' | 'key_hash' | 'key_start'>> & {
    key_hash?: string | null;
    key_start?: string | null;
  },
): Promise<string | null> {
  const row = await tx
    .updateTable('devices')
    .set({ project_id: projectId, ...change })
    .where('project_id', '=', projectId)
    .where('device_id', '=', deviceId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** @returns the name of the deleted device, or null for an unknown one. */
export async function deleteDevice(tx: Tx, { projectId, deviceId }: DevicePlace): Promise<string | null> {
  const row = await tx
    .deleteFrom('devices')
    .where('project_id', '=', projectId)
    .where('device_id', '=', deviceId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function putAssignments(
  tx: Tx,
  deviceId: number,
  assignments: readonly DeviceAssignment[],
): Promise<void> {
  await tx.deleteFrom('device_assignments').where('device_id', '=', deviceId).execute();
  if (assignments.length === 0) return;
  const rows = assignments.map(({ carrier, from }) => ({
    device_id: deviceId,
    carrier,
    starts_at: new Date(from),
  }));
  await tx.insertInto('device_assignments').values(rows).execute();
}

export interface DeviceByKey {
  readonly deviceId: number;
  readonly projectId: number;
}

/** Whether a member may read a project. */
export async function mayRead(tx: Tx, memberId: number, projectId: number): Promise<boolean> {
  const { rows } = await sql`
    select from access_project_roles(${memberId}::integer) a where a.project_id = ${projectId}::integer`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The device of a key, unless its project was deleted, or the member whose device it is may not read the project. */
export async function findDeviceByHash(db: Reader, keyHash: string): Promise<DeviceByKey | null> {
  const { rows } = await sql<DeviceByKey>`
    select d.device_id as "deviceId", d.project_id as "projectId" from devices d
    join projects p on p.project_id = d.project_id and p.deleted_at is null
    where d.key_hash = ${keyHash} and ${isTaken}`.execute(db);
  return rows[0] ?? null;
}

/** The digest of the key of a device; null without one. */
export async function findKeyHash(db: Reader, deviceId: number): Promise<string | null> {
  const row = await db
    .selectFrom('devices')
    .select('key_hash')
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row?.key_hash ?? null;
}

/** What a device has sent on the day of a transaction, in UTC. */
export interface DeviceDay {
  readonly day: string;
  /** How many positions of it are kept. */
  readonly countToday: number;
}

/** Locks a device whose key is still the same. @returns null: it is not. */
export async function lockDevice(
  tx: Tx,
  { deviceId }: DeviceByKey,
  keyHash: string,
): Promise<DeviceDay | null> {
  const { rows } = await sql<DeviceDay>`
    select ${today}::text as day, case when positions_day = ${today} then positions_count else 0 end as "countToday"
    from devices where device_id = ${deviceId} and key_hash = ${keyHash} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** Counts positions of a device. @returns how many there are today. */
export async function addToDay(tx: Tx, deviceId: number, kept: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    update devices set positions_day = ${today},
      positions_count = case when positions_day = ${today} then positions_count else 0 end + ${kept}
    where device_id = ${deviceId} returning positions_count as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many positions the devices of a project have sent today. */
export async function sumDay(db: Reader, projectId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(positions_count), 0)::float8 as sum from devices
    where project_id = ${projectId} and positions_day = ${today}`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Sets the count of a device to the highest that it may have on a day. @returns false if it had it, or a later day has begun. */
export async function fillDay(
  tx: Tx,
  deviceId: number,
  { day, count }: { readonly day: string; readonly count: number },
): Promise<boolean> {
  const { rows } = await sql`
    update devices set positions_day = ${day}::date, positions_count = ${count}
    where device_id = ${deviceId} and (positions_day is null or positions_day < ${day}::date
      or (positions_day = ${day}::date and positions_count < ${count}))
    returning device_id`.execute(tx);
  return rows.length > 0;
}

/** Notes a request, and the last position if it is later. @returns whether the device moved. */
export async function noteRequest(tx: Tx, deviceId: number, last: Position | null): Promise<boolean> {
  await tx
    .updateTable('devices')
    .set({ last_seen_at: new Date() })
    .where('device_id', '=', deviceId)
    .execute();
  return last !== null && (await moveDevice(tx, deviceId, last));
}

/** Notes the last position if it is later. @returns whether the device moved. */
export async function moveDevice(tx: Tx, deviceId: number, last: Position): Promise<boolean> {
  const { at, ...place } = last;
  const moved = await tx
    .updateTable('devices')
    .set({ at: new Date(at), ...place })
    .where('device_id', '=', deviceId)
    .where((is) => is.or([is('at', 'is', null), is('at', '<', new Date(at))]))
    .returning('device_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Forgets last positions that are shown no longer. */
export async function forgetOldPositions(tx: Tx): Promise<void> {
  await sql`
    update devices set at = null, lone6 = null, late6 = null, accuracy = null, heading = null, speed = null,
      altitude = null, battery = null
    where device_id in (
      select d.device_id from devices d left join trail_settings t on t.project_id = d.project_id
      where d.at is not null and not (${isShown}))`.execute(tx);
}
