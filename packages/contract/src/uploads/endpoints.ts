import { z } from 'zod';
import { noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Files larger than this come in pieces, so that a broken connection costs a piece and not the file. */
export const RESUMABLE_BYTES = 5 * 1024 * 1024;
/** Uploads that a member may have begun and not ended. */
export const MAX_OPEN_UPLOADS = 20;
/** How long an upload that was begun can go on. */
export const UPLOAD_HOURS = 24;
/** The version of the protocol (https://tus.io/protocols/resumable-upload) and the parts of it that are spoken here. */
export const TUS = { version: '1.0.0', extensions: 'creation,expiration,termination' } as const;

const params = z.object({ code: z.string().max(64), uuid: z.uuid() });
const access = { kind: 'feature', needs: 'resource:create', code: 'params.code' } as const;

/** Files of features in pieces, by tus 1.0.0: what is not here as a field travels in the headers of the protocol. */
export const uploadEndpoints = {
  createUpload: endpoint({
    method: 'POST',
    path: '/geo/feature/{code}/uploads',
    summary: 'Begin a resumable upload; `uuid` becomes the name of the file',
    params: z.object({ code: z.string().max(64) }),
    query: z.object({ uuid: z.uuid() }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: ['feature_not_found', 'resource_uuid_reused', 'upload_version_unsupported'],
    access,
  }),
  getUploadOffset: endpoint({
    method: 'HEAD',
    path: '/geo/feature/{code}/uploads/{uuid}',
    summary: 'How much of an upload has arrived; all of it once the file is there',
    params,
    response: noContent,
    status: 204,
    errors: ['feature_not_found', 'resource_uuid_reused', 'upload_version_unsupported'],
    access,
  }),
  appendUpload: endpoint({
    method: 'PATCH',
    path: '/geo/feature/{code}/uploads/{uuid}',
    summary: 'Send the next piece of an upload; with the last one the file is the feature’s',
    params,
    response: noContent,
    status: 204,
    stream: 'application/offset+octet-stream',
    errors: [
      'feature_not_found',
      'resource_uuid_reused',
      'upload_offset_wrong',
      'upload_version_unsupported',
    ],
    access,
  }),
  cancelUpload: endpoint({
    method: 'DELETE',
    path: '/geo/feature/{code}/uploads/{uuid}',
    summary: 'Forget an upload',
    params,
    response: noContent,
    status: 204,
    errors: ['feature_not_found', 'upload_version_unsupported'],
    access,
  }),
};
