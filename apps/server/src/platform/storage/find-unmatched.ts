import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What storage and database disagree about. */
export interface Unmatched {
  /** Digests of files that no row names, with their time. */
  readonly withoutRow: readonly { readonly digest: string; readonly modifiedAt: Date }[];
  /** Digests that rows name without a file. */
  readonly withoutFile: readonly string[];
}

interface StoredFile {
  readonly digest: string;
  readonly modifiedAt: Date;
}

const DIGEST = /(?:^|\/)([0-9a-f]{64})$/;
const FOLDER = /^[0-9a-f]{2}$/;

async function listOnDisk(root: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  const folders = await readdir(root).catch(() => []);
  for (const folder of folders.filter((name) => FOLDER.test(name))) {
    for (const digest of await readdir(join(root, folder))) {
      const info = await stat(join(root, folder, digest)).catch(() => null);
      if (DIGEST.test(digest) && info !== null) found.push({ digest, modifiedAt: info.mtime });
    }
  }
  return found;
}

async function listStored({
  storageDir,
  objectStore,
}: Pick<Config, 'storageDir' | 'objectStore'>): Promise<StoredFile[]> {
  if (objectStore === null) return listOnDisk(storageDir);
  const { openObjectStore } = await import('./object-store.ts');
  const objects = await openObjectStore(objectStore).list('files/');
  return objects.flatMap(({ key, modifiedAt }) => {
    const digest = DIGEST.exec(key)?.[1];
    return digest === undefined ? [] : [{ digest, modifiedAt }];
  });
}

/** Compares the storage with the digests that rows name. */
export async function findUnmatched(
  config: Pick<Config, 'storageDir' | 'objectStore'>,
  named: readonly string[],
): Promise<Unmatched> {
  const stored = await listStored(config);
  const [names, files] = [new Set(named), new Set(stored.map(({ digest }) => digest))];
  return {
    withoutRow: stored.filter(({ digest }) => !names.has(digest)),
    withoutFile: named.filter((digest) => !files.has(digest)),
  };
}
