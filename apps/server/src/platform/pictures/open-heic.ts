/// <reference path="./libheif-bundle.d.ts" />
import type { Libheif, LibheifAnswer } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp, { type Sharp } from 'sharp';
import { NotAPicture } from './not-a-picture.ts';

const CHANNELS = 4;

/** A picture that asks for more than any may have, which the library tells in the same words as want of memory. */
const IS_LIMIT = /security limit|invalid image size/i;

/** Why there is no picture: the bytes are wrong, unless memory ran out. */
function toFault(message: string, cause?: unknown): Error {
  const isWant = /memory|allocat|OOM/i.test(message) && !IS_LIMIT.test(message);
  return isWant ? new Error(message, { cause }) : new NotAPicture(message, true, { cause });
}

/** What the library gives. @throws what `toFault` makes of what it says instead. */
function settle<T extends object>({ heif_error_code: codes }: Libheif, answer: LibheifAnswer<T>): T {
  // Only an answer that says otherwise is none.
  if (!('code' in answer) || answer.code === codes.heif_error_Ok) return answer as T;
  throw toFault(answer.message);
}

/**
 * Opens a HEIC picture of somebody unknown, upright, to be drawn anew. Unlike the others it is unpacked at once: a
 * photograph of 12 megapixels takes a second and 150 MB. The library is WebAssembly, so that bytes which break it reach no
 * further than its memory; each picture has one of its own, since one that ran out of memory is of no more use.
 * @param maxPixels more are refused before they are unpacked.
 * @throws NotAPicture, or Error for what may go well another time, such as want of memory.
 */
export async function openHeic(bytes: Buffer, maxPixels: number): Promise<Sharp> {
  // Large, and most processes that draw meet no HEIC.
  const { default: createLibheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const heif = await createLibheif();
  try {
    return decode(heif, bytes, maxPixels);
  } catch (cause) {
    // Bytes that break the library make it throw what is no error of ours.
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
  // Rows may end in bytes that are no pixels: cut off as a margin, where sharp takes none.
  const raw = { width: stride / CHANNELS, height, channels: CHANNELS } as const;
  const whole = sharp(data, { raw, limitInputPixels: maxPixels });
  return raw.width === width ? whole : whole.extract({ left: 0, top: 0, width, height });
}
