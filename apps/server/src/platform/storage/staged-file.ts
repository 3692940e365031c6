import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StagedFile } from './storage.ts';

const HEAD_BYTES = 4_100;
const DIGEST = /^[0-9a-f]{64}$/;

/** @throws for anything but a digest: untrusted names must not open other files. */
export function assertDigest(digest: string): void {
  if (!DIGEST.test(digest)) throw new Error('A stored file is named by a SHA-256 digest.');
}

interface Measured {
  readonly digest: string;
  readonly byteSize: number;
  readonly head: Buffer;
}

/** A file staged on this machine, and how to keep it. */
export interface WrittenFile extends Measured {
  readonly path: string;
}

async function writeMeasured(source: Readable, path: string): Promise<Measured> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let byteSize = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (byteSize < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - byteSize));
      byteSize += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(path, { flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { digest: hash.digest('hex'), byteSize, head: Buffer.concat(head) };
}

/**
 * Stages a file in a folder of this machine until it is kept or discarded.
 * @param keep takes the file over: afterwards nothing may be left in the folder.
 */
export async function stageFile(
  folder: string,
  source: Readable,
  fileName: string,
  keep: (file: WrittenFile) => Promise<void>,
): Promise<StagedFile> {
  const path = join(folder, randomUUID());
  const measured = await writeMeasured(source, path);
  let isKept = false;
  return {
    fileName,
    ...measured,
    async open() {
      const handle = await open(path);
      return handle.createReadStream();
    },
    async keep() {
      await keep({ path, ...measured });
      isKept = true;
    },
    async discard() {
      if (!isKept) await rm(path, { force: true });
    },
  };
}
