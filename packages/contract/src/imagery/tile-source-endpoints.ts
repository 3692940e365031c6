import { z } from 'zod';
import { idParam } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { MAX_PICTURE_ZOOM } from './images.ts';
import {
  PROBES_PER_MINUTE,
  TILE_ADDRESS_ERRORS,
  tileSource,
  tileSourceChange,
  tileSourceOffer,
  tileSourceProbe,
} from './tile-sources.ts';

const layerCode = z.uuid().transform((code) => code.toLowerCase());
const ofOrganization = z.object({ org_id: idParam });
const ofLayer = ofOrganization.extend({ layer_id: layerCode });
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const make = { ...read, needs: 'layer:create' } as const;
const change = { ...read, needs: 'layer:update' } as const;
const tileNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** MAX_PICTURE_ZOOM - 1);
/** Layers of tiles that another server has: an address with `{z}`, `{x}` and `{y}`, or a WMTS. */
export const tileSourceEndpoints = {
  probeTileSource: endpoint({
    method: 'POST',
    path: '/org/{org_id}/tile-sources/probe',
    summary: 'Look at an address of tiles, and list the layers of a WMTS',
    params: ofOrganization,
    body: tileSourceProbe,
    response: tileSourceOffer,
    errors: ['organization_not_found', ...TILE_ADDRESS_ERRORS],
    access: make,
    ratePerMinute: PROBES_PER_MINUTE,
  }),
  getTileSource: endpoint({
    method: 'GET',
    path: '/org/{org_id}/layers/{layer_id}/tile-source',
    summary: 'Where the tiles of a layer come from, without what is secret of the address',
    params: ofLayer,
    response: tileSource,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_tiles'],
    access: read,
  }),
  putTileSource: endpoint({
    method: 'PUT',
    path: '/org/{org_id}/layers/{layer_id}/tile-source',
    summary: 'Change where the tiles of a layer come from, and who is named for them',
    params: ofLayer,
    body: tileSourceChange,
    response: tileSource,
    errors: ['organization_not_found', 'layer_not_found', 'layer_without_tiles', ...TILE_ADDRESS_ERRORS],
    access: change,
    ratePerMinute: PROBES_PER_MINUTE,
  }),
  getSourceTile: endpoint({
    method: 'GET',
    path: '/tulum/tiles/sources/{layer_id}/{z}/{x}/{y}.png',
    summary: 'A tile of a layer of another server’s tiles, in the format that it has there',
    params: z.object({
      layer_id: layerCode,
      z: z.coerce.number().int().min(0).max(MAX_PICTURE_ZOOM),
      x: tileNumber,
      y: tileNumber,
    }),
    query: z.object({ org_id: idParam, m: idParam.optional(), v: z.string().max(40).optional() }),
    response: binary('image/png'),
    withoutBody: [204],
    errors: [
      'organization_not_found',
      'layer_not_found',
      'layer_without_tiles',
      'tile_source_faulty',
      'tile_server_unavailable',
    ],
    access: { ...read, organization_id: 'query.org_id' },
    takesKeyAnyhow: true,
    isAskedOften: true,
  }),
};
