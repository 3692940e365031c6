import type { DecodeWarning } from '../outcome/decoded.ts';

/** Longitude and latitude on WGS 84, in degrees, of a position of a file; NaN where the projection does not reach. */
export type Unproject = (x: number, y: number) => [lng: number, lat: number];

/** What a file says of its coordinate reference system (CRS); what is absent, 0 or '' says nothing. */
export interface CrsClaim {
  /** A code of EPSG, or of Esri above 32767. */
  readonly code?: number | undefined;
  /** Well-known text: WKT 1 of OGC or Esri, or WKT 2. */
  readonly wkt?: string | undefined;
  /** What the file calls it: shown when the CRS is not known. */
  readonly name?: string | undefined;
}

/** How the positions of a file become degrees, and what a person should know of that. */
export interface Projection {
  readonly name: string;
  /**
   * Takes positions as x, y or easting, northing or longitude, latitude, in the units of the CRS, whatever order of axes
   * its definition states. Null where positions are WGS 84 degrees already.
   */
  readonly unproject: Unproject | null;
  /** Longitude and latitude, on whatever datum. */
  readonly isGeographic: boolean;
  readonly warnings: readonly DecodeWarning[];
}

/** A projection, or the name of a CRS that cannot be read here. */
export type ProjectionOutcome =
  | { readonly ok: true; readonly projection: Projection }
  | { readonly ok: false; readonly crs: string };
