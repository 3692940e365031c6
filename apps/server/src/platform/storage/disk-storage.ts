import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPartialFile, removeOldPartialFiles } from './partial-file.ts';
import type { StagedFile, Storage } from './storage.ts';

const HEAD_BYTES = 4_100;
const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Keeps files in a folder, each under its SHA-256.
 * @param root folder, made when absent; what was left in its staging area by a killed process is removed.
 */
export async function openDiskStorage(root: string): Promise<Storage> {
  const staging = join(root, 'staging');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  // These outlive a restart: whoever sends one goes on where it stopped.
  const partials = join(root, 'partial');
  await mkdir(partials, { recursive: true });

  const toPath = (digest: string): string => {
    if (!DIGEST.test(digest)) throw new Error('A stored file is named by a SHA-256 digest.');
    return join(root, digest.slice(0, 2), digest);
  };

  return {
    async stage(source, fileName) {
      const path = join(staging, randomUUID());
      const measured = await writeMeasured(source, path);
      return toStagedFile(path, fileName, measured, toPath(measured.digest));
    },
    partial: (uuid) => openPartialFile(partials, uuid),
    removePartials: (before) => removeOldPartialFiles(partials, before),
    async open(digest) {
      const handle = await open(toPath(digest));
      return handle.createReadStream();
    },
    async remove(digest, before) {
      const path = toPath(digest);
      const kept = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      // A file has the time of when it arrived, also when it took the place of an equal one.
      if (kept === null || kept.mtime >= before) return false;
      await rm(path, { force: true });
      return true;
    },
  };
}

interface Measured {
  readonly digest: string;
  readonly byteSize: number;
  readonly head: Buffer;
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

function toStagedFile(path: string, fileName: string, measured: Measured, target: string): StagedFile {
  let isKept = false;
  return {
    fileName,
    ...measured,
    async open() {
      const handle = await open(path);
      return handle.createReadStream();
    },
    async keep() {
      await mkdir(dirname(target), { recursive: true });
      // Renaming over an equal file is harmless: the name is the digest of the content.
      await rename(path, target);
      isKept = true;
    },
    async discard() {
      if (!isKept) await rm(path, { force: true });
    },
  };
}
