import type { Config } from '../config.ts';
import { openDiskStorage } from './disk-storage.ts';
import { openObjectStorage } from './object-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage. The code for object stores is heavy, and loaded only when needed. */
export async function openStorage({
  storageDir,
  objectStore,
}: Pick<Config, 'storageDir' | 'objectStore'>): Promise<Storage> {
  if (objectStore === null) return openDiskStorage(storageDir);
  const { openObjectStore } = await import('./object-store.ts');
  return openObjectStorage(openObjectStore(objectStore), storageDir);
}
