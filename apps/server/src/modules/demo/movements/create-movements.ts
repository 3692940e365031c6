import { requireProject } from '../../../access/require-access.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { putBeacons } from '../../beacons/index.ts';
import { noteRequest } from '../../devices/index.ts';
import { judgeProject } from '../../geofence/index.ts';
import {
  type Position,
  type PositionBatch,
  type PositionSubject,
  putKeepDays,
} from '../../positions/index.ts';
import type { DemoBeginning } from '../begin-demo.ts';
import type { DemoSteps, StepContext } from '../demo-steps.ts';
import { backdateFences, dateCrossings } from './store.ts';
import { COLLAR, makeTracks, type TimedPlace, type Track } from './tracks.ts';

const DAY_MS = 86_400_000;
const KEEP_DAYS = 30;

interface Moving {
  readonly subject: PositionSubject;
  readonly track: Track;
}

const toPosition = ({ at, place: [lng, lat], heading }: TimedPlace, { accuracyM }: Track): Position => ({
  ...{ at, lone6: Math.round(lng * 1e6), late6: Math.round(lat * 1e6), accuracy: accuracyM, heading },
  ...{ speed: null, altitude: null, battery: null },
});

const toBatches = (
  moving: readonly Moving[],
  isWanted: (track: Track, at: number) => boolean,
): PositionBatch[] =>
  moving.map(({ subject, track }) => ({
    subject,
    positions: track.positions.filter(({ at }) => isWanted(track, at)).map((one) => toPosition(one, track)),
  }));

/** The collar of an animal, as an administrator adds it. @returns its id. */
async function addCollar(
  { database, devices }: StepContext,
  memberId: number,
  { projectId, sinceMs }: { readonly projectId: number; readonly sinceMs: number },
): Promise<number> {
  const create = await requireProject(database.read, { memberId }, projectId, 'device:create');
  const { device_id } = await devices.create(create, { name: COLLAR.name, icon: COLLAR.icon });
  const update = await requireProject(database.read, { memberId }, projectId, 'device:update');
  await devices.assign(update, device_id, [
    { carrier: COLLAR.carrier, from: new Date(sinceMs).toISOString() },
  ]);
  return device_id;
}

/** The last positions, as the map shows them. */
async function showLast(tx: Tx, moving: readonly Moving[]): Promise<void> {
  for (const { subject, track } of moving) {
    const last = track.positions.at(-1);
    if (last === undefined) continue;
    const position = toPosition(last, track);
    if (subject.kind === 'device') await noteRequest(tx, subject.id, position);
    else {
      const { at: rel_ts, lone6, late6, heading, accuracy } = position;
      const fix = { rel_ts, lone6, late6, heading, accuracy };
      await putBeacons(tx, [{ ...fix, project_id: subject.projectId, member_id: subject.id }]);
    }
  }
}

/**
 * A week of movements of two members and a collar past the watched zone, judged as they came: part of the last trip came
 * late, and corrected what had been told.
 */
export async function createMovements(
  steps: DemoSteps,
  { crew, anchorMs }: DemoBeginning,
  projectId: number | null,
): Promise<void> {
  await steps.take('movements', async (context) => {
    if (projectId === null) return null;
    const { tx, positions } = context;
    const sinceMs = anchorMs - 8 * DAY_MS;
    await putKeepDays(tx, projectId, KEEP_DAYS);
    await backdateFences(tx, projectId, new Date(sinceMs));
    const collarId = await addCollar(context, crew.admin, { projectId, sinceMs });
    const moving = makeTracks(anchorMs).map((track): Moving => {
      const isCollar = track.who === 'collar';
      const id = track.who === 'collar' ? collarId : crew[track.who];
      return { track, subject: { projectId, kind: isCollar ? 'device' : 'member', id } };
    });
    await positions.record(
      tx,
      toBatches(moving, ({ isLate }, at) => !isLate(at)),
    );
    await judgeProject(tx, projectId);
    await dateCrossings(tx, projectId);
    await positions.record(
      tx,
      toBatches(moving, ({ isLate }, at) => isLate(at)),
    );
    await judgeProject(tx, projectId);
    await dateCrossings(tx, projectId);
    await showLast(tx, moving);
    return collarId;
  });
}
