import type { ResizeOptions, Sharp } from 'sharp';
import { findHeifKind } from './heif-kind.ts';
import { openHeic } from './open-heic.ts';
import { openPicture } from './open-picture.ts';
import { toDrawFault, toHeaderFault } from './picture-fault.ts';

/** An untrusted picture, and how to draw it. */
export interface DrawJob {
  readonly bytes: Uint8Array;
  /** Pictures with more pixels are rejected before decoding. */
  readonly maxPixels: number;
  readonly resize: ResizeOptions;
  /** Quality of the output, 1 to 100; PNG has none. */
  readonly quality: number;
  /** Format of the output: `webp` by default. The others are for readers without support for it. */
  readonly format?: 'webp' | 'jpeg' | 'png';
  /** Whether the formats of phones, HEIC and AVIF, are accepted too. */
  readonly takesHeif?: boolean;
}

async function open({ bytes, maxPixels, takesHeif = false }: DrawJob): Promise<Sharp> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = takesHeif ? findHeifKind(all) : null;
  if (kind === 'heic') return openHeic(all, maxPixels);
  // Only the header is read here; it does not change.
  return openPicture(all, maxPixels, kind === 'avif').catch((cause: unknown) => {
    throw toHeaderFault(cause);
  });
}

/**
 * Redraws a picture, upright and without the camera's metadata.
 * @throws NotAPicture, or Error for a temporary failure such as a lack of memory.
 */
export async function drawPicture(job: DrawJob): Promise<Buffer> {
  const image = await open(job);
  try {
    const { format = 'webp', quality } = job;
    // For PNG, a quality would mean a palette.
    return await image
      .resize(job.resize)
      .toFormat(format, format === 'png' ? {} : { quality })
      .toBuffer();
  } catch (cause) {
    throw toDrawFault(cause);
  }
}
