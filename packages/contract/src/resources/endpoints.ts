import { z } from 'zod';
import { noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { MAX_RESOURCES, PICTURE_SIZES, resourceFile } from './limits.ts';
import { resource } from './schema.ts';

export const resourceEndpoints = {
  getResource: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/resource/{uuid}',
    summary: 'The original file of a feature, byte for byte; with `size` a picture of it as WebP',
    params: z.object({ code: z.string().max(64), uuid: z.string().max(64) }),
    query: z.object({ size: z.enum(PICTURE_SIZES).optional() }),
    response: binary('application/octet-stream'),
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'resource:read', code: 'params.code' },
  }),
  addResource: endpoint({
    method: 'POST',
    path: '/geo/feature/{code}/resource',
    summary: 'Add a picture to a feature; the same uuid with the same file makes no second one',
    params: z.object({ code: z.string().max(64) }),
    query: z.object({ uuid: z.uuid() }),
    files: resourceFile,
    response: resource,
    status: 201,
    errors: ['feature_not_found', 'resource_uuid_reused'],
    access: { kind: 'feature', needs: 'resource:create', code: 'params.code' },
  }),
  removeResource: endpoint({
    method: 'DELETE',
    path: '/geo/feature/{code}/resource/{uuid}',
    summary:
      'Take a file off a feature, but not the last picture that its form asks for; for 30 days it can be restored',
    params: z.object({ code: z.string().max(64), uuid: z.string().max(64) }),
    response: noContent,
    status: 204,
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'resource:delete', code: 'params.code' },
  }),
  restoreResource: endpoint({
    method: 'POST',
    path: '/geo/feature/{code}/resource/{uuid}/restore',
    summary: 'Give a feature back a file that was taken off it in the last 30 days',
    params: z.object({ code: z.string().max(64), uuid: z.string().max(64) }),
    response: resource,
    errors: ['feature_not_found', 'resource_uuid_reused'],
    access: { kind: 'feature', needs: 'resource:create', code: 'params.code' },
  }),
  orderResources: endpoint({
    method: 'PUT',
    path: '/geo/feature/{code}/resources/order',
    summary: 'Put the files of a feature in order; those left out stand behind, as they came',
    params: z.object({ code: z.string().max(64) }),
    body: z.strictObject({ uuids: z.array(z.uuid()).max(MAX_RESOURCES) }),
    response: z.array(resource),
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'resource:update', code: 'params.code' },
  }),
};
