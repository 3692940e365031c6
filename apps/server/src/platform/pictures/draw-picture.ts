import type { ResizeOptions } from 'sharp';
import { openPicture } from './open-picture.ts';
import { toDrawFault, toHeaderFault } from './picture-fault.ts';

/** A picture of somebody unknown, and what to make of it. */
export interface DrawJob {
  readonly bytes: Uint8Array;
  /** More are refused before they are unpacked. */
  readonly maxPixels: number;
  readonly resize: ResizeOptions;
  /** Of the WebP, 1 to 100. */
  readonly quality: number;
}

/**
 * Draws a picture anew as WebP, upright and without anything the camera wrote into it.
 * @throws NotAPicture, or Error for what may go well another time, such as want of memory.
 */
export async function drawPicture({ bytes, maxPixels, resize, quality }: DrawJob): Promise<Buffer> {
  // Only the header is read here: what it says of itself does not change.
  const image = await openPicture(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    maxPixels,
  ).catch((cause: unknown) => {
    throw toHeaderFault(cause);
  });
  try {
    return await image.resize(resize).webp({ quality }).toBuffer();
  } catch (cause) {
    throw toDrawFault(cause);
  }
}
