import {
  API_BASE,
  GEO_JSON,
  JSON_SCHEMA,
  OGC_COLLECTIONS,
  OGC_FILTERS,
  OGC_MAX_PAGE_SIZE,
  OGC_PAGE_SIZE,
  OPENAPI_3_0,
} from '@waypost/contract';

type Json = Record<string, unknown>;

const ref = (place: string, name: string): Json => ({ $ref: `#/components/${place}/${name}` });

/**
 * The OpenAPI 3.0 document of one project’s service. Clients read their limits from it, such as the maximum page size
 * in the component where they look for it. It reveals nothing of the project but its name.
 * @param root the URL of the project’s landing page.
 */
export function createDescription(title: string, root: string): Json {
  return {
    openapi: '3.0.3',
    info: { title, version: API_BASE.split('/').at(-1) ?? '' },
    servers: [{ url: root }],
    security: [{ basic: [] }, { key: [] }, { bearer: [] }],
    paths: {
      '/': toPath('getLandingPage', 'Where everything is', 'application/json'),
      '/api': toPath('getDescription', 'This document', OPENAPI_3_0),
      '/conformance': toPath('getConformance', 'What is kept', 'application/json'),
      '/collections': toPath('getCollections', 'What can be read', 'application/json'),
      '/collections/{collectionId}': toPath('describeCollection', 'One collection', 'application/json', [
        'collectionId',
      ]),
      '/collections/{collectionId}/schema': toPath('getSchema', 'Its properties', JSON_SCHEMA, [
        'collectionId',
      ]),
      '/collections/{collectionId}/items': toPath('getFeatures', 'A page of its features', GEO_JSON, [
        'collectionId',
        'limit',
        'bbox',
        'datetime',
        ...OGC_FILTERS,
      ]),
      '/collections/{collectionId}/items/{featureId}': toPath('getFeature', 'One feature', GEO_JSON, [
        'collectionId',
        'featureId',
      ]),
    },
    components: {
      parameters: PARAMETERS,
      responses: RESPONSES,
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function toPath(
  operationId: string,
  summary: string,
  mediaType: string,
  parameters: readonly string[] = [],
): Json {
  return {
    get: {
      operationId,
      summary,
      parameters: [...parameters, 'f'].map((name) => ref('parameters', name)),
      responses: {
        '200': { description: summary, content: { [mediaType]: { schema: { type: 'object' } } } },
        '400': ref('responses', 'Problem'),
        '401': ref('responses', 'Problem'),
        '404': ref('responses', 'Problem'),
      },
    },
  };
}

const inPath = (name: string, schema: Json): Json => ({ name, in: 'path', required: true, schema });
const inQuery = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
  style: 'form',
  explode: false,
});

const PARAMETERS: Json = {
  collectionId: inPath('collectionId', { type: 'string', enum: OGC_COLLECTIONS }),
  featureId: inPath('featureId', { type: 'string', format: 'uuid' }),
  f: inQuery('f', 'The format; there is one.', { type: 'string', enum: ['json'] }),
  limit: inQuery('limit', 'Features of a page.', {
    type: 'integer',
    minimum: 1,
    maximum: OGC_MAX_PAGE_SIZE,
    default: OGC_PAGE_SIZE,
  }),
  bbox: inQuery('bbox', 'West, south, east, north in degrees; or with heights in metres.', {
    type: 'array',
    oneOf: [
      { minItems: 4, maxItems: 4 },
      { minItems: 6, maxItems: 6 },
    ],
    items: { type: 'number' },
  }),
  datetime: inQuery('datetime', 'When it was observed: an instant or an interval (RFC 3339).', {
    type: 'string',
  }),
  ...Object.fromEntries(
    OGC_FILTERS.map((name) => [name, inQuery(name, 'Exactly this value.', { type: 'string' })]),
  ),
};

const RESPONSES: Json = {
  Problem: {
    description: 'What is wrong, in words.',
    content: {
      'application/problem+json': {
        schema: {
          type: 'object',
          required: ['title', 'status', 'detail'],
          properties: {
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            code: { type: 'string' },
          },
        },
      },
    },
  },
};
