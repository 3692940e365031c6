import type { Beacon, BeaconFix, EphemeralMessage } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { toDatabaseFault } from '../../platform/db/database-fault.ts';
import { sendEphemeralBatch } from '../../platform/realtime/ephemeral.ts';
import type { PositionBatch, PositionService } from '../positions/index.ts';
import { deleteBeacon, listReaders, putBeacons } from './store.ts';

/** What one member sent to a project since positions were last passed on. */
export interface Pending {
  readonly projectId: number;
  readonly memberId: number;
  /** All positions, in any order. */
  readonly fixes: readonly BeaconFix[];
  /** The latest since the beacon was closed last. */
  readonly latest: BeaconFix | null;
  readonly isClosed: boolean;
}

export interface PassingOn {
  readonly database: Database;
  readonly positions: PositionService;
}

export const toKey = ({ projectId, memberId }: Pick<Pending, 'projectId' | 'memberId'>) =>
  `${projectId}/${memberId}`;

/** Positions of a member as they are recorded. */
export const toBatch = ({
  projectId,
  memberId,
  fixes,
}: Pick<Pending, 'projectId' | 'memberId' | 'fixes'>): PositionBatch => ({
  subject: { projectId, kind: 'member', id: memberId },
  positions: fixes.map(({ rel_ts, lone6, late6, accuracy, heading }) => ({
    ...{ at: rel_ts, lone6, late6, accuracy, heading },
    ...{ speed: null, altitude: null, battery: null },
  })),
});

const toNext = (payload: Beacon): EphemeralMessage => ({
  topic: `project:${payload.project_id}`,
  type: 'beacon.next',
  payload,
});

async function closeBeacons(tx: Tx, pending: readonly Pending[]): Promise<EphemeralMessage[]> {
  const messages: EphemeralMessage[] = [];
  for (const { projectId, memberId } of pending) {
    if (!(await deleteBeacon(tx, projectId, memberId))) continue;
    messages.push({
      topic: `project:${projectId}`,
      type: 'beacon.close',
      payload: { member_id: memberId, project_id: projectId },
    });
  }
  return messages;
}

/** @returns the keys of those who may not read their project any more: nothing of theirs was taken. */
async function passOn(
  { database, positions }: PassingOn,
  pending: readonly Pending[],
): Promise<ReadonlySet<string>> {
  return database.transaction(async (tx) => {
    const moved = pending.filter(({ fixes }) => fixes.length > 0);
    const readers = moved.length === 0 ? new Set<string>() : await listReaders(tx, moved);
    const heard = moved.filter((one) => readers.has(toKey(one)));
    const closed = await closeBeacons(
      tx,
      pending.filter(({ isClosed, latest }) => isClosed && latest === null),
    );
    const shown = heard.flatMap(({ projectId, memberId, latest }) =>
      latest === null ? [] : [{ ...latest, project_id: projectId, member_id: memberId }],
    );
    const beacons = shown.length === 0 ? [] : await putBeacons(tx, shown);
    if (heard.length > 0) await positions.record(tx, heard.map(toBatch));
    await sendEphemeralBatch(tx, [...beacons.map(toNext), ...closed]);
    return new Set(moved.map(toKey).filter((key) => !readers.has(key)));
  });
}

/**
 * Records positions and passes the latest ones on, in one transaction; if it fails, each member's in one of its own, so
 * that nobody's fault is another's loss.
 * @returns by key why something was not taken.
 */
export async function passAllOn(
  passing: PassingOn,
  pending: readonly Pending[],
): Promise<ReadonlyMap<string, AppError>> {
  try {
    const lost = await passOn(passing, pending);
    return new Map([...lost].map((key) => [key, new AppError('project_not_found')]));
  } catch (error) {
    const [one] = pending;
    if (one === undefined) return new Map();
    // Without its cause: a database's error may quote the row.
    const refusal = new AppError('unavailable');
    if (pending.length === 1 || toDatabaseFault(error) === 'unavailable')
      return new Map(pending.map((each) => [toKey(each), refusal]));
  }
  const refusals = new Map<string, AppError>();
  for (const one of pending)
    for (const [key, refusal] of await passAllOn(passing, [one])) refusals.set(key, refusal);
  return refusals;
}
