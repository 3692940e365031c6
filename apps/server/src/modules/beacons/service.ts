import { BEACON_MAX_AGE_MS, type Beacon, type BeaconFix, type BeaconPublication } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { PositionService } from '../positions/index.ts';
import { createLiveTimes, toServerTimes, withoutRecorded } from './clock-ahead.ts';
import { type Pending, passAllOn, toBatch, toKey } from './passing-on.ts';
import { deleteOldBeacons, listBeacons } from './store.ts';

/** Positions of one member within this time are passed on as one: the latest. */
const COALESCE_MS = 100;
const PRUNE_MS = 2 * 60_000;

export interface BeaconService {
  list(grant: ProjectGrant<'beacon:read'>): Promise<Beacon[]>;
  close(grant: ProjectGrant<'beacon:share'>): Promise<void>;
  /**
   * Records a member's position and passes it on, a moment later, provided that they may still read the project.
   * Resolves once it is recorded.
   * @throws AppError if the topic is not that of a project, the position is too old, or it could not be recorded.
   */
  receive(memberId: number, publication: BeaconPublication): Promise<void>;
  /**
   * Records what a member measured without a network, in any order: it joins their trail and is judged by geofences, and
   * their beacon stays where it is. Sent again, it changes nothing.
   * @param sentAt what the device's clock said as it sent them: one that is ahead is corrected by it.
   * @returns how many positions were not too old.
   */
  recordLate(
    grant: ProjectGrant<'beacon:share'>,
    fixes: readonly BeaconFix[],
    sentAt: number | undefined,
  ): Promise<number>;
  /** Passes on what has been taken, and takes no more. */
  stop(): Promise<void>;
}

interface Waiting extends Pending {
  readonly settled: PromiseWithResolvers<void>;
}

function toProjectId(topic: string): number {
  const [kind, id] = topic.split(':');
  if (kind === 'project') return Number(id);
  throw invalid([{ path: 'topic', message: 'A position goes to a project: give a topic as project:1.' }]);
}

const isRecent = (at: number, now: number) => at > now - BEACON_MAX_AGE_MS;

/** @throws AppError for a time of which nobody can say what it means. A clock that is hours ahead is meant to say now. */
function assertRecent(at: number, now: number): void {
  const refuse = (message: string) => invalid([{ path: 'payload.rel_ts', message }]);
  if (!isRecent(at, now)) throw refuse('The position is more than 24 hours old.');
  if (at > now + BEACON_MAX_AGE_MS)
    throw refuse('The position is more than 24 hours ahead of now. Set the clock of the device.');
}

const NOTHING = { fixes: [], latest: null, isClosed: false };

/** @param fix null: the beacon is closed. */
function addFix(pending: Pending, fix: BeaconFix | null): Pending {
  if (fix === null) return { ...pending, latest: null, isClosed: true };
  const { latest, fixes } = pending;
  const isLater = latest === null || latest.rel_ts <= fix.rel_ts;
  return { ...pending, fixes: [...fixes, fix], latest: isLater ? fix : latest };
}

export function createBeaconService(
  database: Database,
  log: Logger,
  positions: PositionService,
): BeaconService {
  const waiting = new Map<string, Waiting>();
  const liveTimes = createLiveTimes();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> = Promise.resolve();

  const pass = async (taken: readonly Waiting[]) => {
    const refusals = await passAllOn({ database, positions }, taken);
    for (const one of taken) {
      const refusal = refusals.get(toKey(one));
      if (refusal === undefined) one.settled.resolve();
      else one.settled.reject(refusal);
    }
    const failed = [...refusals.values()].filter(({ code }) => code === 'unavailable').length;
    if (failed > 0) log.error({ count: failed }, 'passing positions on failed');
  };
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const taken = [...waiting.values()];
    waiting.clear();
    running = running.then(() => pass(taken));
  };
  const take = (projectId: number, memberId: number, fix: BeaconFix | null) => {
    const key = toKey({ projectId, memberId });
    const known = waiting.get(key);
    const settled = known?.settled ?? Promise.withResolvers<void>();
    waiting.set(key, { ...addFix(known ?? { projectId, memberId, ...NOTHING }, fix), settled });
    timer ??= setTimeout(flush, COALESCE_MS);
    return settled.promise;
  };
  const pruning = setInterval(() => {
    liveTimes.prune(Date.now());
    running = running
      .then(() => database.transaction(deleteOldBeacons))
      // Not the error itself: a database's may quote the row.
      .catch(() => log.error('pruning beacons failed'));
  }, PRUNE_MS);
  pruning.unref();

  return {
    list: (grant) => listBeacons(database.read, grant.projectId),
    close: async ({ projectId, memberId }) => {
      const closed = take(projectId, memberId, null);
      flush();
      await closed;
    },
    receive: async (memberId, publication) => {
      const projectId = toProjectId(publication.topic);
      if (publication.type === 'beacon.close') return take(projectId, memberId, null);
      const now = Date.now();
      const fix = publication.payload;
      assertRecent(fix.rel_ts, now);
      const rel_ts = liveTimes.toTime(toKey({ projectId, memberId }), fix.rel_ts, now);
      return take(projectId, memberId, { ...fix, rel_ts });
    },
    recordLate: async ({ projectId, memberId }, sent, sentAt) => {
      const now = Date.now();
      const fixes = toServerTimes(sent, sentAt, now).filter(({ rel_ts }) => isRecent(rel_ts, now));
      if (fixes.length === 0) return 0;
      try {
        await database.transaction(async (tx) => {
          const subject = { projectId, kind: 'member' as const, id: memberId };
          const unknown =
            sentAt !== undefined && sentAt > now ? await withoutRecorded(tx, subject, fixes) : fixes;
          if (unknown.length > 0)
            await positions.record(tx, [toBatch({ projectId, memberId, fixes: unknown })]);
        });
      } catch {
        // Without its cause: a database's error may quote the row.
        log.error('recording late positions failed');
        throw new AppError('unavailable');
      }
      return fixes.length;
    },
    stop: async () => {
      clearInterval(pruning);
      if (timer !== null) flush();
      await running;
    },
  };
}
