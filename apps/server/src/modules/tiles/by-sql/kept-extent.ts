import { AppError } from '../../../platform/app-error.ts';
import type { SqlRead } from './sql-tiles.ts';
import { findExtent, type Wanted } from './store.ts';

/** The bbox needs a scan of all features. A scan faster than this is repeated for each version. */
const QUICK_MS = 200;
/** The result of a slower scan is reused for this long, even if features change. */
const AGE_MS = 60_000;

type Box = Awaited<ReturnType<typeof findExtent>>;

/** The bbox of some features. */
export interface KeptExtent {
  /**
   * @returns null without features, and when the scan would take too long: a map without the bbox is better than no
   * map.
   */
  find(version: string): Promise<Box>;
}

export function createKeptExtent(wanted: Wanted, read: SqlRead): KeptExtent {
  let kept: { readonly version: string; readonly box: Promise<Box>; until: number } | null = null;

  function ask(version: string): Promise<Box> {
    const box = read(async (db) => {
      const start = performance.now();
      return findExtent(db, wanted).finally(() => {
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
