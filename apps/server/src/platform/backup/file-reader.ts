import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { FileSource } from './blobs.ts';

/** Reads stored files beside the server that keeps them. */
export interface FileReader {
  /** Null for a file that is not there. */
  find(digest: string): Promise<(FileSource & { readonly byteSize: number }) | null>;
}

/** A reader of the configured storage, which opens nothing for writing. */
export async function openFileReader({
  storageDir,
  objectStore,
}: Pick<Config, 'storageDir' | 'objectStore'>): Promise<FileReader> {
  if (objectStore === null) return createDiskReader(storageDir);
  const { openObjectStore } = await import('../storage/object-store.ts');
  const store = openObjectStore(objectStore);
  return {
    async find(digest) {
      const key = `files/${digest.slice(0, 2)}/${digest}`;
      const [found] = await store.list(key);
      return found === undefined
        ? null
        : { path: null, byteSize: found.byteSize, open: () => store.open(key) };
    },
  };
}

function createDiskReader(root: string): FileReader {
  return {
    async find(digest) {
      const path = join(root, digest.slice(0, 2), digest);
      const info = await stat(path).catch(() => null);
      if (info === null) return null;
      return {
        path,
        byteSize: info.size,
        async open(): Promise<Readable> {
          return (await open(path)).createReadStream();
        },
      };
    },
  };
}
