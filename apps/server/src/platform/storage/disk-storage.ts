import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPartialFile, removeOldPartialFiles } from './partial-file.ts';
import { assertDigest, stageFile } from './staged-file.ts';
import type { Storage } from './storage.ts';

/** Whether a server may have the same storage open: then what is staged there belongs to it. */
export interface StorageUse {
  readonly isBesideServer?: boolean;
}

/** The staging folder. Leftovers of a killed process in it are removed, unless a server may be using them. */
export async function openStaging(
  root: string,
  { isBesideServer = false }: StorageUse = {},
): Promise<string> {
  const staging = join(root, 'staging');
  if (!isBesideServer) await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  return staging;
}

/**
 * Keeps files in a folder, each named by its SHA-256.
 * @param root folder, created if absent; leftovers of a killed process in its staging area are removed.
 */
export async function openDiskStorage(root: string, use: StorageUse = {}): Promise<Storage> {
  const staging = await openStaging(root, use);
  // Partial files survive a restart: an upload continues where it stopped.
  const partials = join(root, 'partial');
  await mkdir(partials, { recursive: true });

  const toPath = (digest: string): string => {
    assertDigest(digest);
    return join(root, digest.slice(0, 2), digest);
  };

  return {
    stage: (source, fileName) =>
      stageFile(staging, source, fileName, async ({ path, digest }) => {
        const target = toPath(digest);
        await mkdir(dirname(target), { recursive: true });
        // Replacing an equal file is harmless: the name is the digest of the content.
        await rename(path, target);
      }),
    partial: (uuid) => openPartialFile(partials, uuid),
    removePartials: (before) => removeOldPartialFiles(partials, before),
    async open(digest) {
      const handle = await open(toPath(digest));
      return handle.createReadStream();
    },
    async read(digest, offset, length) {
      const handle = await open(toPath(digest));
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    async remove(digest, before) {
      const path = toPath(digest);
      const kept = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      // The modification time is that of the latest arrival, also when the file replaced an equal one.
      if (kept === null || kept.mtime >= before) return false;
      await rm(path, { force: true });
      return true;
    },
  };
}
