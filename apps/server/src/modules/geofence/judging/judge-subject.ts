import {
  compareEvents,
  type Difference,
  type FenceEvent,
  type FenceSet,
  findCheckpoint,
  type Position as JudgedPosition,
  listAbsences,
  rejudge,
  type SubjectState,
  type ToldEvent,
  type Window,
} from '@waypost/geofence';
import type { Tx } from '../../../platform/db/database.ts';
import { MAX_READ, type Position, readPositions } from '../../positions/index.ts';
import { readDetections } from '../../radar/index.ts';
import type { JudgedSubject, LockedSubject } from './lock-next.ts';
import type { ProjectFences } from './project-fences.ts';
import {
  insertCrossings,
  keepLastCheckpoint,
  listCheckpoints,
  listTold,
  moveCrossing,
  postpone,
  putBackWindow,
  replaceCheckpoints,
  setKnownAt,
  setSubjectTimes,
  takeWindows,
  type WaitingWindow,
  withdrawCrossing,
} from './store.ts';

const DAY_MS = 24 * 3_600_000;
const FAR_MS = 10 * DAY_MS;

/** What changed for people: the features concerned, and what is new. */
export interface Told {
  readonly codes: ReadonlySet<string>;
  readonly made: readonly { readonly id: string; readonly event: FenceEvent }[];
  readonly corrected: readonly { readonly id: string; readonly change: 'moved' | 'withdrawn' }[];
}

const timeOf = ({ last }: SubjectState) => last?.at ?? Number.NEGATIVE_INFINITY;

const toJudgedPosition = ({ at, lone6, late6, accuracy }: Position): JudgedPosition => ({
  at,
  lng: lone6 / 1e6,
  lat: late6 / 1e6,
  accuracyM: accuracy ?? 0,
});

/**
 * The checkpoints that can be judged on from. Positions of before a time may no longer be kept: then only those
 * checkpoints count after which all are, and the last one.
 */
function chooseCheckpoints(
  locked: LockedSubject,
  checkpoints: readonly SubjectState[],
  now: number,
): { usable: readonly SubjectState[]; floor: number } {
  const { firstAt, closedAt, keepDays } = locked;
  // Without trails, the last checkpoint is kept for a day.
  const keptSince = now - Math.max(keepDays, 1) * DAY_MS;
  const isLost = firstAt !== null && firstAt < keptSince;
  const floor = Math.max(closedAt ?? Number.NEGATIVE_INFINITY, isLost ? keptSince : Number.NEGATIVE_INFINITY);
  const usable = checkpoints.filter(
    (checkpoint, index) => timeOf(checkpoint) >= floor || index === checkpoints.length - 1,
  );
  return { usable, floor };
}

/** When somebody inside or near will not have been heard of for so long that it is told. */
function findDue(fences: FenceSet, state: SubjectState, now: number): number | null {
  const { last } = state;
  if (last === null) return null;
  const states = new Map(Object.entries(state.fences));
  const span = { from: now, until: Number.POSITIVE_INFINITY };
  const times = listAbsences(fences, last, states, span).map(({ at }) => at);
  // A moment later, since it is told of what is longer than that.
  return times.length === 0 ? null : Math.min(...times) + 1;
}

/** The kept positions of a member or a device. */
function readKept(
  tx: Tx,
  { projectId, kind, id }: JudgedSubject,
  window: { readonly from: number; readonly to: number; readonly limit: number },
): Promise<Position[]> {
  return kind === 'vessel' ? Promise.resolve([]) : readPositions(tx, { projectId, kind, id }, window);
}

interface Track {
  readonly positions: readonly JudgedPosition[];
  /** The time of the last one, if there may be more; else null. */
  readonly cutAt: number | null;
}

