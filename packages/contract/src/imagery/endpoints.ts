import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { costMonth, imageryAllowance, imageryCeiling, imageryCosts } from './costs.ts';
import {
  imageryAccess,
  imageryKey,
  imageryKeyPut,
  MAX_MOSAIC_ZOOM,
  mosaicLists,
  mosaicName,
} from './schema.ts';

const ofOrganization = z.object({ org_id: idParam });
const read = { kind: 'organization', needs: 'layer:read', organization_id: 'params.org_id' } as const;
const order = { ...read, needs: 'layer:create' } as const;
const settings = { ...read, needs: 'organization:update' } as const;
const ofKey = {
  path: '/organization/{org_id}/imagery-key',
  params: ofOrganization,
  errors: ['organization_not_found'],
  access: settings,
} as const;
const tileNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** MAX_MOSAIC_ZOOM - 1);
/** What a request to the provider may come to. */
const PROVIDER_ERRORS = [
  'organization_not_found',
  'imagery_access_required',
  'imagery_key_refused',
  'imagery_unavailable',
  'imagery_limited',
] as const;

/** Satellite imagery of an organization: access, its account, mosaics. */
export const imageryEndpoints = {
  getImageryAccess: endpoint({
    method: 'GET',
    path: '/org/{org_id}/imagery',
    summary: 'What the caller may use of the satellite imagery of an organization',
    params: ofOrganization,
    response: imageryAccess,
    errors: ['organization_not_found'],
    access: read,
  }),
  getImageryKey: endpoint({
    ...ofKey,
    method: 'GET',
    summary: 'The key of the organization’s own account for satellite imagery, masked',
    response: imageryKey,
  }),
  putImageryKey: endpoint({
    ...ofKey,
    method: 'PUT',
    summary: 'Keep the key of the organization’s own account, if the provider accepts it',
    body: imageryKeyPut,
    response: imageryKey,
    errors: PROVIDER_ERRORS,
    ratePerMinute: 10,
  }),
  deleteImageryKey: endpoint({
    ...ofKey,
    method: 'DELETE',
    summary: 'Forget the key of the organization’s own account',
    response: noContent,
    status: 204,
  }),
  getImageryCosts: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/imagery-costs',
    summary: 'What was ordered of satellite imagery in a month, by whom, and the ceiling of a month',
    params: ofOrganization,
    query: z.object({ month: costMonth.optional() }),
    response: imageryCosts,
    errors: ['organization_not_found'],
    access: settings,
  }),
  getImageryAllowance: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/imagery-ceiling',
    summary: 'How much of satellite imagery was ordered in the present month, and its ceiling',
    params: ofOrganization,
    response: imageryAllowance,
    errors: ['organization_not_found'],
    access: order,
  }),
  putImageryCeiling: endpoint({
    method: 'PUT',
    path: '/organization/{org_id}/imagery-ceiling',
    summary: 'Set how much may be ordered in a month before an administrator has to do it',
    params: ofOrganization,
    body: imageryCeiling,
    response: imageryCeiling,
    errors: ['organization_not_found'],
    access: settings,
  }),
  listMosaics: endpoint({
    method: 'GET',
    path: '/tiles/planetscope/{org_id}',
    summary: 'The monthly and quarterly mosaics that an organization has access to, oldest first',
    params: ofOrganization,
    response: mosaicLists,
    errors: PROVIDER_ERRORS,
    access: read,
  }),
  getMosaicTile: endpoint({
    method: 'GET',
    path: '/tulum/tiles/planetscope/{org_id}/{mosaic_name}/{z}/{x}/{y}.png',
    summary: 'A tile of a mosaic',
    params: ofOrganization.extend({
      mosaic_name: mosaicName,
      z: z.coerce.number().int().min(0).max(MAX_MOSAIC_ZOOM),
      x: tileNumber,
      y: tileNumber,
    }),
    query: z.object({ m: idParam.optional() }),
    response: binary('image/png'),
    withoutBody: [204],
    errors: [...PROVIDER_ERRORS, 'mosaic_not_found'],
    access: read,
    takesKeyAnyhow: true,
    isAskedOften: true,
  }),
};
