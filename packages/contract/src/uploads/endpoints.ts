import { z } from 'zod';
import { noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Files larger than this are sent in chunks, so that a broken connection costs a chunk and not the file. */
export const RESUMABLE_BYTES = 5 * 1024 * 1024;
/** The most unfinished uploads of a member. */
export const MAX_OPEN_UPLOADS = 20;
/** How long an unfinished upload can be resumed. */
export const UPLOAD_HOURS = 24;
/** The protocol version (https://tus.io/protocols/resumable-upload) and its supported extensions. */
export const TUS = { version: '1.0.0', extensions: 'creation,expiration,termination' } as const;

const params = z.object({ code: z.string().max(64), uuid: z.uuid() });
const access = { kind: 'feature', needs: 'resource:create', code: 'params.code' } as const;

/** Resumable uploads of files by tus 1.0.0: what is not a field here is in the protocol's headers. */
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
