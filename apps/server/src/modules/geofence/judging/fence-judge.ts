import type { EphemeralMessage, FencePrompt } from '@waypost/contract';
import { attempt } from '../../../platform/db/attempt.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { isPassing } from '../../../platform/db/database-fault.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { sendEphemeralBatch } from '../../../platform/realtime/ephemeral.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { PositionListener } from '../../positions/index.ts';
import type { DetectionListener } from '../../radar/index.ts';
import type { FenceNewsListener } from '../fence-news-listener.ts';
import { createAlarm } from './alarm.ts';
import { createVesselHearing } from './hear-vessels.ts';
import { deleteOldPauses } from './hearing-pauses.ts';
import { judgeSubject, type Told } from './judge-subject.ts';
import { type LockedSubject, lockNext } from './lock-next.ts';
import { createFenceReader } from './project-fences.ts';
import { RETRY_PAUSE } from './retry-pause.ts';
import {
  addWindows,
  deleteOldCheckpoints,
  deleteOldWindows,
  FENCE_CHANNEL,
  listAsking,
  noteFailure,
} from './store.ts';
import { deleteOldVersions } from './version-store.ts';
import { deleteGoneVessels } from './vessel-store.ts';

/** How often it is looked for who has not been heard of, and for what a process left that died. */
const SWEEP_MS = 15_000;
/** How soon it is tried again after a fault of the database: at first, and each time so many times later. */
const RETRY = RETRY_PAUSE.passing;
/** Timers may ring a moment before their time, when who waits until then is not yet to be judged. */
const LATE_MS = 5;
/** How many subjects are judged at once, of the ten connections that a process has; the embedded database has one. */
export const LANES = 3;
/** Whoever crossed longer ago is not asked any more. */
const ASKED_MS = 10 * 60_000;
const PURGE_CHUNK = 1_000;

export interface FenceJudge {
  /** Notes what is to be judged, in the transaction that records positions. */
  readonly hear: PositionListener;
  /** The same of detections of a radar. */
  readonly hearVessels: DetectionListener;
  /** Judges what waits, then whenever something new waits. */
  start(): Promise<void>;
  /** Deletes what is known of positions that their projects no longer keep, and fences as they were then. @returns how many rows. */
  purge(): Promise<number>;
  /** Stops judging; what waits is judged after the next start. */
  stop(): Promise<void>;
}

/** What a geofence asks the member who just crossed it. */
export interface FenceQuestion {
  readonly memberId: number;
  readonly crossingId: string;
  readonly prompt: FencePrompt;
}

/** Hears of what members are asked, in the transaction that stores their crossings. */
export type FenceQuestionListener = (tx: Tx, questions: readonly FenceQuestion[]) => Promise<void>;

const toMessage = ({ memberId, prompt }: FenceQuestion): EphemeralMessage => ({
  topic: `member:${memberId}`,
  type: 'geofence.asked',
  payload: prompt,
});

/** Questions to a member who just crossed geofences that ask. */
async function listQuestions(tx: Tx, { subject }: LockedSubject, { made }: Told): Promise<FenceQuestion[]> {
  if (subject.kind !== 'member') return [];
  const recent = made.filter(
    ({ event }) => (event.kind === 'enter' || event.kind === 'leave') && event.at > Date.now() - ASKED_MS,
  );
  if (recent.length === 0) return [];
  const asking = await listAsking(tx, [...new Set(recent.map(({ event }) => event.fence))]);
  return recent.flatMap(({ id, event }): FenceQuestion[] => {
    const fence = asking.find(({ code }) => code === event.fence);
    if (fence === undefined) return [];
    const prompt = {
      crossing_id: `judged-${id}`,
      project_id: subject.projectId,
      ...fence,
      event: event.kind === 'enter' ? ('in' as const) : ('out' as const),
      at: new Date(event.at).toISOString(),
    };
    return [{ memberId: subject.id, crossingId: id, prompt }];
  });
}

/** Tells those who may read the project which geofences have news, and the member what they ask. */
async function tell(
  tx: Tx,
  locked: LockedSubject,
  told: Told,
  onAsked: FenceQuestionListener,
): Promise<void> {
  const { subject } = locked;
  const questions = await listQuestions(tx, locked, told);
  await sendEphemeralBatch(tx, questions.map(toMessage));
  if (questions.length > 0) await onAsked(tx, questions);
  for (const code of told.codes) {
    await appendEvent(tx, {
      topic: `project:${subject.projectId}`,
      type: 'geofence.crossed',
      payload: { code },
      memberId: null,
    });
  }
}

