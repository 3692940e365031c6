import type { ExportManifest } from '@waypost/contract';

/** How long it is known what a file held that was handed out at once. */
const KEPT_MS = 300_000;
/** The oldest go first. */
const MAX_KEPT = 1_000;

/** What files held that were handed out at once, by the name that whoever asked for them gave. */
export interface Receipts {
  keep(name: string, manifest: ExportManifest): void;
  find(name: string): ExportManifest | null;
}

/** In the memory of this process: where another is asked, the file is counted anew. */
export function createReceipts(now: () => number = Date.now): Receipts {
  const kept = new Map<string, { readonly manifest: ExportManifest; readonly untilMs: number }>();
  const forgetOld = () => {
    for (const [name, { untilMs }] of kept) {
      if (untilMs > now() && kept.size <= MAX_KEPT) return;
      kept.delete(name);
    }
  };
  return {
    keep(name, manifest) {
      // Put in anew, so that they stand in the order they came.
      kept.delete(name);
      kept.set(name, { manifest, untilMs: now() + KEPT_MS });
      forgetOld();
    },
    find(name) {
      forgetOld();
      return kept.get(name)?.manifest ?? null;
    },
  };
}
