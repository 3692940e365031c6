import {
  BEACON_MAX_AGE_MS,
  type Beacon,
  type BeaconFix,
  type EphemeralMessage,
  type Publication,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { sendEphemeralBatch } from '../../platform/realtime/ephemeral.ts';
import { deleteBeacon, deleteOldBeacons, listBeacons, type PlacedFix, putBeacons } from './store.ts';

/** Positions of one member within this time count as one: the last. */
const COALESCE_MS = 100;
const PRUNE_MS = 2 * 60_000;

export interface BeaconService {
  list(grant: ProjectGrant<'beacon:read'>): Promise<Beacon[]>;
  close(grant: ProjectGrant<'beacon:share'>): Promise<void>;
  /**
   * Takes a member's position and passes it on a moment later, provided that they may still read the project.
   * @throws AppError if the topic is not that of a project, or the position is too old.
   */
  receive(memberId: number, publication: Publication): void;
  /** Passes on what has been taken, and takes no more. */
  stop(): Promise<void>;
}

interface Pending {
  readonly projectId: number;
  readonly memberId: number;
  readonly fix: BeaconFix | null;
}

/** Sends pending positions and closes in one transaction. */
async function passOn(database: Database, pending: readonly Pending[]): Promise<void> {
  const fixes = pending.flatMap(({ projectId, memberId, fix }): PlacedFix[] =>
    fix === null ? [] : [{ ...fix, project_id: projectId, member_id: memberId }],
  );
  await database.transaction(async (tx) => {
    const messages: EphemeralMessage[] = (fixes.length === 0 ? [] : await putBeacons(tx, fixes)).map(
      (payload) => ({ topic: `project:${payload.project_id}`, type: 'beacon.next', payload }),
    );
    for (const { projectId, memberId, fix } of pending) {
      if (fix !== null || !(await deleteBeacon(tx, projectId, memberId))) continue;
      messages.push({
        topic: `project:${projectId}`,
        type: 'beacon.close',
        payload: { member_id: memberId, project_id: projectId },
      });
    }
    await sendEphemeralBatch(tx, messages);
  });
}

function toProjectId(topic: string): number {
  const [kind, id] = topic.split(':');
  if (kind === 'project') return Number(id);
  throw invalid([{ path: 'topic', message: 'A position goes to a project: give a topic as project:1.' }]);
}

function assertRecent(at: number, now: number): void {
  if (at > now - BEACON_MAX_AGE_MS) return;
  throw invalid([{ path: 'payload.rel_ts', message: 'The position is more than 24 hours old.' }]);
}

export function createBeaconService(database: Database, log: Logger): BeaconService {
  const pending = new Map<string, Pending>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> = Promise.resolve();

  const flush = () => {
    timer = null;
    const taken = [...pending.values()];
    pending.clear();
    running = running
      .then(() => passOn(database, taken))
      // Not the error itself: a database's may quote the row.
      .catch(() => log.error({ count: taken.length }, 'passing positions on failed'));
  };
  const take = (one: Pending) => {
    pending.set(`${one.projectId}/${one.memberId}`, one);
    timer ??= setTimeout(flush, COALESCE_MS);
  };
  const pruning = setInterval(() => {
    running = running
      .then(() => database.transaction(deleteOldBeacons))
      .catch(() => log.error('pruning beacons failed'));
  }, PRUNE_MS);
  pruning.unref();

  return {
    list: (grant) => listBeacons(database.read, grant.projectId),
    close: async ({ projectId, memberId }) => {
      pending.delete(`${projectId}/${memberId}`);
      // What is on its way must not come after it.
      await running;
      await passOn(database, [{ projectId, memberId, fix: null }]);
    },
    receive: (memberId, publication) => {
      const projectId = toProjectId(publication.topic);
      const fix = publication.type === 'beacon.next' ? publication.payload : null;
      const now = Date.now();
      if (fix !== null) assertRecent(fix.rel_ts, now);
      // A clock that is ahead would keep every later position out.
      take({ projectId, memberId, fix: fix && { ...fix, rel_ts: Math.min(fix.rel_ts, now) } });
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