/** The positions after a time, the earliest ones if there are very many. */
async function readTrack(
  tx: Tx,
  locked: LockedSubject,
  waiting: WaitingWindow | null,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Track> {
  const from = Number.isFinite(after) ? after + 1 : 0;
  const window = { from, to: Date.now() + FAR_MS, limit };
  if (locked.vessel !== null) {
    const seen = await readDetections(tx, locked.subject.id, window);
    const positions = seen.map((place) => ({ ...place, accuracyM: 0 }));
    return { positions, cutAt: seen.length < limit ? null : (seen.at(-1)?.at ?? null) };
  }
  const kept = locked.keepDays === 0 ? [] : await readKept(tx, locked.subject, window);
  const cutAt = kept.length < limit ? null : (kept.at(-1)?.at ?? null);
  const unkept = (waiting?.positions ?? []).filter(({ at }) => at > after && (cutAt === null || at <= cutAt));
  return { positions: [...kept, ...unkept].map(toJudgedPosition), cutAt };
}

/**
 * Judges a track. One that was cut is judged until there, unless it is as it was before: what comes after it is not
 * touched, and nobody is missed at its end.
 */
function judgeTrack(
  fences: FenceSet,
  { positions, cutAt }: Track,
  usable: readonly SubjectState[],
  change: { readonly from: number; readonly to: number; readonly until: number },
): Window & { readonly isCut: boolean } {
  const { from, to, until } = change;
  const judged = rejudge(fences, positions, usable, cutAt === null ? { from, to, until } : { from, to });
  const isCut = cutAt !== null && !Number.isFinite(judged.upTo);
  return isCut ? { ...judged, upTo: cutAt, isCut } : { ...judged, isCut };
}

/** Has the rest judged of a window that was judged until a time. */
async function putBackRest(
  tx: Tx,
  subjectId: number,
  waiting: WaitingWindow | null,
  upTo: number,
): Promise<void> {
  const positions = (waiting?.positions ?? []).filter(({ at }) => at > upTo);
  await putBackWindow(tx, subjectId, { from: upTo + 1, to: Math.max(waiting?.to ?? 0, upTo + 1), positions });
}

async function apply(tx: Tx, subjectId: number, differences: readonly Difference[]): Promise<Told> {
  const codes = new Set<string>();
  const fresh: FenceEvent[] = [];
  const corrected: Told['corrected'][number][] = [];
  for (const difference of differences) {
    if (difference.kind === 'new') fresh.push(difference.event);
    else {
      codes.add(difference.told.fence);
      corrected.push({ id: difference.told.id, change: difference.kind });
      if (difference.kind === 'moved') await moveCrossing(tx, difference.told.id, difference.event);
      else await withdrawCrossing(tx, difference.told.id);
    }
  }
  const made = await insertCrossings(tx, subjectId, fresh);
  for (const { event } of made) codes.add(event.fence);
  return { codes, made, corrected };
}

/** What is told unchanged may be settled by another position now. */
async function keepKnown(tx: Tx, told: readonly ToldEvent[], { events }: Window): Promise<void> {
  for (const { id, fence, kind, at, knownAt } of told) {
    const same = events.find((event) => event.fence === fence && event.kind === kind && event.at === at);
    if (same !== undefined && same.knownAt !== knownAt) await setKnownAt(tx, id, same.knownAt);
  }
}

/** What is known last: of a judgement, or of what lies after it. */
function findHead(all: readonly SubjectState[], window: Window): SubjectState | undefined {
  const last = all.at(-1);
  if (last !== undefined && timeOf(last) > window.upTo) return last;
  return window.checkpoints.at(-1) ?? last;
}

const NOTHING: Told = { codes: new Set(), made: [], corrected: [] };

/**
 * Of a vessel whose radar is no longer open to the organization nothing is told, not even that it was lost: it waits until
 * it is. One whose track is no longer kept has nothing to wait for.
 */
async function leaveUnseen(tx: Tx, { subjectId, firstAt, closedAt, vessel }: LockedSubject): Promise<Told> {
  if (vessel?.isGone !== true) await postpone(tx, subjectId);
  else {
    await takeWindows(tx, subjectId);
    await setSubjectTimes(tx, subjectId, { firstAt, closedAt, dueAt: null });
  }
  return NOTHING;
}

/**
 * Judges the earliest of what waits of a locked subject, and stores what changed.
 * @param limit how many positions are read; the rest of longer windows waits again.
 */
export async function judgeSubject(
  tx: Tx,
  locked: LockedSubject,
  fences: ProjectFences,
  limit = MAX_READ,
): Promise<Told> {
  const now = Date.now();
  const { subjectId } = locked;
  if (locked.vessel?.isSeen === false) return leaveUnseen(tx, locked);
  const waiting = await takeWindows(tx, subjectId);
  const all = await listCheckpoints(tx, subjectId, waiting?.from ?? now + FAR_MS);
  const { usable, floor } = chooseCheckpoints(locked, all, now);
  let from = waiting?.from ?? timeOf(usable.at(-1) ?? { last: null, fences: {} }) + 1;
  // Earlier than anything that can be judged again: that part stays as it was told.
  const first = usable[0];
  if (Number.isFinite(floor)) from = Math.max(from, (first === undefined ? floor : timeOf(first)) + 1);
  const base = findCheckpoint(usable, from);
  const since = base.last === null ? floor : base.last.at;
  const track = await readTrack(tx, locked, waiting, { after: since, limit });
  const set = locked.vessel === null ? fences.set : fences.toVesselSet(locked.vessel);
  const judged = judgeTrack(set, track, usable, { from, to: waiting?.to ?? from, until: now });
  const window = { ...judged, after: since };
  const told = await listTold(tx, subjectId, window);
  const result = await apply(tx, subjectId, compareEvents(told, window.events));
  await keepKnown(tx, told, window);
  await replaceCheckpoints(tx, subjectId, window, window.checkpoints);
  if (window.isCut) await putBackRest(tx, subjectId, waiting, window.upTo);
  const head = findHead(all, window);
  const firstSeen = track.positions.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const isKept = locked.keepDays > 0;
  if (!isKept) await keepLastCheckpoint(tx, subjectId);
  await setSubjectTimes(tx, subjectId, {
    firstAt: Math.min(locked.firstAt ?? now, firstSeen),
    closedAt: isKept || head === undefined ? locked.closedAt : timeOf(head),
    dueAt: head === undefined ? null : findDue(set, head, now),
  });
  return result;
}
