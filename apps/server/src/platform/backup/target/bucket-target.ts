import type { ObjectStore, ObjectStoreConfig } from '../../storage/object-store.ts';
import type { BackupTarget } from './backup-target.ts';

const isAbsent = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** Backups in a bucket, which shows an object when all of it has arrived. */
export function openBucketTarget(
  store: ObjectStore,
  { endpoint, bucket }: Pick<ObjectStoreConfig, 'endpoint' | 'bucket'>,
): BackupTarget {
  return {
    place: `the bucket “${bucket}” at ${endpoint}`,
    prepare: () => store.prepare(),
    async list(prefix) {
      const found = await store.list(prefix);
      return found.map(({ key, byteSize, modifiedAt }) => ({ name: key, byteSize, modifiedAt }));
    },
    put: (name, body, byteSize) => store.put(name, body, byteSize),
    link: async () => false,
    async open(name) {
      try {
        return await store.open(name);
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: (name) => store.remove(name),
  };
}
