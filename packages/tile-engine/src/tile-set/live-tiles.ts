import { mergeInWorker } from '../build/build-in-worker.ts';
import type { Generation } from '../generation/generation.ts';
import { type Changes, createTileSet, type TileSet } from './tile-set.ts';

/** Number of changes that starts a merge in a worker. */
const MERGE_FROM = 1_000;
/** Number of changed vertices that starts one too: shapes are simplified again with every change. */
const MERGE_FROM_VERTICES = 10_000;
/** From this many on, changes are not laid over the generation: callers wait for the merge. */
const MOST_CHANGES = 4_000;

/** The features of a project as they change. */
export interface LiveTiles {
  /** The current set; tiles and selections of it stay valid when features change. */
  readonly current: TileSet;
  /** Applies changes. They are in `current` when it resolves; calls must not overlap. */
  apply(changes: Changes): Promise<void>;
  /** Resolves when no merge is running. @throws Error of a failed merge. */
  settle(): Promise<void>;
}

/** Starts with a built generation and lays changes over it. */
export function createLiveTiles(generation: Generation): LiveTiles {
  let current = createTileSet(generation);
  let merging: Promise<void> | null = null;
  /** Changes since the merge began, which its generation lacks. */
  let since: Changes = new Map();

  function startMerge(changes: Changes): Promise<void> {
    since = new Map();
    const work = mergeInWorker(current.base, changes).then((merged) => {
      current = createTileSet(merged, since);
    });
    merging = work.finally(() => {
      merging = null;
    });
    // `settle` reports the failure; the set is correct without the merge, and the next change retries.
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
