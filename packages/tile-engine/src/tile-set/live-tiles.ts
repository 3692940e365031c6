import { mergeInWorker } from '../build/build-in-worker.ts';
import type { Generation } from '../generation/generation.ts';
import { type Changes, createTileSet, type TileSet } from './tile-set.ts';

/** Number of changes over a generation that starts a merge in a worker. */
const MERGE_FROM = 1_000;
/** Number of vertices of changed lines and areas that also starts a merge, since each change simplifies them anew. */
const MERGE_FROM_VERTICES = 10_000;
/** With this many changes, none are laid over a generation: requests wait for the merge. */
const MOST_CHANGES = 4_000;

/** The features of a project as they change. */
export interface LiveTiles {
  /** The current state; a tile set obtained from it never changes. */
  readonly current: TileSet;
  /** Applies changes. They are in `current` when it resolves; concurrent calls are not allowed. */
  apply(changes: Changes): Promise<void>;
  /** Resolves when no merge is in progress. @throws Error the failure of a merge. */
  settle(): Promise<void>;
}

/** Starts with a finished generation, and lays changes over it. */
export function createLiveTiles(generation: Generation): LiveTiles {
  let current = createTileSet(generation);
  let merging: Promise<void> | null = null;
  /** Changes since the merge started, which its generation does not contain. */
  let since: Changes = new Map();

  function startMerge(changes: Changes): Promise<void> {
    since = new Map();
    const work = mergeInWorker(current.base, changes).then((merged) => {
      current = createTileSet(merged, since);
    });
    merging = work.finally(() => {
      merging = null;
    });
    // `settle` reports the error; the set is correct without the merge, and the next change retries it.
    merging.catch(() => {});
    return merging;
  }

  return {
    get current() {
      return current;
    },
    async apply(changes) {
      if (current.changes.size + changes.size > MOST_CHANGES) {
        await merging;
        await startMerge(new Map([...current.changes, ...changes]));
        return;
      }
      since = new Map([...since, ...changes]);
      current = createTileSet(current.base, new Map([...current.changes, ...changes]));
      const vertices = current.parts[1]?.generation.shapes.xs.length ?? 0;
      const isMuch = current.changes.size >= MERGE_FROM || vertices >= MERGE_FROM_VERTICES;
      if (isMuch && merging === null) void startMerge(current.changes);
    },
    async settle() {
      await merging;
    },
  };
}
