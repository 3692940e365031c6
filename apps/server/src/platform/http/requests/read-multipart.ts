import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FileField } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { StagedFile, Storage } from '../../storage/storage.ts';

/** Longest JSON part, in bytes: the same as a JSON body. */
export const MAX_JSON_BYTES = 20 * 1024 * 1024;
const JSON_TYPE = 'application/json';

export interface MultipartBody {
  readonly body: Record<string, unknown>;
  readonly files: readonly StagedFile[];
}

/**
 * Reads a multipart body: files are streamed to the staging area of the store, every other part is JSON. On any error
 * the staged files are discarded.
 */
export async function readMultipart(
  request: FastifyRequest,
  field: FileField,
  storage: Storage,
): Promise<MultipartBody> {
  const body: Record<string, unknown> = {};
  const files: StagedFile[] = [];
  try {
    const parts = request.parts({
      limits: { fileSize: field.maxBytes, files: field.maxCount + 10, fields: 20, fieldSize: MAX_JSON_BYTES },
      // JSON parts are read here, so that one too long is distinguished from a malformed one.
      isPartAFile: (_name, type, fileName) => fileName !== undefined || type?.startsWith(JSON_TYPE) === true,
    });
    for await (const part of parts) {
      if (part.type === 'file' && part.fieldname === field.field) files.push(await stage(part, storage));
      else body[part.fieldname] = parseJsonPart(part.fieldname, await readText(part));
    }
    if (files.length > field.maxCount) {
      throw new AppError('payload_too_large', { detail: `Send at most ${field.maxCount} files at once.` });
    }
    return { body, files };
  } catch (error) {
    await Promise.all(files.map((file) => file.discard()));
    throw isMalformed(error)
      ? new AppError('validation_failed', { detail: 'The multipart body is not well-formed.', cause: error })
      : error;
  }
}

/** The parser's error for a malformed body is a plain error without a code, unlike those of a disk or a stream. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}

async function stage(part: MultipartFile, storage: Storage): Promise<StagedFile> {
  // Control characters are invalid in file names, and the database rejects some of them.
  const fileName = (part.filename ?? '').replaceAll(/\p{Cc}/gu, '') || 'file';
  const staged = await storage.stage(part.file, fileName);
  if (part.file.truncated) {
    await staged.discard();
    throw new AppError('payload_too_large', { detail: `${fileName} is larger than a file may be.` });
  }
  return staged;
}

/** The text of a JSON part. Browsers give every Blob part a file name, so it may be parsed as a file. */
async function readText(part: Multipart): Promise<string> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw tooLong(part.fieldname);
    return String(part.value);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_JSON_BYTES) throw tooLong(part.fieldname);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLong(name: string): AppError {
  return new AppError('payload_too_large', { detail: `The part "${name}" is too long.` });
}

function parseJsonPart(name: string, text: string): unknown {
  // `__proto__` in a JSON part would otherwise become an inherited property of the body.
  if (name === '__proto__') throw new AppError('broken_json');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('broken_json', { detail: `The part "${name}" is not well-formed JSON.`, cause });
  }
}
