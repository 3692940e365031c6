import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { openStaging, type StorageUse } from './disk-storage.ts';
import { openObjectPartial, removeOldObjectPartials } from './object-partial.ts';
import type { ObjectStore } from './object-store.ts';
import { assertDigest, stageFile } from './staged-file.ts';
import type { Storage } from './storage.ts';

/** Prefixed with the first two letters, like the folders on disk. */
function toKey(digest: string): string {
  assertDigest(digest);
  return `files/${digest.slice(0, 2)}/${digest}`;
}

/**
 * Keeps files in an object store that several servers may share. Each server stages incoming files on its own disk
 * until they are kept.
 * @param root folder of this server alone.
 * @throws UnfitStoreError when the store cannot be used.
 */
export async function openObjectStorage(
  store: ObjectStore,
  root: string,
  use: StorageUse = {},
): Promise<Storage> {
  const staging = await openStaging(root, use);
  await store.prepare();
  return {
    stage: (source, fileName) =>
      stageFile(staging, source, fileName, async ({ path, digest, byteSize }) => {
        // Written even if it exists: its time records the latest arrival.
        await store.put(toKey(digest), createReadStream(path), byteSize);
        await rm(path, { force: true });
      }),
    partial: (uuid) => openObjectPartial(store, staging, uuid),
    removePartials: (before) => removeOldObjectPartials(store, before),
    open: async (digest) => store.open(toKey(digest)),
    read: async (digest, offset, length) => buffer(await store.open(toKey(digest), { offset, length })),
    async remove(digest, before) {
      const modified = await store.findModified(toKey(digest));
      if (modified === null || modified >= before) return false;
      await store.remove(toKey(digest));
      return true;
    },
  };
}
