import { listAbsences } from './absences.ts';
import type { Cause, FenceEvent, Position } from './fence.ts';
import type { FenceInForce, FenceSet } from './fence-set.ts';
import { type FenceState, isForgettable, OUTSIDE } from './fence-state.ts';
import { changeHours, followFence } from './follow-fence.ts';
import { tellEvent } from './following.ts';
import { orderPositions } from './order-positions.ts';
import type { Way } from './sides.ts';

/** A position less accurate than this says too little to be judged. */
export const WORST_ACCURACY_M = 500;

/** What is known of a subject after a position: plain data, to be stored and judged on from. */
export interface SubjectState {
  readonly last: Position | null;
  readonly fences: Readonly<Record<string, FenceState>>;
}

export const NEVER_SEEN: SubjectState = { last: null, fences: {} };

export interface Judgement {
  /** In order of time. */
  readonly events: readonly FenceEvent[];
  readonly state: SubjectState;
  /** States on the way, where `checkpointAt` asked for them. */
  readonly checkpoints: readonly SubjectState[];
}

export interface JudgeOptions {
  /** The state to go on from; positions until then are left out. */
  readonly from?: SubjectState;
  /** Until when no other position is known to have come: tells of who is not heard of. */
  readonly until?: number;
  /** Whether the state after a position, given by its time and number, is to be kept. */
  readonly checkpointAt?: (at: number, index: number) => boolean;
  /** Called after each checkpoint; judging ends when it returns true. */
  readonly isEnough?: (checkpoint: SubjectState) => boolean;
}

/** Follows one subject past all fences. */
class Follower {
  readonly events: FenceEvent[] = [];
  readonly #fences: FenceSet;
  readonly #states: Map<string, FenceState>;
  #last: Position | null;
  readonly #tell = (event: FenceEvent) => void this.events.push(event);

  constructor(fences: FenceSet, { last, fences: states }: SubjectState) {
    this.#fences = fences;
    this.#last = last;
    this.#states = new Map(Object.entries(states));
  }

  moveTo(position: Position): void {
    const last = this.#last;
    this.#last = position;
    if (last === null) {
      this.#follow({ from: position, to: position }, 'appeared', position.at);
      return;
    }
    this.#tellAbsence(last, position.at, position.at);
    const { maxGapMs } = this.#fences;
    if (maxGapMs !== null && position.at - last.at > maxGapMs) {
      this.#appearAgain(last, position);
      return;
    }
    for (const way of cutAtAntimeridian(last, position)) this.#moveAlong(way, position.at);
  }

  /** Goes on at a position without a way to it. */
  #appearAgain(last: Position, position: Position): void {
    for (const fence of this.#fences.listBeginnings(last.at, position.at))
      this.#begin(fence, position, position.at);
    this.#follow({ from: position, to: position }, 'appeared', position.at);
  }

