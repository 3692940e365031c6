import type { ExportManifest } from '@waypost/contract';

/** How long the manifest of an immediate export is kept. */
const KEPT_MS = 300_000;
/** The oldest are evicted first. */
const MAX_KEPT = 1_000;

/** Manifests of immediate exports, by the receipt that the caller named. */
export interface Receipts {
  keep(name: string, manifest: ExportManifest): void;
  find(name: string): ExportManifest | null;
}

/** Kept in the memory of this process; another process computes the manifest anew. */
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
      // Reinserted to keep insertion order.
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
