import { type ClearPart, listClearParts } from './clear-of-outline.ts';
import type { Cause } from './fence.ts';
import { type FenceState, OUTSIDE } from './fence-state.ts';
import { followRest } from './follow-rest.ts';
import { type Following, tellEvent } from './following.ts';
import { findClosing, findOpening, isOpen } from './schedule.ts';
import { listStretches, type Side, type Stretch } from './sides.ts';

/** Deals with the hours of the fence and with staying inside, up to a time at which the subject is known to be inside. */
function settleInside(following: Following, state: FenceState, until: number): FenceState {
  const { validFrom, settings } = following.version;
  const { schedule, dwellMs, watches } = settings;
  let now = state;
  for (;;) {
    if (!now.isOpen) {
      const opening = schedule === null ? now.hoursAt : findOpening(schedule, now.hoursAt);
      if (opening > until) return now;
      if (watches.includes('in')) tellEvent(following, 'enter', opening, 'opened');
      now = { ...now, isOpen: true, hoursAt: opening, hasDwelt: false };
      continue;
    }
    const closing =
      schedule === null ? Number.POSITIVE_INFINITY : findClosing(schedule, Math.max(now.hoursAt, validFrom));
    if (dwellMs !== null && !now.hasDwelt && now.hoursAt + dwellMs <= Math.min(until, closing)) {
      tellEvent(following, 'dwell', now.hoursAt + dwellMs, now.cause);
      now = { ...now, hasDwelt: true };
    }
    if (closing > until) return now;
    now = { ...now, isOpen: false, hoursAt: closing };
  }
}

/** Deals with the hours of a version of the fence that begins while the subject is inside. */
export function changeHours(following: Following, state: FenceState): FenceState {
  const { validFrom, settings } = following.version;
  if (state.side === 'out') return state;
  const isWatching = settings.schedule === null || isOpen(settings.schedule, validFrom);
  if (isWatching === state.isOpen) return isWatching ? state : { ...state, hoursAt: validFrom };
  if (isWatching && settings.watches.includes('in')) tellEvent(following, 'enter', validFrom, 'opened');
  return { ...state, isOpen: isWatching, hoursAt: validFrom, hasDwelt: false };
}

function enter(following: Following, at: number, cause: Cause): FenceState {
  const { schedule, watches } = following.version.settings;
  const isWatching = schedule === null || isOpen(schedule, at);
  if (isWatching && watches.includes('in')) tellEvent(following, 'enter', at, cause);
  return { ...OUTSIDE, side: 'in', since: at, cause, hoursAt: at, isOpen: isWatching };
}

function leave(following: Following, state: FenceState, at: number, cause: Cause): FenceState {
  const settled = settleInside(following, state, at);
  if (settled.isOpen && following.version.settings.watches.includes('out')) {
    tellEvent(following, 'leave', at, cause);
  }
  return OUTSIDE;
}

const rawSide = ({ side, change }: FenceState): Side =>
  change === null ? side : side === 'in' ? 'out' : 'in';

/** The first share of a stretch at which the subject is clear of the outline. */
function findClear(parts: readonly ClearPart[], { start, end }: Stretch, isMoment: boolean): number | null {
  for (const part of parts) {
    const from = Math.max(part.start, start);
    const to = Math.min(part.end, end);
    if (from < to || (isMoment && from === to)) return from;
  }
  return null;
}

/** Notes a crossing at the start of a stretch, or drops one that is taken back. */
function noteCrossing(state: FenceState, { side }: Stretch, at: number, cause: Cause): FenceState {
  if (side === rawSide(state)) return state;
  return { ...state, change: state.change === null ? { at, cause, clearAt: null } : null };
}

/** When a crossing is settled, being clear of the outline and having lasted; null if that is not by a time. */
function findSettled({ version }: Following, { change }: FenceState, until: number): number | null {
  if (change === null || change.clearAt === null) return null;
  const settledAt = Math.max(change.clearAt, change.at + version.settings.stayMs);
  return settledAt <= until ? settledAt : null;
}

/** Follows a subject inside until a time, with a crossing that may be unsettled. */
function stayInside(following: Following, state: FenceState, from: number, to: number): FenceState {
  if (state.side === 'out') return state;
  const settled = settleInside(following, state, Math.min(to, state.change?.at ?? to));
  return { ...settled, rest: followRest(following, settled, from, to) };
}

function settleCrossing(following: Following, state: FenceState): FenceState {
  const { side, change } = state;
  if (change === null) return state;
  return side === 'out'
    ? enter(following, change.at, change.cause)
    : leave(following, state, change.at, change.cause);
}

/** What is known of a subject and a fence at the end of a way. */
export function followFence(following: Following, before: FenceState): FenceState {
  const { version, outline, way, causeAtStart } = following;
  const durationMs = way.to.at - way.from.at;
  const timeOf = (share: number) => (share === 1 ? way.to.at : way.from.at + share * durationMs);
  let parts: readonly ClearPart[] | undefined;
  let state = before;
  for (const stretch of listStretches(outline, way)) {
    const [start, end] = [timeOf(stretch.start), timeOf(stretch.end)];
    state = noteCrossing(state, stretch, start, stretch.start === 0 ? causeAtStart : 'crossed');
    if (state.change !== null && state.change.clearAt === null) {
      parts ??= listClearParts(outline, way, version.settings.marginM);
      const clear = findClear(parts, stretch, durationMs === 0);
      if (clear !== null) state = { ...state, change: { ...state.change, clearAt: timeOf(clear) } };
    }
    const settledAt = findSettled(following, state, end);
    if (settledAt !== null) {
      state = settleCrossing(following, stayInside(following, state, start, settledAt));
    }
    state = stayInside(following, state, settledAt ?? start, end);
  }
  return state;
}
