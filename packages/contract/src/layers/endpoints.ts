import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS, MAX_DIRECT_EXPORT } from '../exports/schema.ts';
import { featureFilter } from '../features/schema.ts';
import { featureTableField } from '../features/table.ts';
import { timelineBars, timelineRange } from '../features/timeline.ts';
import { TILE_ADDRESS_ERRORS } from '../imagery/tile-sources.ts';
import { MAX_TILE_ZOOM, tileNumber, tileState } from '../tiles/endpoints.ts';
import { legend } from '../tiles/legend.ts';
import { layerFilter } from './filter.ts';
import { mosaicChoice } from './kinds/mosaics.ts';
import { featureIds, folderAddition, folderRemoval, staticFolder } from './kinds/static.ts';
import {
  layer,
  layerChoice,
  layerCreate,
  layerCreateAnywhere,
  layerFeatures,
  layerFeaturesQuery,
  layerMove,
  layerOpacityChoice,
  layerRange,
  layerUpdate,
} from './schema.ts';

const ofOrganization = z.object({ org_id: idParam });
const ofLayer = ofOrganization.extend({ layer_id: z.uuid().transform((code) => code.toLowerCase()) });
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const update = { ...read, needs: 'layer:update' } as const;
/** Leaves out the features of a project and of those below it, which its own tiles show. */
const besideProject = { beside: idParam.optional() };
/** Those of a radar and an order are followed by two of a folder that begins with features. */
const CREATION_ERRORS = [
  'organization_not_found',
  'layer_not_found',
  'layer_code_taken',
  'too_many_layers',
  'layer_too_deep',
  'geometry_invalid',
  'radar_access_required',
  'radar_key_refused',
  'radar_unavailable',
  'imagery_access_required',
  'feature_not_found',
  'folder_full',
  'imagery_area_too_large',
  'imagery_ceiling_reached',
] as const;
/** Files per minute and client address: each reads every feature of a layer. */
const FILES_PER_MINUTE = 30;

/** The layers of an organization. A layer shows each person only the features that they may read. */
export const layerEndpoints = {
  listLayers: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/all',
    summary:
      'The layers and groups of an organization, each group before what is in it, in the order of the tree',
    params: ofOrganization,
    response: z.array(layer),
    errors: ['organization_not_found'],
    access: read,
  }),
  listLayersByOrganization: endpoint({
    method: 'GET',
    path: '/layers/{org_id}',
    summary: 'The same list',
    params: ofOrganization,
    response: z.array(layer),
    errors: ['organization_not_found'],
    access: read,
  }),
  getLayer: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}',
    summary: 'One layer, with its status',
    params: ofLayer,
    response: layer,
    errors: ['organization_not_found', 'layer_not_found'],
    access: read,
  }),
  createLayer: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers',
    summary: 'Create a layer or a group at the top of the tree, or of a group',
    params: ofOrganization,
    body: layerCreate,
    response: layer,
    status: 201,
    errors: [...CREATION_ERRORS, ...TILE_ADDRESS_ERRORS],
    access: { ...read, needs: 'layer:create' },
  }),
  createLayerAnywhere: endpoint({
    method: 'POST',
    path: '/layers',
    summary: 'The same, with the organization in the body',
    body: layerCreateAnywhere,
    response: layer,
    status: 201,
    errors: [...CREATION_ERRORS, ...TILE_ADDRESS_ERRORS],
    access: { kind: 'organization', needs: 'layer:create', organization_id: 'body.org_id' },
  }),
  updateLayer: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/layers/{layer_id}',
    summary: 'Rename a layer, or change its opacity, its colours or what newcomers see of it',
    params: ofLayer,
    body: layerUpdate,
    response: layer,
    errors: ['organization_not_found', 'layer_not_found'],
    access: update,
  }),
  moveLayer: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/layers/{layer_id}/place',
    summary: 'Move a layer above or below another one, or into a group',
    params: ofLayer,
    body: layerMove,
    response: layer,
    errors: ['organization_not_found', 'layer_not_found', 'layer_cycle', 'layer_too_deep'],
    access: update,
  }),
  chooseLayer: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/layers/{layer_id}/choice',
    summary: 'Show or hide a layer on one’s own map',
    params: ofLayer,
    body: layerChoice,
    response: noContent,
    status: 204,
    errors: ['organization_not_found', 'layer_not_found'],
    access: read,
  }),
  chooseOpacity: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/layers/{layer_id}/choice/opacity',
    summary: 'Choose the opacity of a layer on one’s own map, or null for that of the layer',
    params: ofLayer,
    body: layerOpacityChoice,
    response: noContent,
    status: 204,
    errors: ['organization_not_found', 'layer_not_found'],
    access: read,
  }),
  deleteLayer: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/layers/{layer_id}',
    summary:
      'Delete one’s own layer; administrators delete any. What a group holds moves to where the group was',
    params: ofLayer,
    response: noContent,
    status: 204,
    errors: ['organization_not_found', 'layer_not_found'],
    access: { ...read, needs: 'layer:delete' },
  }),
};

