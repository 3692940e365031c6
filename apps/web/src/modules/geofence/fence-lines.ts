import type { MarkedFence } from '@waypost/contract';
import type { FeatureCollection } from 'geojson';
import { hatch } from './hatch.ts';

/** Pixels between two lines of a hatch, and the most lines of one. */
const SPACING_PX = 14;
const MAX_LINES = 80;
/** A smaller area would be filled by its hatch. */
const HATCHED_PX = 28;
const WORLD_PX = 512;

const toDegrees = (px: number, zoom: number) => (px * 360) / (WORLD_PX * 2 ** zoom);

/** How large a geofence is on the screen. */
export function toSizePx({ geometry }: Pick<MarkedFence, 'geometry'>, zoom: number): number {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const lngs = rings.flat().map(([lng = 0]) => lng);
  const width = Math.max(...lngs) - Math.min(...lngs);
  return width / toDegrees(1, zoom);
}

/** The hatches of geofences at a zoom; null if there are none. */
export function toFenceLines(fences: readonly MarkedFence[], zoom: number): FeatureCollection | null {
  const features = fences
    .filter((fence) => toSizePx(fence, zoom) >= HATCHED_PX)
    .map(({ geometry, color }) => ({
      type: 'Feature' as const,
      properties: { color, width: 1.25 },
      geometry: {
        type: 'MultiLineString' as const,
        coordinates: hatch(geometry, toDegrees(SPACING_PX, zoom), MAX_LINES),
      },
    }));
  return features.length === 0 ? null : { type: 'FeatureCollection', features };
}
