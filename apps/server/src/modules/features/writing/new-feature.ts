import { createHash } from 'node:crypto';
import type { FeatureCreate } from '@waypost/contract';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import type { NewFeature } from './store.ts';

/** A feature as it is stored, with the digest by which the same request is known again. */
export function toNewFeature(
  input: FeatureCreate,
  filesCount: number,
  fileDigests: readonly string[],
): NewFeature {
  const digest =
    input.local_uuid === undefined
      ? null
      : createHash('sha256')
          .update(JSON.stringify([input, fileDigests]))
          .digest('hex');
  return { ...input, code: createUuidV7(), request_digest: digest, resources_count: filesCount };
}
