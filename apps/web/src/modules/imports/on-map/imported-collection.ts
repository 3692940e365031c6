import type { FeatureCollection } from 'geojson';
import type { ImportItem } from '../items/import-item.ts';

/** The properties of a temporary feature on the map. */
export const toImportedProperties = ({ localUuid, name, color, status }: ImportItem) => ({
  local_uuid: localUuid,
  name,
  color,
  status,
});

/**
 * Temporary features as the map takes them. Features that cannot be drawn (invalid coordinates) are in the table only.
 */
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
