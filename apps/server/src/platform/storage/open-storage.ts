import type { Config } from '../config.ts';
import { openDiskStorage, type StorageUse } from './disk-storage.ts';
import { openObjectStorage } from './object-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage. The code for object stores is heavy, and loaded only when needed. */
export async function openStorage(
  { storageDir, objectStore }: Pick<Config, 'storageDir' | 'objectStore'>,
  use: StorageUse = {},
): Promise<Storage> {
  if (objectStore === null) return openDiskStorage(storageDir, use);
  const { openObjectStore } = await import('./object-store.ts');
  return openObjectStorage(openObjectStore(objectStore), storageDir, use);
}
