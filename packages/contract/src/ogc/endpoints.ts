import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { OGC_ROOT } from './paths.ts';
import {
  OGC_COLLECTIONS,
  ogcCollection,
  ogcCollections,
  ogcConformance,
  ogcDocument,
  ogcItem,
  ogcItems,
  ogcItemsQuery,
  ogcLanding,
  ogcQuery,
} from './schema.ts';

/** The media type of an OpenAPI 3.0 document in JSON; clients look for exactly this. */
export const OPENAPI_3_0 = 'application/vnd.oai.openapi+json;version=3.0';
export const GEO_JSON = 'application/geo+json';
export const JSON_SCHEMA = 'application/schema+json';

const projectParams = z.object({ project_id: idParam });
/** An unknown collection is not found, rather than invalid. */
const collectionParams = projectParams.extend({ collection_id: z.string().max(64) });
const common = {
  method: 'GET',
  params: projectParams,
  query: ogcQuery,
  withoutBody: [304],
  errors: ['project_not_found'],
  access: { kind: 'project', needs: 'feature:read', project_id: 'params.project_id' },
  takesKeyAnyhow: true,
  hasProblems: true,
} as const;

/** OGC API Features, Part 1: each project as a read-only service. */
export const ogcEndpoints = {
  getOgcLanding: endpoint({
    ...common,
    path: OGC_ROOT,
    summary: 'A project as OGC API Features: where everything is',
    response: ogcLanding,
  }),
  getOgcDescription: endpoint({
    ...common,
    path: `${OGC_ROOT}/api`,
    summary: 'The OpenAPI 3.0 document of the project’s OGC API Features',
    response: ogcDocument,
    mediaType: OPENAPI_3_0,
  }),
  getOgcConformance: endpoint({
    ...common,
    path: `${OGC_ROOT}/conformance`,
    summary: 'The parts of OGC API Features that are kept',
    response: ogcConformance,
  }),
  listOgcCollections: endpoint({
    ...common,
    path: `${OGC_ROOT}/collections`,
    summary: `What can be read of a project: ${OGC_COLLECTIONS.join(', ')}`,
    response: ogcCollections,
  }),
  getOgcCollection: endpoint({
    ...common,
    path: `${OGC_ROOT}/collections/{collection_id}`,
    summary: 'One of them, with where and when its features are',
    params: collectionParams,
    response: ogcCollection,
  }),
  getOgcSchema: endpoint({
    ...common,
    path: `${OGC_ROOT}/collections/{collection_id}/schema`,
    summary: 'The properties of a collection’s features, as JSON Schema',
    params: collectionParams,
    response: ogcDocument,
    mediaType: JSON_SCHEMA,
  }),
  listOgcItems: endpoint({
    ...common,
    path: `${OGC_ROOT}/collections/{collection_id}/items`,
    summary: 'A page of features as GeoJSON, newest first',
    params: collectionParams,
    query: ogcItemsQuery,
    response: ogcItems,
    mediaType: GEO_JSON,
  }),
  getOgcItem: endpoint({
    ...common,
    path: `${OGC_ROOT}/collections/{collection_id}/items/{feature_id}`,
    summary: 'One feature as GeoJSON',
    params: collectionParams.extend({ feature_id: z.string().max(64) }),
    response: ogcItem,
    mediaType: GEO_JSON,
    errors: ['project_not_found', 'feature_not_found'],
  }),
};
