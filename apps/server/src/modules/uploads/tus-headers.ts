import type { IncomingHttpHeaders } from 'node:http';
import { MAX_RESOURCE_BYTES, TUS } from '@waypost/contract';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Upload } from './service.ts';

type SetHeader = (name: string, value: string) => void;

/** The maximum length of a file name in bytes, as most file systems have it. */
const MAX_NAME = 255;

/** @throws AppError `upload_version_unsupported` when the request is in another version of the protocol. */
export function assertTusVersion(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== TUS.version) throw new AppError('upload_version_unsupported');
}

function readCount(headers: IncomingHttpHeaders, name: string): number {
  const text = headers[name];
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw invalid([{ path: `headers.${name}`, message: 'Give a number of bytes.' }]);
}

/** The total size of the file. @throws AppError for a value that is not a size, or is too large. */
export function readUploadLength(headers: IncomingHttpHeaders): number {
  const length = readCount(headers, 'upload-length');
  if (length > MAX_RESOURCE_BYTES) {
    throw new AppError('payload_too_large', { detail: 'The file is larger than a file may be.' });
  }
  if (length > 0) return length;
  throw invalid([{ path: 'headers.upload-length', message: 'An empty file is no picture.' }]);
}

/** The offset of a piece. */
export function readUploadOffset(headers: IncomingHttpHeaders): number {
  return readCount(headers, 'upload-offset');
}

/** The file name: `filename` of the metadata, whose values are Base64. */
export function readFileName(headers: IncomingHttpHeaders): string {
  const metadata = headers['upload-metadata'];
  if (typeof metadata !== 'string') return 'file';
  for (const pair of metadata.split(',')) {
    const [key, value = ''] = pair.trim().split(' ');
    if (key !== 'filename') continue;
    const text = Buffer.from(value, 'base64').toString('utf8');
    // Control characters do not belong in a file name, and the database rejects some of them.
    return (
      text
        .replaceAll(/\p{Cc}/gu, '')
        .slice(0, MAX_NAME)
        .toWellFormed() || 'file'
    );
  }
  return 'file';
}

/** Sets the headers of every response of the protocol. */
export function speakTus(setHeader: SetHeader, maxBytes: number): void {
  setHeader('tus-resumable', TUS.version);
  setHeader('tus-version', TUS.version);
  setHeader('tus-extension', TUS.extensions);
  setHeader('tus-max-size', String(maxBytes));
  setHeader('cache-control', 'no-store');
}

/** Tells in headers how far an upload is. */
export function tellUpload(setHeader: SetHeader, { offset, byteSize, expiresAt }: Upload): undefined {
  setHeader('upload-offset', String(offset));
  setHeader('upload-length', String(byteSize));
  if (expiresAt !== null) setHeader('upload-expires', expiresAt.toUTCString());
  return undefined;
}
