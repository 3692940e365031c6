import { AppError } from '../../../platform/app-error.ts';
import type { SqlRead } from './sql-tiles.ts';
import { findExtent } from './store.ts';

/** To look at each feature for the box around them takes as long as it is; what took less is done for each version. */
const QUICK_MS = 200;
/** What took longer is taken for true for so long, though features may be written meanwhile. */
const AGE_MS = 60_000;

type Box = Awaited<ReturnType<typeof findExtent>>;

/** The box around the features of one project. */
export interface KeptExtent {
  /** @returns null where there is nothing, and where it would take too long to look: such a map is better than none. */
  find(version: string): Promise<Box>;
}

export function createKeptExtent(projectId: number, read: SqlRead): KeptExtent {
  let kept: { readonly version: string; readonly box: Promise<Box>; until: number } | null = null;

  function ask(version: string): Promise<Box> {
    const box = read(async (db) => {
      const start = performance.now();
      return findExtent(db, projectId).finally(() => {
        const isDear = performance.now() - start > QUICK_MS;
        if (isDear) mine.until = performance.now() + AGE_MS;
      });
    }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'unavailable') return null;
      if (kept === mine) kept = null;
      throw error;
    });
    const mine = { version, box, until: 0 };
    kept = mine;
    return box;
  }

  return {
    find(version) {
      if (kept !== null && (kept.version === version || kept.until > performance.now())) return kept.box;
      return ask(version);
    },
  };
}
