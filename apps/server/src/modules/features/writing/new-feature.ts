import { hash } from 'node:crypto';
import type { FeatureCreate } from '@waypost/contract';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import type { NewFeature } from './store.ts';
import { toStored } from './to-stored.ts';

/** A feature to insert, with the digest that identifies a repeated request. */
export function toNewFeature(
  input: FeatureCreate,
  filesCount: number,
  fileDigests: readonly string[],
): NewFeature {
  const digest = input.local_uuid === undefined ? null : hash('sha256', JSON.stringify([input, fileDigests]));
  return {
    ...input,
    geometry: toStored(input.geometry),
    code: createUuidV7(),
    request_digest: digest,
    resources_count: filesCount,
    // The observation time defaults to now.
    created_origin: input.created_origin ?? Date.now(),
  };
}
