import { z } from 'zod';
import { bbox, idParam } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { featureSelection } from '../features/schema.ts';
import { colorBy, legend } from './legend.ts';

/** Tiles exist for zooms 0 to 14; a map overzooms the tiles of 14. */
export const MAX_TILE_ZOOM = 14;
/** Points are clustered at this zoom and below, where a cell holds at least `CLUSTER_MIN_POINTS`. */
export const CLUSTER_MAX_ZOOM = 13;
export const CLUSTER_MIN_POINTS = 6;

const projectParams = z.object({ project_id: idParam });
const read = { kind: 'project', needs: 'feature:read', project_id: 'params.project_id' } as const;
/** A column or row of tiles. */
export const tileNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** MAX_TILE_ZOOM - 1);

/** `version` names one state of the features of a project and its subprojects; `bbox` is their extent. */
export const tileState = z.object({ version: z.string(), count: z.number().int(), bbox: bbox.nullable() });
export type TileState = z.infer<typeof tileState>;

/** TileJSON 3.0.0 (github.com/mapbox/tilejson-spec): the location and contents of a project's tiles. */
export const tileJson = z.object({
  tilejson: z.literal('3.0.0'),
  name: z.string(),
  attribution: z.string(),
  scheme: z.literal('xyz'),
  tiles: z.array(z.string()),
  minzoom: z.number().int(),
  maxzoom: z.number().int(),
  /** Absent without features. */
  bounds: bbox.optional(),
  vector_layers: z.array(
    z.object({ id: z.string(), description: z.string(), fields: z.record(z.string(), z.string()) }),
  ),
});
export type TileJson = z.infer<typeof tileJson>;

export const tileEndpoints = {
  getTileState: endpoint({
    method: 'GET',
    path: '/tiles/features/{project_id}',
    summary: 'The current version of a project’s feature tiles, and where its features are',
    params: projectParams,
    response: tileState,
    errors: ['project_not_found'],
    access: read,
  }),
  getTileJson: endpoint({
    method: 'GET',
    path: '/tiles/features/{project_id}/tiles.json',
    summary: 'The TileJSON of a project’s feature tiles, for programs that show maps',
    params: projectParams,
    response: tileJson,
    errors: ['project_not_found'],
    access: read,
    takesKeyAnyhow: true,
  }),
  getLegend: endpoint({
    method: 'GET',
    path: '/tiles/features/{project_id}/legend',
    summary: 'The classes by which a project’s feature tiles are coloured, and how many features each has',
    params: projectParams,
    query: z.object({ color_by: colorBy }),
    response: legend,
    errors: ['project_not_found'],
    access: read,
  }),
  getFeatureTile: endpoint({
    method: 'GET',
    path: '/tiles/features/{project_id}/{z}/{x}/{y}',
    summary:
      'A Mapbox vector tile of features, clustered at low zooms, of those that pass the filter; `v` is the version it is cached by',
    params: projectParams.extend({
      z: z.coerce.number().int().min(0).max(MAX_TILE_ZOOM),
      x: tileNumber,
      y: tileNumber,
    }),
    query: featureSelection.extend({
      v: z.string().max(64).optional(),
      m: idParam.optional(),
      color_by: colorBy.optional(),
    }),
    response: binary('application/vnd.mapbox-vector-tile'),
    withoutBody: [204, 304],
    errors: ['project_not_found'],
    access: read,
    takesKeyAnyhow: true,
    isAskedOften: true,
  }),
};
