import { type ImageLook, imageLook } from '@waypost/contract';
import { RasterError } from '@waypost/raster';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { FinalJobError } from '../../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobContext, type JobKind } from '../../../platform/jobs/job-kind.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { changeImage } from './image-kind.ts';
import { loseFiles } from './lost-files.ts';
import { OVERVIEWS_VERSION, stageOverviews, toMade } from './stage-overviews.ts';
import { findImage, type ImageChange, type ImageRow, listOutdated, lockImage, updateImage } from './store.ts';

const payload = z.object({
  image_id: z.uuid(),
  /** The look that was chosen; absent: an older version of the program wrote what is there. */
  look: imageLook.optional(),
});
/** Writes the overviews of a shown picture anew, which is shown as before until they are there. */
export type OverviewsKind = JobKind<z.output<typeof payload>>;

const isOutdated = (image: ImageRow | null) =>
  image !== null &&
  image.status === 0 &&
  image.overviews_digest !== null &&
  (image.next_look !== null || image.overviews_version < OVERVIEWS_VERSION);

const toLook = ({ look, next_look }: ImageRow): ImageLook | null => next_look ?? look;

/** Whether looks are the same; the database keeps their parts in another order. */
export function isSameLook(one: ImageLook | null, other: ImageLook | null): boolean {
  if (one === null || other === null) return one === other;
  return JSON.stringify(imageLook.parse(one)) === JSON.stringify(imageLook.parse(other));
}

/** Everybody sees a picture in another look from now on. */
export async function showLook(
  tx: Tx,
  image: ImageRow,
  look: ImageLook | null,
  made: ImageChange = {},
): Promise<void> {
  const look_version = image.look_version + 1;
  const change = { ...made, look, next_look: null, look_failed: false, look_version };
  await changeImage(tx, image, change, { facts: { look_version } });
}

const SUPERSEDED = new Error('Another look was chosen meanwhile.');
/** How often a job asks whether its look is still the one to be made. */
const ASKED_EACH_MS = 2_000;

/** A context that also ends when something is not so any more; it is asked about as the job goes on. */
function endUnless(isSo: () => Promise<boolean>, context: JobContext): JobContext {
  const ended = new AbortController();
  let nextAt = 0;
  const ask = async () => {
    nextAt = Number.POSITIVE_INFINITY;
    if (!(await isSo())) ended.abort(SUPERSEDED);
    nextAt = Date.now() + ASKED_EACH_MS;
  };
  return {
    ...context,
    signal: AbortSignal.any([context.signal, ended.signal]),
    progress(done, stage) {
      context.progress(done, stage);
      if (Date.now() >= nextAt) void ask().catch((error: unknown) => ended.abort(error));
    },
  };
}

async function replace(storage: Storage, imageId: string, context: JobContext): Promise<void> {
  const image = await context.transaction((tx) => findImage(tx, imageId));
  if (image === null || image.digest === null || !isOutdated(image)) return;
  const look = toLook(image);
  const isNext = async () => {
    const now = await context.transaction((tx) => findImage(tx, imageId));
    return now !== null && isOutdated(now) && isSameLook(toLook(now), look);
  };
  const watched = endUnless(isNext, context);
  const staged = await stageOverviews(storage, { ...image, digest: image.digest, look }, watched).catch(
    (error: unknown) => {
      if (error === SUPERSEDED) return null;
      throw error;
    },
  );
  // A look that was chosen meanwhile has a job of its own.
  if (staged === null) return;
  try {
    // Kept before they are named: the picture is shown meanwhile. They are lost until then, however this ends.
    await context.transaction((tx) => loseFiles(tx, [staged.digest]));
    await staged.keep();
    await context.transaction(async (tx) => {
      const now = await lockImage(tx, imageId);
      if (now === null || !isOutdated(now) || !isSameLook(toLook(now), look)) return;
      if (now.next_look === null) await updateImage(tx, imageId, toMade(staged));
      else await showLook(tx, now, look, toMade(staged));
      if (now.overviews_digest !== null) await loseFiles(tx, [now.overviews_digest]);
    });
  } finally {
    await staged.discard();
  }
}

async function adopt(tx: Tx, kind: OverviewsKind): Promise<void> {
  for (const { image_id, organization_id: organizationId } of await listOutdated(tx, OVERVIEWS_VERSION))
    await enqueueJob(tx, kind, { image_id }, { jobId: image_id, organizationId, memberId: null });
}

export function createOverviewsKind(storage: Storage): OverviewsKind {
  const kind: OverviewsKind = defineJobKind({
    name: 'layer-image-overviews',
    payload,
    audience: 'nobody',
    async run({ payload: { image_id } }, context) {
      await replace(storage, image_id, context).catch((error: unknown) => {
        if (error instanceof RasterError) throw new FinalJobError(error.message, { cause: error });
        throw error;
      });
      return undefined;
    },
    async onStopped(tx, { payload: { image_id, look } }) {
      const image = await lockImage(tx, image_id);
      if (image === null || look === undefined || !isSameLook(image.next_look, look)) return;
      await changeImage(tx, image, { next_look: null, look_failed: true });
    },
    adopt: (tx) => adopt(tx, kind),
  });
  return kind;
}
