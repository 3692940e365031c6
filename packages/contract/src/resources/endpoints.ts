import { z } from 'zod';
import { binary, endpoint } from '../endpoint.ts';
import { PICTURE_SIZES, resource, resourceFile } from './schema.ts';

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
};
