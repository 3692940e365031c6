import { Readable } from 'node:stream';
import { API_BASE, MAX_RESOURCE_BYTES, TUS, type uploadEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { Upload, UploadService } from './service.ts';
import { assertTusVersion, readFileName, readUploadLength, readUploadOffset } from './tus-headers.ts';

type SetHeader = (name: string, value: string) => void;

/** Headers of every response of the protocol. */
function speakTus(setHeader: SetHeader): void {
  setHeader('tus-resumable', TUS.version);
  setHeader('tus-version', TUS.version);
  setHeader('tus-extension', TUS.extensions);
  setHeader('tus-max-size', String(MAX_RESOURCE_BYTES));
  setHeader('cache-control', 'no-store');
}

function tell(setHeader: SetHeader, { offset, byteSize, expiresAt }: Upload): undefined {
  setHeader('upload-offset', String(offset));
  setHeader('upload-length', String(byteSize));
  if (expiresAt !== null) setHeader('upload-expires', expiresAt.toUTCString());
  return undefined;
}

/** tus 1.0.0 (https://tus.io/protocols/resumable-upload): the core, with creation, expiration and termination. */
export function createUploadRoutes(service: UploadService): Handlers<typeof uploadEndpoints> {
  return {
    async createUpload({ grant, query, request, setHeader }) {
      speakTus(setHeader);
      assertTusVersion(request.headers);
      const uuid = query.uuid.toLowerCase();
      const upload = await service.create(grant, {
        uuid,
        byteSize: readUploadLength(request.headers),
        fileName: readFileName(request.headers),
      });
      setHeader('location', `${API_BASE}/geo/feature/${grant.code}/uploads/${uuid}`);
      tell(setHeader, upload);
      return { uuid };
    },
    async getUploadOffset({ grant, params, request, setHeader }) {
      speakTus(setHeader);
      assertTusVersion(request.headers);
      return tell(setHeader, await service.get(grant, params.uuid.toLowerCase()));
    },
    async appendUpload({ grant, params, request, stream, setHeader }) {
      speakTus(setHeader);
      assertTusVersion(request.headers);
      const length = Number(request.headers['content-length'] ?? 0);
      const offset = readUploadOffset(request.headers);
      return tell(
        setHeader,
        await service.append(grant, params.uuid.toLowerCase(), {
          stream: stream ?? Readable.from([]),
          offset,
          length,
        }),
      );
    },
    async cancelUpload({ grant, params, request, setHeader }) {
      speakTus(setHeader);
      assertTusVersion(request.headers);
      await service.cancel(grant, params.uuid.toLowerCase());
      return undefined;
    },
  };
}
