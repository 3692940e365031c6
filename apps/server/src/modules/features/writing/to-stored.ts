import type { AreaGeometry, Geometry } from '@waypost/contract';
import { splitAtMeridian } from '@waypost/geo';

/**
 * A geometry as it is stored and compared: within ±180 and cut at the 180th meridian. Each statement that takes a geometry
 * from a request takes it through here.
 */
export function toStored(geometry: AreaGeometry): AreaGeometry;
export function toStored(geometry: Geometry): Geometry;
export function toStored(geometry: Geometry): Geometry {
  // Positions have two or three numbers, as they came; the types of the package do not say so.
  return splitAtMeridian(geometry) as Geometry;
}
