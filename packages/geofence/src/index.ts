export { type Absence, listAbsences } from './absences.ts';
export { compareEvents, type Difference, type ToldEvent } from './compare-events.ts';
export type {
  Cause,
  FenceEvent,
  FenceEventKind,
  FenceSettings,
  FenceVersion,
  Position,
} from './fence.ts';
export { type FenceSet, prepareFences } from './fence-set.ts';
export {
  type Judgement,
  judge,
  listInside,
  NEVER_SEEN,
  type SubjectState,
  WORST_ACCURACY_M,
} from './judge.ts';
export { type Changed, findCheckpoint, rejudge, type Window } from './rejudge.ts';
export type { Schedule, WeeklyHours, ZoneOffset } from './schedule.ts';
export { listZoneOffsets } from './zone-offsets.ts';
