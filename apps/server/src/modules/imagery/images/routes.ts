import { Readable } from 'node:stream';
import { type imageEndpoints, MAX_IMAGE_BYTES } from '@waypost/contract';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { assertTusVersion, readUploadOffset, speakTus, tellUpload } from '../../uploads/index.ts';
import type { ImageService } from './service.ts';

export function createLayerImageRoutes(service: ImageService): Handlers<typeof imageEndpoints> {
  return {
    getLayerImage: ({ grant, params }) => service.get(grant, params.layer_id),
    async getImageOffset({ grant, params, request, setHeader }) {
      speakTus(setHeader, MAX_IMAGE_BYTES);
      assertTusVersion(request.headers);
      return tellUpload(setHeader, await service.getOffset(grant, params.layer_id));
    },
    async appendImage({ grant, params, request, stream, setHeader }) {
      speakTus(setHeader, MAX_IMAGE_BYTES);
      assertTusVersion(request.headers);
      const upload = await service.append(grant, params.layer_id, {
        stream: stream ?? Readable.from([]),
        offset: readUploadOffset(request.headers),
        length: Number(request.headers['content-length'] ?? 0),
      });
      return tellUpload(setHeader, upload);
    },
    getImageLook: ({ grant, params }) => service.getLook(grant, params.layer_id),
    previewImageLook: ({ grant, params, body }) => service.previewLook(grant, params.layer_id, body),
    putImageLook: ({ grant, params, body }) => service.putLook(grant, params.layer_id, body),
    retryImage: ({ grant, params, body }) => service.retry(grant, params.layer_id, body),
  };
}