/** The features that layers show. */
export const layerFeatureEndpoints = {
  listLayerFeatures: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/features',
    summary: 'A page of the features of a layer that the caller may read, newest first',
    params: ofLayer,
    query: layerFeaturesQuery,
    response: layerFeatures,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
  }),
  downloadLayerCsv: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/features/csv',
    summary:
      'The features of a layer that the caller may read, as CSV with a column for each key of collected data',
    params: ofLayer,
    query: layerRange,
    response: binary('text/csv; charset=utf-8'),
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
    ratePerMinute: FILES_PER_MINUTE,
  }),
  exportLayerFeatures: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/features/export',
    summary: `The features of a layer that the caller may read, as a file in another format, ${MAX_DIRECT_EXPORT} at most`,
    params: ofLayer,
    query: layerRange.extend({ format: z.enum(EXPORT_FORMATS) }),
    response: binary('application/octet-stream'),
    errors: [
      'organization_not_found',
      'layer_not_found',
      'layer_without_features',
      'export_too_large_for_format',
    ],
    access: read,
    ratePerMinute: FILES_PER_MINUTE,
  }),
  getLayerTimeline: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/timeline',
    summary: 'How many features of a layer that the caller may read were observed when',
    params: ofLayer,
    query: z.object({ range: timelineRange }),
    response: timelineBars,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
  }),
  getLayerLegend: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/legend',
    summary:
      'The classes by which a layer colours its features, of those that the caller may read; none where they have their own colours, or all one',
    params: ofLayer,
    response: legend,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
  }),
  listLayerFields: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/fields',
    summary: 'The keys of collected data of the newest features of a layer that the caller may read',
    params: ofLayer,
    response: z.array(featureTableField),
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
  }),
  getLayerTile: endpoint({
    method: 'GET',
    path: '/tiles/layers/{org_id}/{layer_id}/{z}/{x}/{y}',
    summary: 'A Mapbox vector tile of the features of a layer that the caller may read',
    params: ofLayer.extend({
      z: z.coerce.number().int().min(0).max(MAX_TILE_ZOOM),
      x: tileNumber,
      y: tileNumber,
    }),
    query: layerRange.extend({ ...besideProject, v: z.string().max(64).optional(), m: idParam.optional() }),
    response: binary('application/vnd.mapbox-vector-tile'),
    withoutBody: [204, 304],
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
    takesKeyAnyhow: true,
    isAskedOften: true,
  }),
  getLayerTileState: endpoint({
    method: 'GET',
    path: '/tiles/layers/{org_id}/{layer_id}/state',
    summary: 'The version of a layer’s tiles for the caller, how many features they have, and where',
    params: ofLayer,
    query: layerRange.extend(besideProject),
    response: tileState,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_features'],
    access: read,
  }),
};

/** Collected-data layers. */
export const collectedLayerEndpoints = {
  updateCollectedData: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/layers/{layer_id}/collected-data',
    summary: 'Replace the filter of a collected-data layer',
    params: ofLayer,
    body: z.strictObject({ filter: layerFilter }),
    response: layer,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_filter', 'geometry_invalid'],
    access: update,
  }),
};

/** Static folders. */
export const staticLayerEndpoints = {
  listStaticLayers: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/all/static',
    summary: 'The static folders of an organization, by name',
    params: ofOrganization,
    response: z.array(staticFolder),
    errors: ['organization_not_found'],
    access: read,
  }),
  listStaticFeatures: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/static/features',
    summary: 'A page of the features of a folder that the caller may read, newest first',
    params: ofLayer,
    query: layerFeaturesQuery,
    response: layerFeatures,
    errors: ['organization_not_found', 'layer_not_found', 'layer_not_folder'],
    access: read,
  }),
  addToFolder: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/layers/{layer_id}/static/add-features',
    summary: 'Put features that the caller may read into a folder; those that are there stay',
    params: ofLayer,
    body: z.strictObject({ feature_ids: featureIds }),
    response: folderAddition,
    errors: [
      'organization_not_found',
      'layer_not_found',
      'layer_not_folder',
      'feature_not_found',
      'folder_full',
    ],
    access: update,
  }),
  addFilteredToFolder: endpoint({
    method: 'POST',
    path: '/org/{org_id}/layers/{layer_id}/static/filtered',
    summary: 'Put all features of a project that pass a filter and that the caller may read into a folder',
    params: ofLayer,
    query: featureFilter.extend({ project_id: idParam }),
    response: folderAddition,
    errors: [
      'organization_not_found',
      'layer_not_found',
      'layer_not_folder',
      'project_not_found',
      'folder_full',
    ],
    access: update,
  }),
  removeFromFolder: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/layers/{layer_id}/static/remove-features',
    summary: 'Take features out of a folder; they stay in their projects',
    params: ofLayer,
    body: z.strictObject({ feature_ids: featureIds }),
    response: folderRemoval,
    errors: ['organization_not_found', 'layer_not_found', 'layer_not_folder'],
    access: update,
  }),
};

/** Satellite mosaics. */
export const mosaicLayerEndpoints = {
  chooseMosaic: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/layers/{layer_id}/mosaic',
    summary: 'Choose which mosaic a layer shows to all',
    params: ofLayer,
    body: mosaicChoice,
    response: layer,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_mosaic'],
    access: update,
  }),
};
