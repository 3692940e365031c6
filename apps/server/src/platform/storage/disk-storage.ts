import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPartialFile, removeOldPartialFiles } from './partial-file.ts';
import { assertDigest, stageFile } from './staged-file.ts';
import type { Storage } from './storage.ts';

/** The folder in which files wait until they are kept. What a killed process left in it is removed. */
export async function openStaging(root: string): Promise<string> {
  const staging = join(root, 'staging');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  return staging;
}

/**
 * Keeps files in a folder, each under its SHA-256.
 * @param root folder, made when absent; what was left in its staging area by a killed process is removed.
 */
export async function openDiskStorage(root: string): Promise<Storage> {
  const staging = await openStaging(root);
  // These outlive a restart: whoever sends one goes on where it stopped.
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
        // Renaming over an equal file is harmless: the name is the digest of the content.
        await rename(path, target);
      }),
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
