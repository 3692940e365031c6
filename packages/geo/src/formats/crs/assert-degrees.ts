import type { Position } from 'geojson';
import { DecodeFault } from '../outcome/decode-fault.ts';
import type { Decoded, DecodedFeature } from '../outcome/decoded.ts';

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
 * The outcome as it is, unless most of its features begin off the globe: a file that names no system shows by that
 * that its numbers are metres. A few such are faults of their own, which people see and mend.
 * @param options `crs`: the system that the file names, to be told. `isWritten`: of a format that people write by hand, in
 * degrees by its own rule: numbers past a whole turn alone are metres, others are slips.
 * @throws DecodeFault `foreign_projection`.
 */
export function assertDegrees(
  decoded: Decoded,
  fileName: string,
  { crs, isWritten = false }: { readonly crs?: string | undefined; readonly isWritten?: boolean } = {},
): Decoded {
  if (!decoded.ok) return decoded;
  const off = decoded.features.filter((feature) => {
    const [lng = 0, lat = 0] = findFirst(feature) ?? [];
    return isWritten
      ? Math.max(Math.abs(lng), Math.abs(lat)) > 360
      : Math.abs(lng) > 180 || Math.abs(lat) > 90;
  });
  if (off.length * 2 <= decoded.features.length) return decoded;
  throw new DecodeFault(
    'foreign_projection',
    `${fileName} is not in degrees. Save it in WGS 84 (degrees) first.`,
    crs === undefined ? undefined : { crs },
  );
}
