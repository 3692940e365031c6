import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PictureSize } from '@waypost/contract';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Database } from '../../../platform/db/database.ts';
import { SlowPicture } from '../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { drawVariant } from './draw-variant.ts';
import { findVariant, insertVariant, type Variant } from './store.ts';

/** Returns the rendition of an original in a size, rendering it on first request. */
export type GetVariant = (digest: string, size: PictureSize) => Promise<Variant>;

/** Originals in the queue are in memory as a whole, up to 50 MB each. */
const HELD_AT_ONCE = 3;

const NONE: Variant = { variant_digest: null, byte_size: null };

export function createVariants(database: Database, storage: Storage, pictures: PictureDrawer): GetVariant {
  const enqueue = createQueue(HELD_AT_ONCE);
  const underWay = new Map<string, Promise<Variant>>();

  async function draw(digest: string, size: PictureSize): Promise<Variant> {
    const bytes = await buffer(await storage.open(digest));
    let drawn: Buffer | null;
    try {
      drawn = await drawVariant(pictures, bytes, size);
    } catch (error) {
      // A later attempt may succeed, so the result is not stored.
      if (error instanceof SlowPicture) return NONE;
      throw error;
    }
    const variant = drawn === null ? NONE : await keep(drawn);
    await database.transaction((tx) => insertVariant(tx, digest, size, variant));
    return variant;
  }

  async function keep(drawn: Buffer): Promise<Variant> {
    const staged = await storage.stage(Readable.from([drawn]), 'picture.webp');
    await staged.keep();
    return { variant_digest: staged.digest, byte_size: staged.byteSize };
  }

  return async (digest, size) => {
    const found = await findVariant(database.read, digest, size);
    if (found !== null) return found;
    const key = `${size} ${digest}`;
    const started = underWay.get(key);
    if (started !== undefined) return started;
    const work = enqueue(() => draw(digest, size)).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}
