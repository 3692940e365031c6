import { type AreaGeometry, IMAGE_STATUS, type ImageFault, MAX_PICTURE_ZOOM } from '@waypost/contract';
import { type Raster, RasterError } from '@waypost/raster';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import {
  defineJobKind,
  type JobContext,
  type JobEffect,
  type JobKind,
} from '../../../platform/jobs/job-kind.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { UnfitArchiveError } from '../../../platform/tile-archives/tile-archive.ts';
import { setLayerStatus } from '../../layers/index.ts';
import type { TileCutter } from '../pictures/cutting/tile-cutter.ts';
import { listMiddles } from '../pictures/middle-tile.ts';
import { toNearZoom } from '../pictures/near-zoom.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { findArchiveKind, HEAD_BYTES } from './archives/find-archive-kind.ts';
import { type ArchiveTools, prepareArchive } from './archives/prepare-archive.ts';
import { loseFiles } from './lost-files.ts';
import { type KeptImage, stageOverviews, toMade } from './stage-overviews.ts';
import { findImage, type ImageChange, type ImageRow, lockImage, updateImage } from './store.ts';
import { whileWanted } from './while-wanted.ts';

const imagePayload = z.object({ image_id: z.uuid() });
/** Makes an uploaded picture ready to be shown. */
export type ImageKind = JobKind<z.output<typeof imagePayload>>;

/** Takes a picture on from the step at which it was read. @param facts join what its layer keeps. */
export async function changeImage(
  tx: Tx,
  image: ImageRow,
  change: Parameters<typeof updateImage>[2],
  more: { readonly facts?: Readonly<Record<string, unknown>>; readonly aoi?: AreaGeometry } = {},
): Promise<void> {
  const { image_id, layer_code: code, organization_id: organizationId, member_id: memberId } = image;
  await updateImage(tx, image_id, change);
  const { status = image.status } = change;
  if (code !== null) await setLayerStatus(tx, { organizationId, memberId, code, status, ...more });
}

/** Of a picture that is not seen from near any more, before it is seen as a whole or not at all. */
const NOT_NEAR = { near_zoom: null };

const failImage = (tx: Tx, image: ImageRow, fault: ImageFault, words: string | null = null) =>
  changeImage(tx, image, { status: IMAGE_STATUS.failed, fault, fault_detail: words }, { facts: NOT_NEAR });

/** Keeps what was uploaded as a file. */
async function keep(storage: Storage, image: ImageRow, context: JobContext): Promise<KeptImage> {
  const partial = storage.partial(image.image_id);
  const isThere = (await partial.size()) >= image.byte_size;
  const { digest } = image;
  if (digest !== null && !isThere) return { ...image, digest };
  context.progress(0, 'storing');
  const staged = await storage.stage(await partial.open(), image.file_name);
  try {
    // Named before it is kept, so that nothing removes it as unused.
    await context.transaction((tx) => updateImage(tx, image.image_id, { digest: staged.digest }));
    await staged.keep();
  } finally {
    await staged.discard();
  }
  await partial.remove();
  return { ...image, digest: staged.digest };
}

/** Writes smaller sizes of a picture, and keeps them. */
async function keepOverviews(storage: Storage, image: KeptImage, context: JobContext): Promise<KeptImage> {
  const { image_id } = image;
  const staged = await stageOverviews(storage, image, context);
  try {
    const made = toMade(staged);
    await context.transaction((tx) => updateImage(tx, image_id, made));
    await staged.keep();
    return { ...image, ...made };
  } finally {
    await staged.discard();
  }
}

/** The outline of a picture, in two parts if it crosses the antimeridian. */
export function toArea([west, south, east, north]: Raster['bounds']): AreaGeometry {
  const toRing = (left: number, right: number) => [
    [left, south],
    [right, south],
    [right, north],
    [left, north],
    [left, south],
  ];
  if (west >= -180 && east <= 180)
    return { type: 'Polygon', coordinates: [toRing(west, east)] } as AreaGeometry;
  const parts =
    east > 180
      ? [toRing(west, 180), toRing(-180, east - 360)]
      : [toRing(west + 360, 180), toRing(-180, east)];
  return { type: 'MultiPolygon', coordinates: parts.map((ring) => [ring]) } as AreaGeometry;
}

interface ImageTools extends ArchiveTools {
  readonly cutter: TileCutter;
}

