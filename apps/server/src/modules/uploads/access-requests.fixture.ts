import { randomUUID } from 'node:crypto';
import { ENDPOINTS, TUS } from '@waypost/contract';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';

const TUS_HEADERS = { 'tus-resumable': TUS.version };

/**
 * An upload begun by the caller, if they are allowed to, with five of its ten bytes for the request that sends some.
 */
function onUpload(headers: Record<string, string> = {}) {
  return [false, true].map((isShared) => ({
    title: isShared ? 'Public' : 'of the project alone',
    isShared,
    input: async (world: AccessWorld, kind: PrincipalKind) => {
      const code = await world.makeFeature({ shared: isShared });
      const uuid = randomUUID();
      const start = { params: { code }, query: { uuid }, headers: { ...TUS_HEADERS, 'upload-length': '10' } };
      await world
        .as(kind)
        .call(ENDPOINTS.uploads.createUpload, start)
        // Callers who may not begin one are rejected by the tested call as well.
        .catch(() => undefined);
      return {
        params: { code, uuid },
        headers: { ...TUS_HEADERS, ...headers },
        files: [new File(['bytes'], 'piece')],
      };
    },
  }));
}

/** Valid requests to the endpoints of `uploads`. */
export const accessRequests: AccessRequestsOf<'uploads'> = {
  uploads: {
    createUpload: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
        query: { uuid: randomUUID() },
        headers: { ...TUS_HEADERS, 'upload-length': '10' },
      }),
    })),
    getUploadOffset: onUpload(),
    appendUpload: onUpload({ 'upload-offset': '0' }),
    cancelUpload: onUpload(),
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'uploads'> = [
  'uploads.createUpload',
  'uploads.getUploadOffset',
  'uploads.appendUpload',
  'uploads.cancelUpload',
];
