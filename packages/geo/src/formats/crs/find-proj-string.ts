import { loadEpsgSystems } from './epsg-systems.ts';

/** Axes that point the other way and units other than degrees, which a plain PROJ string does not bring along. */
const UNUSUAL = /\+axis=[sw]|\+units=grad|\+to_degrees=/;

/**
 * The PROJ string of a system by its code of EPSG or Esri, with the shift of its datum, of positions as easting and
 * northing. Null for a system that is not known. The table is loaded with the first call.
 */
export async function findProjString(code: number): Promise<string | null> {
  const system = (await loadEpsgSystems()).find(code);
  if (system === null || UNUSUAL.test(system.definition)) return null;
  const { toWgs84 } = system.datum;
  return toWgs84 === null || toWgs84 === '' ? system.definition : `${system.definition} +towgs84=${toWgs84}`;
}
