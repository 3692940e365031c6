import { NotAPicture } from './not-a-picture.ts';

/** Prefixes of libvips' messages when a decoder finds the bytes invalid. */
const DECODERS = /^(vipsjpeg|jpegload|pngload|vipspng|spngload|webp2vips|webpload|heifload|heif:)/i;

/** A lack of the machine's resources, not a property of the bytes. */
const isOutOfMemory = (error: unknown) => error instanceof Error && /memory|allocat/i.test(error.message);

/** The meaning of a failure to read a picture's header. */
export function toHeaderFault(cause: unknown): unknown {
  return isOutOfMemory(cause) ? cause : new NotAPicture(String(cause), true, { cause });
}

/** The meaning of a failure to draw a picture with a valid header: final only if a decoder says so. */
export function toDrawFault(cause: unknown): unknown {
  if (isOutOfMemory(cause)) return cause;
  const isSure = cause instanceof Error && DECODERS.test(cause.message);
  return new NotAPicture(String(cause), isSure, { cause });
}
