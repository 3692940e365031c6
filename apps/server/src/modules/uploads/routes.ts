import { Readable } from 'node:stream';
import { API_BASE, MAX_RESOURCE_BYTES, type uploadEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { UploadService } from './service.ts';
import {
  assertTusVersion,
  readFileName,
  readUploadLength,
  readUploadOffset,
  speakTus,
  tellUpload,
} from './tus-headers.ts';

/** tus 1.0.0 (https://tus.io/protocols/resumable-upload): the core, with creation, expiration and termination. */
export function createUploadRoutes(service: UploadService): Handlers<typeof uploadEndpoints> {
  return {
    async createUpload({ grant, query, request, setHeader }) {
      speakTus(setHeader, MAX_RESOURCE_BYTES);
      assertTusVersion(request.headers);
      const uuid = query.uuid.toLowerCase();
      const upload = await service.create(grant, {
        uuid,
        byteSize: readUploadLength(request.headers),
        fileName: readFileName(request.headers),
      });
      setHeader('location', `${API_BASE}/geo/feature/${grant.code}/uploads/${uuid}`);
      tellUpload(setHeader, upload);
      return { uuid };
    },
    async getUploadOffset({ grant, params, request, setHeader }) {
      speakTus(setHeader, MAX_RESOURCE_BYTES);
      assertTusVersion(request.headers);
      return tellUpload(setHeader, await service.get(grant, params.uuid.toLowerCase()));
    },
    async appendUpload({ grant, params, request, stream, setHeader }) {
      speakTus(setHeader, MAX_RESOURCE_BYTES);
      assertTusVersion(request.headers);
      const length = Number(request.headers['content-length'] ?? 0);
      const offset = readUploadOffset(request.headers);
      return tellUpload(
        setHeader,
        await service.append(grant, params.uuid.toLowerCase(), {
          stream: stream ?? Readable.from([]),
          offset,
          length,
        }),
      );
    },
    async cancelUpload({ grant, params, request, setHeader }) {
      speakTus(setHeader, MAX_RESOURCE_BYTES);
      assertTusVersion(request.headers);
      await service.cancel(grant, params.uuid.toLowerCase());
      return undefined;
    },
  };
}
