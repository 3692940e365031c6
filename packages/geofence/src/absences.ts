import type { Cause, FenceVersion, Position } from './fence.ts';
import type { FenceSet } from './fence-set.ts';
import type { FenceState } from './fence-state.ts';
import { isOpen } from './schedule.ts';

/** A subject is not heard of for so long that a fence tells of it, unless another position comes before. */
export interface Absence {
  readonly version: FenceVersion;
  /** `absent` of who is inside, `lost_near` of who was seen last near to it. */
  readonly kind: 'absent' | 'lost_near';
  readonly at: number;
  readonly cause: Cause;
}

/**
 * What fences tell of a subject that is not heard of after its last position, if that is at or after `from` and before
 * `until`.
 */
export function listAbsences(
  fences: FenceSet,
  last: Position,
  states: ReadonlyMap<string, FenceState>,
  { from, until }: { readonly from: number; readonly until: number },
): Absence[] {
  const absences: Absence[] = [];
  const add = (version: FenceVersion, kind: Absence['kind'], cause: Cause) => {
    const at = last.at + (version.settings.absenceMs ?? Number.POSITIVE_INFINITY);
    if (from <= at && at < until) absences.push({ version, kind, at, cause });
  };
  for (const [id, state] of states) {
    const version = fences.find(id, last.at)?.version;
    if (version !== undefined && state.side === 'in' && state.isOpen) add(version, 'absent', state.cause);
  }
  for (const { version } of fences.listNearTo(last)) {
    const { schedule } = version.settings;
    const isWatching = schedule === null || isOpen(schedule, last.at);
    if (states.get(version.id)?.side !== 'in' && isWatching) add(version, 'lost_near', 'crossed');
  }
  return absences;
}
