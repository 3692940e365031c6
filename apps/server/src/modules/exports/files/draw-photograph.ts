import { buffer } from 'node:stream/consumers';
import { MAX_PICTURE_PIXELS } from '@waypost/contract';
import { NotAPicture, SlowPicture } from '../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

const SIDE_PX = 2048;
/** One byte per pixel: an upper bound for a JPEG of this quality, even if every pixel had another colour. */
export const MAX_DRAWN_BYTES = SIDE_PX * SIDE_PX;

/**
 * Renders a photograph as JPEG for programs that cannot show HEIC or AVIF. A photograph that cannot be rendered yields
 * an empty file: the original is beside it, and one image must not fail the export.
 */
export async function* drawPhotograph(
  { storage, pictures }: { readonly storage: Storage; readonly pictures: PictureDrawer },
  digest: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield await pictures.draw({
      bytes: await buffer(await storage.open(digest)),
      maxPixels: MAX_PICTURE_PIXELS,
      resize: { width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true },
      quality: 80,
      format: 'jpeg',
      takesHeif: true,
    });
  } catch (error) {
    if (!(error instanceof NotAPicture || error instanceof SlowPicture)) throw error;
  }
}
