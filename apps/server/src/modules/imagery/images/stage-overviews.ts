import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobContext } from '../../../platform/jobs/job-kind.ts';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';
import { toRasterLook, toReader } from '../pictures/open-picture.ts';
import type { ImageChange, ImageRow } from './store.ts';
import { writeInWorker } from './write-in-worker.ts';

/** Raised with what a picture looks like: since 2, masks beside the bands count, and JPEG has its colours. */
export const OVERVIEWS_VERSION = 2;

/** A picture whose bytes are kept. */
export type KeptImage = ImageRow & { readonly digest: string };

/** Writes smaller sizes of a picture in its look, in a thread. @returns what is to be kept or discarded. */
export async function stageOverviews(
  storage: Storage,
  { digest, byte_size, image_id, look }: KeptImage,
  context: JobContext,
): Promise<StagedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-overviews-'));
  const path = join(folder, 'overviews.tif');
  try {
    await writeInWorker(toReader(storage, digest, byte_size), {
      path,
      look: look === null ? null : toRasterLook(look),
      signal: context.signal,
      onProgress: (done) => context.progress(done, 'overviews'),
    });
    return await storage.stage(createReadStream(path), `${image_id}.ovr`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a picture says of its overviews. */
export const toMade = ({ digest, byteSize }: StagedFile) =>
  ({
    overviews_digest: digest,
    overviews_byte_size: byteSize,
    overviews_version: OVERVIEWS_VERSION,
  }) satisfies ImageChange;
