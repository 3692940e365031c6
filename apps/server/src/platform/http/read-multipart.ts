import type { MultipartFile } from '@fastify/multipart';
import type { FileField } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { StagedFile, Storage } from '../storage/storage.ts';

/** Longest JSON part, in bytes: the same as a JSON body. */
export const MAX_JSON_BYTES = 20 * 1024 * 1024;

export interface MultipartBody {
  readonly body: Record<string, unknown>;
  readonly files: readonly StagedFile[];
}

/**
 * Reads a multipart body: files are streamed into the store’s staging area, every other part is JSON.
 * What was staged is dropped again when anything is wrong.
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
    });
    for await (const part of parts) {
      if (part.type === 'field') body[part.fieldname] = parseJsonPart(part.fieldname, String(part.value));
      else if (part.fieldname === field.field) files.push(await stage(part, storage));
      // A browser gives every Blob part a file name, so a JSON part may arrive looking like a file.
      else body[part.fieldname] = parseJsonPart(part.fieldname, (await part.toBuffer()).toString('utf8'));
    }
    if (files.length > field.maxCount) {
      throw new AppError('payload_too_large', { detail: `Send at most ${field.maxCount} files at once.` });
    }
    return { body, files };
  } catch (error) {
    await Promise.all(files.map((file) => file.discard()));
    throw error;
  }
}

async function stage(part: MultipartFile, storage: Storage): Promise<StagedFile> {
  const staged = await storage.stage(part.file, part.filename);
  if (part.file.truncated) {
    await staged.discard();
    throw new AppError('payload_too_large', { detail: `${part.filename} is larger than a file may be.` });
  }
  return staged;
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
