import type { FeatureCollection } from 'geojson';
import type { ImportItem } from './import-item.ts';

/** Temporary features as the map takes them. What cannot be drawn (broken coordinates) stays in the table only. */
export function toImportedCollection(items: readonly ImportItem[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: items
      .filter((item) => item.status !== 'error')
      .map(({ localUuid, geometry, name, color, status }) => ({
        type: 'Feature',
        geometry,
        properties: { local_uuid: localUuid, name, color, status },
      })),
  };
}
