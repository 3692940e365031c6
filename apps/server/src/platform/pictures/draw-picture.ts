import type { ResizeOptions, Sharp } from 'sharp';
import { findHeifKind } from './heif-kind.ts';
import { openHeic } from './open-heic.ts';
import { openPicture } from './open-picture.ts';
import { toDrawFault, toHeaderFault } from './picture-fault.ts';

/** A picture of somebody unknown, and what to make of it. */
export interface DrawJob {
  readonly bytes: Uint8Array;
  /** More are refused before they are unpacked. */
  readonly maxPixels: number;
  readonly resize: ResizeOptions;
  /** Of what is drawn, 1 to 100. */
  readonly quality: number;
  /** What is drawn: `webp` where nothing is said. JPEG is for readers that know nothing younger. */
  readonly format?: 'webp' | 'jpeg';
  /** Whether what phones write, HEIC and AVIF, is drawn too. */
  readonly takesHeif?: boolean;
}

async function open({ bytes, maxPixels, takesHeif = false }: DrawJob): Promise<Sharp> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = takesHeif ? findHeifKind(all) : null;
  if (kind === 'heic') return openHeic(all, maxPixels);
  // Only the header is read here: what it says of itself does not change.
  return openPicture(all, maxPixels, kind === 'avif').catch((cause: unknown) => {
    throw toHeaderFault(cause);
  });
}

/**
 * Draws a picture anew, upright and without anything the camera wrote into it.
 * @throws NotAPicture, or Error for what may go well another time, such as want of memory.
 */
export async function drawPicture(job: DrawJob): Promise<Buffer> {
  const image = await open(job);
  try {
    return await image
      .resize(job.resize)
      .toFormat(job.format ?? 'webp', { quality: job.quality })
      .toBuffer();
  } catch (cause) {
    throw toDrawFault(cause);
  }
}
