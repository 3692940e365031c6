import type { FeatureCollection } from 'geojson';
import type { ImportItem } from '../items/import-item.ts';

/** What the map is told of a temporary feature. */
export const toImportedProperties = ({ localUuid, name, color, status }: ImportItem) => ({
  local_uuid: localUuid,
  name,
  color,
  status,
});

/** Temporary features as the map takes them. What cannot be drawn (broken coordinates) stays in the table only. */
export function toImportedCollection(items: readonly ImportItem[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: items
      .filter((item) => item.status !== 'error')
      .map((item) => ({
        type: 'Feature',
        geometry: item.geometry,
        properties: toImportedProperties(item),
      })),
  };
}
