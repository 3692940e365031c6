import { setTimeout as pause } from 'node:timers/promises';
import {
  CreateBucketCommand,
  HeadBucketCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { UnfitStoreError } from './unfit-store-error.ts';

/** A store that starts together with this server may take some time. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 1_000;

interface Bucket {
  readonly client: S3Client;
  readonly bucket: string;
  readonly endpoint: string;
}

/** The store's response; null if it did not respond or is not ready. */
function toAnswer(error: unknown): number | null {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500 ? null : status;
}

async function isThere({ client, bucket, endpoint }: Bucket): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return true;
  } catch (error) {
    const status = toAnswer(error);
    if (status === null) throw error;
    if (status === 404) return false;
    throw new UnfitStoreError(
      `STORAGE_URL: the store at ${endpoint} answers ${status} for the bucket “${bucket}”. ` +
        (status === 401 || status === 403
          ? 'Give it a key that may list the bucket, and read, write and remove what is in it.'
          : 'Look at its host, its region and its bucket.'),
    );
  }
}

async function make(bucket: Bucket): Promise<void> {
  try {
    await bucket.client.send(new CreateBucketCommand({ Bucket: bucket.bucket }));
  } catch (error) {
    if (toAnswer(error) === null) throw error;
    // Another process may have created it meanwhile.
    if (await isThere(bucket)) return;
    throw new UnfitStoreError(
      `STORAGE_URL: the store at ${bucket.endpoint} has no bucket “${bucket.bucket}” and makes none ` +
        `(${(error as Error).name}). Make it there.`,
    );
  }
}

/**
 * Finds the bucket, or creates it. Waits for a store that cannot be reached.
 * @throws UnfitStoreError when it stays unreachable or refuses.
 */
export async function prepareBucket(bucket: Bucket, patienceMs = PATIENCE_MS): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      if (!(await isThere(bucket))) await make(bucket);
      return;
    } catch (error) {
      if (error instanceof UnfitStoreError) throw error;
      if (performance.now() >= end)
        throw new UnfitStoreError(
          `STORAGE_URL: the store at ${bucket.endpoint} cannot be reached (${(error as Error).message}). ` +
            'Start it, or look at the host.',
        );
      await pause(PAUSE_MS);
    }
  }
}
