import { loadProjection } from '../crs/load-projection.ts';
import type { Projection } from '../crs/projection.ts';

/** Most tables use one. */
const MAX_PROJECTIONS = 8;

/** The projections of a table by SRID; 0 for shapes without one. */
export type TableProjections = ReadonlyMap<number, Projection>;

/** Loads the projections of the SRIDs in some texts of a table, and always those of WGS 84. */
export async function loadTableProjections(texts: Iterable<string>): Promise<TableProjections> {
  const codes = new Set([0, 4326, 4979]);
  for (const text of texts) {
    for (const [, code] of text.matchAll(/\bSRID\s*=\s*(\d{1,9})\s*;/gi)) {
      if (codes.size < MAX_PROJECTIONS) codes.add(Number(code));
    }
    if (codes.size >= MAX_PROJECTIONS) break;
  }
  const projections = new Map<number, Projection>();
  for (const code of codes) {
    const outcome = await loadProjection({ code });
    if (outcome.ok) projections.set(code, outcome.projection);
  }
  return projections;
}
