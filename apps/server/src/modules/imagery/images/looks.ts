import { type ImageLook, type ImageLooks, LOOK_PART_HEADER, LOOK_PREVIEW_PIXELS } from '@waypost/contract';
import { describeRaster, type Look, RasterError, type Sample } from '@waypost/raster';
import sharp from 'sharp';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../audit/index.ts';
import type { TileCutter } from '../pictures/cutting/tile-cutter.ts';
import { toRasterLook, toReader } from '../pictures/open-picture.ts';
import { changeImage } from './image-kind.ts';
import { isSameLook, type OverviewsKind, showLook } from './overviews-kind.ts';
import { type ImageRow, lockImage, updateImage } from './store.ts';

/**
 * How pictures of one’s own are drawn. Every method throws AppError `image_not_shown` until the picture is, and
 * `image_without_look` for archives of tiles.
 */
export interface ImageLookService {
  describe(image: ImageRow): Promise<ImageLooks>;
  /** @throws AppError `validation_failed` for a look that the picture cannot have. */
  preview(image: ImageRow, look: ImageLook): Promise<BinaryResult>;
  /** Draws it so for everybody, at once or as soon as smaller sizes are there. @throws as `preview`. */
  choose(image: ImageRow, look: ImageLook, memberId: number): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly cutter: TileCutter;
  readonly overviewsKind: OverviewsKind;
}

/** Previews of an organization that are drawn or wait for it, at most. */
const WAITING = 4;

function toFile({ status, archive, digest, byte_size: byteSize }: ImageRow) {
  if (archive !== null) throw new AppError('image_without_look');
  if (status !== 0 || digest === null) throw new AppError('image_not_shown');
  return { digest, byteSize };
}

/** A look of the reader of pictures as the contract has it. Only the usual one is needed, which has no ramp. */
function toWire({ bands, stretch }: Look, nodata: number | null): ImageLook {
  const [first, second, third] = bands;
  return {
    bands: second === undefined || third === undefined ? [first + 1] : [first + 1, second + 1, third + 1],
    ramp: null,
    stretch,
    nodata,
  };
}

function toState({ next_look, look_failed }: ImageRow): ImageLooks['state'] {
  if (next_look !== null) return 'preparing';
  return look_failed ? 'failed' : 'shown';
}

/** JSON has neither NaN nor infinity, which are nothing anyhow. */
const toNodata = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

/** What is wrong with a picture is said in words; other failures are no fault of the request. */
function toFault(error: unknown): unknown {
  if (!(error instanceof RasterError)) return error;
  return new AppError('validation_failed', { detail: error.message, cause: error });
}

export function createImageLooks({
  database,
  storage,
  cutter,
  overviewsKind,
}: Dependencies): ImageLookService {
  const waiting = new Map<number, number>();
  const draw = async (image: ImageRow, look: ImageLook): Promise<Sample> => {
    const file = toFile(image);
    const { organization_id: organizationId } = image;
    const before = waiting.get(organizationId) ?? 0;
    if (before >= WAITING) throw new AppError('too_many_requests');
    waiting.set(organizationId, before + 1);
    try {
      return await cutter.drawSample(file, toRasterLook(look));
    } catch (error) {
      throw toFault(error);
    } finally {
      const left = (waiting.get(organizationId) ?? 1) - 1;
      if (left === 0) waiting.delete(organizationId);
      else waiting.set(organizationId, left);
    }
  };
  return {
    async describe(image) {
      const { digest, byteSize } = toFile(image);
      const facts = await describeRaster(toReader(storage, digest, byteSize)).catch((error: unknown) => {
        throw toFault(error);
      });
      const usual_look = toWire(facts.usualLook, toNodata(facts.nodata));
      return {
        bands: facts.bands.map(({ name, isAlpha }, index) => ({
          number: index + 1,
          name,
          is_alpha: isAlpha,
        })),
        sample_type: facts.sampleType,
        has_palette: facts.hasPalette,
        look: image.next_look ?? image.look ?? usual_look,
        usual_look,
        state: toState(image),
      };
    },
    async preview(image, look) {
      const { rgba, width, height, isMiddle } = await draw(image, look);
      const size = { width: LOOK_PREVIEW_PIXELS, height: LOOK_PREVIEW_PIXELS };
      const body = await sharp(rgba, { raw: { width, height, channels: 4 } })
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 6 })
        .toBuffer();
      return {
        body,
        headers: { 'cache-control': 'no-store', [LOOK_PART_HEADER]: isMiddle ? 'middle' : 'whole' },
      };
    },
    async choose(image, look, memberId) {
      await draw(image, look);
      await database.transaction(async (tx) => {
        const now = await lockImage(tx, image.image_id);
        if (now === null || now.status !== 0) throw new AppError('image_not_shown');
        if (isSameLook(now.next_look ?? now.look, look)) {
          // What was chosen before it and failed is of no interest any more.
          if (now.look_failed) await changeImage(tx, now, { look_failed: false });
          return;
        }
        const { image_id, organization_id: organizationId, file_name: subject } = now;
        await recordAudit(tx, { action: 'image.look_changed', actorId: memberId, organizationId, subject });
        if (now.overviews_digest === null) {
          await showLook(tx, now, look);
          return;
        }
        await updateImage(tx, image_id, { next_look: look, look_failed: false });
        await enqueueJob(tx, overviewsKind, { image_id, look }, { organizationId, memberId });
      });
    },
  };
}
