import type { Position } from 'geojson';
import { DecodeFault } from '../outcome/decode-fault.ts';
import type { DecodedFeature } from '../outcome/decoded.ts';

/** Looks at features as they come, of a file that is handed on while it is read. */
export interface DegreesCheck {
  see(feature: DecodedFeature): void;
  /**
   * Throws a `DecodeFault` (`foreign_projection`) when most of the features begin off the globe. `crs`: the system that the
   * file names, to be told.
   */
  assert(fileName: string, crs?: string): void;
}

function findFirst({ geometry }: DecodedFeature): Position | undefined {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates;
    case 'LineString':
      return geometry.coordinates[0];
    case 'Polygon':
      return geometry.coordinates[0]?.[0];
    case 'MultiPolygon':
      return geometry.coordinates[0]?.[0]?.[0];
  }
}

/**
 * Whether the numbers of a file are degrees: one that names no system shows by most of its features that they are metres.
 * A few such are faults of their own, which people see and mend.
 * @param isWritten of a format that people write by hand: numbers past a whole turn alone are metres, others are slips.
 */
export function createDegreesCheck(isWritten = false): DegreesCheck {
  let count = 0;
  let off = 0;
  return {
    see: (feature) => {
      const [lng = 0, lat = 0] = findFirst(feature) ?? [];
      const isOff = isWritten
        ? Math.max(Math.abs(lng), Math.abs(lat)) > 360
        : Math.abs(lng) > 180 || Math.abs(lat) > 90;
      count += 1;
      if (isOff) off += 1;
    },
    assert: (fileName, crs) => {
      if (off * 2 <= count) return;
      throw new DecodeFault(
        'foreign_projection',
        `${fileName} is not in degrees. Save it in WGS 84 (degrees) first.`,
        crs === undefined ? undefined : { crs },
      );
    },
  };
}
