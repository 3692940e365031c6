import type { Cause, FenceEvent, FenceEventKind, FenceVersion } from './fence.ts';
import type { PreparedFence } from './prepared-fence.ts';
import type { Way } from './sides.ts';

/** What follows one fence along one way. */
export interface Following {
  readonly version: FenceVersion;
  readonly outline: PreparedFence;
  readonly way: Way;
  /** Why the subject may be on another side than before at the very start of the way. */
  readonly causeAtStart: Cause;
  /** Time of the position that the way leads to. */
  readonly knownAt: number;
  readonly tell: (event: FenceEvent) => void;
}

/** Tells an event, at a time rounded to milliseconds. */
export function tellEvent(
  { version, knownAt, tell }: Pick<Following, 'version' | 'knownAt' | 'tell'>,
  kind: FenceEventKind,
  at: number,
  cause: Cause,
): void {
  tell({ fence: version.id, version: version.version, kind, at: Math.round(at), cause, knownAt });
}