/** What is shown once a file has been read. */
interface Ready {
  readonly change: ImageChange;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly bounds: Raster['bounds'];
  /** A file that is needed no more. */
  readonly lost: string | null;
}

/** Lets a picture be seen from near while its smaller sizes are written. */
async function showNear(tx: Tx, { image_id }: KeptImage, raster: Raster): Promise<void> {
  const now = await lockImage(tx, image_id);
  if (now?.status !== IMAGE_STATUS.preparing) return;
  const max_zoom = Math.min(raster.maxZoom, MAX_PICTURE_ZOOM);
  await changeImage(
    tx,
    now,
    {},
    { facts: { max_zoom, near_zoom: toNearZoom(raster) }, aoi: toArea(raster.bounds) },
  );
}

async function preparePicture(
  { storage, cutter }: ImageTools,
  kept: KeptImage,
  context: JobContext,
): Promise<Ready> {
  const plain = await openPicture(storage, { ...kept, overviews_digest: null });
  if (plain.needsOverviews) await context.transaction((tx) => showNear(tx, kept, plain));
  const whole = plain.needsOverviews ? await keepOverviews(storage, kept, context) : kept;
  const raster = await openPicture(storage, whole);
  const { bounds, width, height, maxZoom } = raster;
  // From afar it is seen by its smaller sizes: its own pixels may be damaged nevertheless.
  for (const tile of listMiddles(raster)) await cutter.cut(whole, tile);
  const facts = { max_zoom: Math.min(maxZoom, MAX_PICTURE_ZOOM), ...NOT_NEAR };
  return { change: { width, height }, facts, bounds, lost: null };
}

/** Reads what was uploaded, whatever it is by its bytes. */
async function read(tools: ImageTools, kept: KeptImage, context: JobContext): Promise<Ready> {
  const { storage } = tools;
  const { image_id, file_name, digest: uploaded } = kept;
  const archive = findArchiveKind(await storage.read(uploaded, 0, HEAD_BYTES), file_name);
  // Said before it is read, so that one that fails is known as what it is.
  await context.transaction((tx) => updateImage(tx, image_id, { archive, ...(archive && { epsg: null }) }));
  if (archive === null) return preparePicture(tools, kept, context);
  const { digest, byte_size, facts, bounds } = await prepareArchive(tools, archive, kept, context);
  return { change: { digest, byte_size }, facts, bounds, lost: digest === uploaded ? null : uploaded };
}

async function prepare(tools: ImageTools, image: ImageRow, context: JobContext): Promise<JobEffect> {
  const { change, facts, bounds, lost } = await read(
    tools,
    await keep(tools.storage, image, context),
    context,
  );
  return async (tx) => {
    const now = await lockImage(tx, image.image_id);
    if (now?.status !== IMAGE_STATUS.preparing) return;
    if (lost !== null) await loseFiles(tx, [lost]);
    const ready = { ...change, status: 0, fault: null, fault_detail: null };
    await changeImage(tx, now, ready, { facts, aoi: toArea(bounds) });
  };
}

/** What is wrong with a file, in words; null: it is not the file that failed. */
function toWords(error: unknown): string | null {
  if (error instanceof RasterError) return error.message;
  return error instanceof UnfitArchiveError ? `This archive cannot be shown: ${error.message}.` : null;
}

export function createImageKind(tools: ImageTools): ImageKind {
  return defineJobKind({
    name: 'layer-image',
    payload: imagePayload,
    audience: 'member',
    retries: { limit: 4, firstS: 5, maxS: 300 },
    width: 2,
    organizationWidth: 1,
    async run({ payload }, context) {
      const image = await context.transaction((tx) => findImage(tx, payload.image_id));
      if (image === null || image.status !== IMAGE_STATUS.preparing || image.layer_code === null)
        return undefined;
      try {
        const effect = await whileWanted(image.image_id, context, (wanted) => prepare(tools, image, wanted));
        return effect ?? undefined;
      } catch (error) {
        const words = toWords(error);
        if (words === null) throw error;
        return async (tx) => {
          const now = await lockImage(tx, image.image_id);
          if (now?.status === IMAGE_STATUS.preparing) await failImage(tx, now, 'unreadable', words);
        };
      }
    },
    async onStopped(tx, { payload }, state) {
      const image = await lockImage(tx, payload.image_id);
      if (image?.status !== IMAGE_STATUS.preparing) return;
      await failImage(tx, image, state === 'cancelled' ? 'cancelled' : 'internal');
    },
  });
}
