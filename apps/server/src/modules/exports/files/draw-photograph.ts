import { buffer } from 'node:stream/consumers';
import { MAX_PICTURE_PIXELS } from '@waypost/contract';
import { NotAPicture, SlowPicture } from '../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

const SIDE_PX = 2048;
/** A byte a pixel: a JPEG of this quality has less, were every pixel another colour. */
export const MAX_DRAWN_BYTES = SIDE_PX * SIDE_PX;

/**
 * Draws a photograph as a JPEG for programs that do not show what phones write. One that cannot be drawn is an empty file:
 * the original stands beside it, and an export is not lost for one picture.
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
