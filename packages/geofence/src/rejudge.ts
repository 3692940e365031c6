import type { FenceEvent, Position } from './fence.ts';
import type { FenceSet } from './fence-set.ts';
import { judge, NEVER_SEEN, type SubjectState } from './judge.ts';

/** How many positions lie between two checkpoints. */
const CHECKPOINT_EVERY = 32;

/** What changed: positions between two times. `until` is when no other position is known to have come. */
export interface Changed {
  readonly from: number;
  readonly to: number;
  readonly until?: number;
}

/** A new judgement of a window: it holds the events known by positions after `after` and until `upTo`. */
export interface Window {
  readonly after: number;
  readonly upTo: number;
  readonly events: readonly FenceEvent[];
  /** The checkpoints that replace those of the window, the last of which is where judging goes on. */
  readonly checkpoints: readonly SubjectState[];
}

const timeOf = ({ last }: SubjectState) => last?.at ?? Number.NEGATIVE_INFINITY;

/** The latest checkpoint before a time: positions from then on have to be judged again. */
export function findCheckpoint(checkpoints: readonly SubjectState[], before: number): SubjectState {
  return checkpoints.findLast((checkpoint) => timeOf(checkpoint) < before) ?? NEVER_SEEN;
}

/**
 * Judges again what a change touches: from the checkpoint before it until what is known is again what it was.
 * @param positions all of the subject after the checkpoint that `findCheckpoint` finds; earlier ones are left out.
 * @param checkpoints of the last judgement, in order of time.
 */
export function rejudge(
  fences: FenceSet,
  positions: readonly Position[],
  checkpoints: readonly SubjectState[],
  change: Changed,
): Window {
  const base = findCheckpoint(checkpoints, change.from);
  const known = new Map(checkpoints.map((checkpoint) => [timeOf(checkpoint), JSON.stringify(checkpoint)]));
  const isAsBefore = (checkpoint: SubjectState) =>
    known.get(timeOf(checkpoint)) === JSON.stringify(checkpoint);
  let end: number | null = null;
  const {
    events,
    state,
    checkpoints: made,
  } = judge(fences, positions, {
    from: base,
    checkpointAt: (at, index) => (index + 1) % CHECKPOINT_EVERY === 0 || known.has(at),
    ...(change.until === undefined ? {} : { until: change.until }),
    isEnough: (checkpoint) => {
      if (timeOf(checkpoint) < change.to || !isAsBefore(checkpoint)) return false;
      end = timeOf(checkpoint);
      return true;
    },
  });
  const last = made.at(-1);
  const isKept = last !== undefined && timeOf(last) === timeOf(state);
  return {
    after: timeOf(base),
    upTo: end ?? Number.POSITIVE_INFINITY,
    events,
    checkpoints: isKept || timeOf(state) === timeOf(base) ? made : [...made, state],
  };
}
