import type { OgcCollectionId } from '@waypost/contract';
import { type Field, OWN_PROPERTIES } from './fields.ts';

const GEOMETRIES: Readonly<Record<OgcCollectionId, string>> = {
  features: 'Geometry',
  points: 'Point',
  lines: 'LineString',
  areas: 'MultiPolygon',
};

/** The JSON Schema of the features of a collection, from which programs read their columns. */
export function createItemSchema(
  id: OgcCollectionId,
  address: string,
  fields: readonly Field[],
): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: id,
    type: 'object',
    required: ['type', 'id', 'geometry', 'properties'],
    properties: {
      type: { const: 'Feature' },
      id: { type: 'string', format: 'uuid' },
      geometry: { $ref: `https://geojson.org/schema/${GEOMETRIES[id]}.json` },
      properties: {
        type: 'object',
        properties: Object.fromEntries([
          ...Object.entries(OWN_PROPERTIES),
          ...fields.map(({ key, name, type }): [string, unknown] => [
            name,
            { type: [type, 'null'], ...(name === key ? {} : { title: key }) },
          ]),
        ]),
      },
    },
  };
}