const toName = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** Judges positions by geofences, one subject at a time, in whichever process comes first. */
export function createFenceJudge(
  database: Database,
  log: Logger,
  onNews: FenceNewsListener,
  onAsked: FenceQuestionListener,
): FenceJudge {
  const readFences = createFenceReader();
  const lanes = database.kind === 'postgres' ? LANES : 1;
  const running = new Set<Promise<void>>();
  /** How many judge, of whom each looks once more if somebody is wanted. */
  let judging = 0;
  let isStopped = true;
  let isWanted = false;
  let timer: ReturnType<typeof setInterval> | null = null;
  /** Faults in a row in which nothing could be noted of a subject; nobody is judged for a moment after each. */
  let faults = 0;
  let restsUntil = 0;
  const mayGoOn = () => !isStopped && performance.now() >= restsUntil;
  /** One more judges, if there is room. */
  const startLane = () => {
    if (!mayGoOn() || judging >= lanes) return;
    judging += 1;
    const lane = judgeMany().finally(() => running.delete(lane));
    running.add(lane);
  };
  const wake = () => {
    // Where there is no room, whoever finds nobody looks again.
    isWanted = true;
    startLane();
  };
  const alarm = createAlarm(wake);

  /** Notes that a subject could not be judged, who is judged again after a pause. */
  const noteFault = async (tx: Tx, subjectId: number, error: unknown) => {
    const pause = isPassing(error) ? RETRY_PAUSE.passing : RETRY_PAUSE.lasting;
    const { failures, retryAt } = await noteFailure(tx, subjectId, Date.now(), pause);
    alarm.set(retryAt - Date.now() + LATE_MS);
    // Not the error itself: a database's may quote the row.
    log.error({ subjectId, failures, name: toName(error) }, 'judging positions of a subject failed');
  };
  const judge = async (tx: Tx, locked: LockedSubject) => {
    const told = await judgeSubject(tx, locked, await readFences(tx, locked.subject.projectId));
    await onNews(tx, [
      ...told.made.map(({ id }) => ({ source: 'judged' as const, crossingId: id, change: 'told' as const })),
      ...told.corrected.map(({ id, change }) => ({ source: 'judged' as const, crossingId: id, change })),
    ]);
    // Last, since events hold the counter of their topic until the commit.
    await tell(tx, locked, told, onAsked);
  };
  /**
   * Judges whoever comes next. A fault is noted while the subject is still locked, so that nobody else meets it too.
   * @returns false if there is nobody.
   */
  const judgeNext = async () => {
    let uncommitted: number | null = null;
    try {
      return await database.transaction(async (tx) => {
        const locked = await lockNext(tx, Date.now());
        if (locked === null) return false;
        const error = await attempt(tx, () => judge(tx, locked));
        if (error !== null) await noteFault(tx, locked.subjectId, error);
        uncommitted = locked.subjectId;
        return true;
      });
    } catch (error) {
      // The database is away: the windows, which were rolled back, wait for the alarm.
      if (uncommitted === null) throw error;
      const failedId = uncommitted;
      await database.transaction((tx) => noteFault(tx, failedId, error));
      return true;
    }
  };
  const judgeMany = async () => {
    try {
      do {
        isWanted = false;
        while (mayGoOn() && (await judgeNext())) {
          faults = 0;
          // Somebody else may wait as well.
          startLane();
        }
      } while (isWanted && mayGoOn());
    } catch (error) {
      // Those who judge at once meet one fault.
      if (performance.now() < restsUntil) return;
      if (performance.now() - restsUntil > SWEEP_MS) faults = 0;
      const restMs = Math.min(RETRY.firstMs * RETRY.factor ** faults, SWEEP_MS);
      restsUntil = performance.now() + restMs;
      alarm.set(restMs + LATE_MS);
      faults += 1;
      log.error({ name: toName(error), faults }, 'judging positions failed');
    } finally {
      // At once: a lane that ends takes no wish along.
      judging -= 1;
    }
  };
  return {
    hear: addWindows,
    hearVessels: createVesselHearing(log),
    start: async () => {
      isStopped = false;
      await database.listen(FENCE_CHANNEL, wake, wake);
      timer = setInterval(wake, SWEEP_MS);
      timer.unref();
      wake();
    },
    purge: async () => {
      let count = await database.transaction(deleteOldCheckpoints);
      count += await database.transaction(deleteOldWindows);
      count += await database.transaction(deleteGoneVessels);
      count += await database.transaction(deleteOldPauses);
      for (;;) {
        const deleted = await database.transaction((tx) => deleteOldVersions(tx, PURGE_CHUNK));
        count += deleted;
        if (deleted < PURGE_CHUNK) return count;
      }
    },
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.all(running);
      alarm.clear();
    },
  };
}
