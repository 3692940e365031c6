import { NotAPicture } from './not-a-picture.ts';

/** How libvips begins what it says when a decoder finds the bytes of a picture wrong. */
const DECODERS = /^(vipsjpeg|jpegload|pngload|vipspng|spngload|webp2vips|webpload|heifload|heif:)/i;

/** What the machine had left, and not what the bytes are. */
const isOutOfMemory = (error: unknown) => error instanceof Error && /memory|allocat/i.test(error.message);

/** What it means that the header of a picture could not be read. */
export function toHeaderFault(cause: unknown): unknown {
  return isOutOfMemory(cause) ? cause : new NotAPicture(String(cause), true, { cause });
}

/** What it means that a picture whose header was well could not be drawn: sure only where a decoder says so. */
export function toDrawFault(cause: unknown): unknown {
  if (isOutOfMemory(cause)) return cause;
  const isSure = cause instanceof Error && DECODERS.test(cause.message);
  return new NotAPicture(String(cause), isSure, { cause });
}
