import type { Position } from 'geojson';
import { fitsSwapped } from '../../geometry/beyond-globe.ts';
import { DecodeFault } from '../outcome/decode-fault.ts';
import type { DecodedFeature } from '../outcome/decoded.ts';

/** Checks features one by one, for formats that are decoded as a stream. */
export interface DegreesCheck {
  see(feature: DecodedFeature): void;
  /**
   * Throws a `DecodeFault` (`foreign_projection`) if most features begin outside the globe. `crs`: the CRS that the file
   * names, for the message.
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
 * Creates a check that the coordinates of a file are degrees and not metres. A few features outside the globe, or any that
 * would be on it with latitude and longitude swapped, are mistakes for people to correct.
 * @param isWritten for formats written by hand, in which only numbers above 360 count as metres.
 */
export function createDegreesCheck(isWritten = false): DegreesCheck {
  let count = 0;
  let off = 0;
  return {
    see: (feature) => {
      const [lng = 0, lat = 0] = findFirst(feature) ?? [];
      const isOff = isWritten
        ? Math.max(Math.abs(lng), Math.abs(lat)) > 360
        : (Math.abs(lng) > 180 || Math.abs(lat) > 90) && !fitsSwapped(feature.geometry);
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
