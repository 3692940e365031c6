import { randomUUID } from 'node:crypto';
import { ENDPOINTS, TUS } from '@waypost/contract';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';

const TUS_HEADERS = { 'tus-resumable': TUS.version };

/** A call about an upload that the caller began, where they may; with five of ten bytes for the one that sends some. */
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
        // Who may not begin one is refused at the call itself, too.
        .catch(() => undefined);
      return {
        params: { code, uuid },
        headers: { ...TUS_HEADERS, ...headers },
        files: [new File(['bytes'], 'piece')],
      };
    },
  }));
}

/** Valid requests of the endpoints of uploads. */
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

/** What an API key may call, with the rights of its maker. */
export const openToKeys: OpenToKeys<'uploads'> = [
  'uploads.createUpload',
  'uploads.getUploadOffset',
  'uploads.appendUpload',
  'uploads.cancelUpload',
];
