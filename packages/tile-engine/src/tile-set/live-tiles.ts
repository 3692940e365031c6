import { mergeInWorker } from '../build/build-in-worker.ts';
import type { Generation } from '../generation/generation.ts';
import { type Changes, createTileSet, type TileSet } from './tile-set.ts';

/** Changes over a generation from which on they are merged, meanwhile and in a worker. */
const MERGE_FROM = 1_000;
/** Vertices of lines and areas among them, which are simplified anew with each change: from so many on too. */
const MERGE_FROM_VERTICES = 10_000;
/** So many are not laid over a generation at all: who asks for them waits until they are merged. */
const MOST_CHANGES = 4_000;

/** The features of a project as they change. */
export interface LiveTiles {
  /** As they are now; what is made of it stays true when they change. */
  readonly current: TileSet;
  /** Takes changes in. They are in `current` when it resolves; calls have to wait for one another. */
  apply(changes: Changes): Promise<void>;
  /** Resolves when no merge is under way. @throws Error what one failed with. */
  settle(): Promise<void>;
}

/** Begins with a generation that is built, and lays what changes over it. */
export function createLiveTiles(generation: Generation): LiveTiles {
  let current = createTileSet(generation);
  let merging: Promise<void> | null = null;
  /** What changed since the merge began, which its generation does not have. */
  let since: Changes = new Map();

  function startMerge(changes: Changes): Promise<void> {
    since = new Map();
    const work = mergeInWorker(current.base, changes).then((merged) => {
      current = createTileSet(merged, since);
    });
    merging = work.finally(() => {
      merging = null;
    });
    // Whoever settles hears of it; the set is right without it, and the next change tries again.
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
