/// <reference path="./libheif-bundle.d.ts" />
import type { Libheif, LibheifAnswer } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp, { type Sharp } from 'sharp';
import { NotAPicture } from './not-a-picture.ts';

const CHANNELS = 4;

/** A picture above the library's limits, which it reports with the same message as a lack of memory. */
const IS_LIMIT = /security limit|invalid image size/i;

/** Maps the library's failure: the bytes are invalid, unless memory ran out. */
function toFault(message: string, cause?: unknown): Error {
  const isWant = /memory|allocat|OOM/i.test(message) && !IS_LIMIT.test(message);
  return isWant ? new Error(message, { cause }) : new NotAPicture(message, true, { cause });
}

/** The library's result. @throws `toFault` of its error. */
function settle<T extends object>({ heif_error_code: codes }: Libheif, answer: LibheifAnswer<T>): T {
  // A result counts as an error only if it says so.
  if (!('code' in answer) || answer.code === codes.heif_error_Ok) return answer as T;
  throw toFault(answer.message);
}

/**
 * Opens an untrusted HEIC picture, upright, to be redrawn. Unlike other formats it is decoded at once: a photograph of
 * 12 megapixels takes a second and 150 MB. The library is WebAssembly, so that malicious bytes reach no further than
 * its memory; each picture has its own instance, since one that ran out of memory is unusable.
 * @param maxPixels pictures with more are rejected before decoding.
 * @throws NotAPicture, or Error for a temporary failure such as a lack of memory.
 */
export async function openHeic(bytes: Buffer, maxPixels: number): Promise<Sharp> {
  // The module is large, and most worker processes never see a HEIC.
  const { default: createLibheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const heif = await createLibheif();
  try {
    return decode(heif, bytes, maxPixels);
  } catch (cause) {
    // Bytes that crash the library make it throw foreign values.
    throw cause instanceof NotAPicture ? cause : toFault(String(cause), cause);
  }
}

function decode(heif: Libheif, bytes: Buffer, maxPixels: number): Sharp {
  const context = heif.heif_context_alloc();
  settle(heif, heif.heif_context_read_from_memory(context, bytes));
  const handle = settle(heif, heif.heif_js_context_get_primary_image_handle(context));
  const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (pixels > maxPixels) throw new NotAPicture('The picture has too many pixels.', true);
  const { heif_colorspace_RGB } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA } = heif.heif_chroma;
  const image = settle(
    heif,
    heif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGBA),
  );
  const [channel] = image.channels;
  if (channel === undefined) throw new NotAPicture('The picture has no pixels.', true);
  const { data, stride, width, height } = channel;
  // Rows may end with padding: cropped here, since sharp does not accept a stride.
  const raw = { width: stride / CHANNELS, height, channels: CHANNELS } as const;
  const whole = sharp(data, { raw, limitInputPixels: maxPixels });
  return raw.width === width ? whole : whole.extract({ left: 0, top: 0, width, height });
}