  /** Tells of who is inside, or near, and was not heard of after the last position. */
  endAt(until: number): void {
    if (this.#last !== null) this.#tellAbsence(this.#last, until, null);
  }

  toState(): SubjectState {
    const inOrder = [...this.#states].sort(([a], [b]) => (a < b ? -1 : 1));
    return { last: this.#last, fences: Object.fromEntries(inOrder) };
  }

  /** Follows a way, stopping wherever a version of a fence begins. */
  #moveAlong({ from, to }: Way, knownAt: number): void {
    let start = from;
    const beginnings = this.#fences.listBeginnings(from.at, to.at);
    for (const [at, begun] of Map.groupBy(beginnings, ({ version }) => version.validFrom)) {
      const stop = at === to.at ? to : placeBetween(from, to, (at - from.at) / (to.at - from.at), at);
      this.#follow({ from: start, to: stop }, 'crossed', knownAt);
      for (const fence of begun) this.#begin(fence, stop, knownAt);
      start = stop;
    }
    if (start !== to) this.#follow({ from: start, to }, 'crossed', knownAt);
  }

  #begin(fence: FenceInForce, at: Position, knownAt: number): void {
    const { version } = fence;
    const state = this.#states.get(version.id);
    if (fence.outline === null) {
      this.#states.delete(version.id);
      return;
    }
    const way = { from: at, to: at };
    const following = {
      version,
      outline: fence.outline,
      way,
      causeAtStart: 'redrawn' as const,
      knownAt,
      tell: this.#tell,
    };
    if (state !== undefined) this.#keep(version.id, changeHours(following, state));
    this.#followOne(fence, way, 'redrawn', knownAt);
  }

  #follow(way: Way, causeAtStart: Cause, knownAt: number): void {
    const isInForce = ({ version, validTo }: FenceInForce) =>
      version.validFrom <= way.from.at && (way.from === way.to ? way.to.at < validTo : way.to.at <= validTo);
    const near = this.#fences.near(way.from, way.to).filter(isInForce);
    for (const fence of near) this.#followOne(fence, way, causeAtStart, knownAt);
    if (this.#states.size === 0) return;
    const seen = new Set(near.map(({ version }) => version.id));
    for (const id of [...this.#states.keys()]) {
      const fence = seen.has(id) ? undefined : this.#fences.find(id, way.from.at);
      if (fence !== undefined) this.#followOne(fence, way, causeAtStart, knownAt);
    }
  }

  #followOne({ version, outline }: FenceInForce, way: Way, causeAtStart: Cause, knownAt: number): void {
    if (outline === null) return;
    const before = this.#states.get(version.id) ?? OUTSIDE;
    const following = { version, outline, way, causeAtStart, knownAt, tell: this.#tell };
    this.#keep(version.id, followFence(following, before));
  }

  #keep(id: string, state: FenceState): void {
    if (isForgettable(state)) this.#states.delete(id);
    else this.#states.set(id, state);
  }

  #tellAbsence(last: Position, until: number, knownAt: number | null): void {
    const span = { from: Number.NEGATIVE_INFINITY, until };
    for (const { version, kind, at, cause } of listAbsences(this.#fences, last, this.#states, span))
      tellEvent({ version, knownAt: knownAt ?? at, tell: this.#tell }, kind, at, cause);
  }
}

function placeBetween(from: Position, to: Position, share: number, at: number): Position {
  const between = (a: number, b: number) => a + share * (b - a);
  return {
    at,
    lng: between(from.lng, to.lng),
    lat: between(from.lat, to.lat),
    accuracyM: between(from.accuracyM, to.accuracyM),
  };
}

/** The shorter way between two positions, which may lead across the 180th meridian. */
function cutAtAntimeridian(from: Position, to: Position): Way[] {
  const turn = to.lng - from.lng;
  if (Math.abs(turn) <= 180) return [{ from, to }];
  const edge = turn < 0 ? 180 : -180;
  const unrolled = { ...to, lng: to.lng + 2 * edge };
  const share = (edge - from.lng) / (unrolled.lng - from.lng);
  const at = from.at + share * (to.at - from.at);
  const end = { ...placeBetween(from, unrolled, share, at), lng: edge };
  return [
    { from, to: end },
    { from: { ...end, lng: -edge }, to },
  ];
}

/**
 * Judges the positions of one subject, in any order and repeated or not, against fences. The same positions and fences
 * always give the same events; judging on from a checkpoint gives those that judging all of it gives.
 */
export function judge(
  fences: FenceSet,
  positions: readonly Position[],
  options: JudgeOptions = {},
): Judgement {
  const { from = NEVER_SEEN, until, checkpointAt, isEnough } = options;
  const follower = new Follower(fences, from);
  const after = from.last?.at ?? Number.NEGATIVE_INFINITY;
  const ordered = orderPositions(positions, WORST_ACCURACY_M).filter(({ at }) => at > after);
  const checkpoints: SubjectState[] = [];
  let enough = false;
  for (const [index, position] of ordered.entries()) {
    follower.moveTo(position);
    if (checkpointAt?.(position.at, index) !== true) continue;
    const checkpoint = follower.toState();
    checkpoints.push(checkpoint);
    enough = isEnough?.(checkpoint) === true;
    if (enough) break;
  }
  if (!enough && until !== undefined) follower.endAt(until);
  const events = follower.events.toSorted((a, b) => a.at - b.at || a.fence.localeCompare(b.fence));
  return { events, state: follower.toState(), checkpoints };
}

/** Who is inside, and since when, as a state says. */
export function listInside({ fences }: SubjectState): { fence: string; since: number; cause: Cause }[] {
  return Object.entries(fences)
    .filter(([, { side }]) => side === 'in')
    .map(([fence, { since, cause }]) => ({ fence, since, cause }));
}
