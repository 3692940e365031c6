/** How libvips begins what it says when a decoder finds the bytes of a picture wrong. */
const DECODERS = /^(vipsjpeg|jpegload|pngload|vipspng|spngload|webp2vips|webpload)/i;

/** Whether drawing failed for what the bytes are, so that it fails each time; else it was for what the machine had left. */
export function isFaultOfBytes(error: unknown): boolean {
  return error instanceof Error && DECODERS.test(error.message) && !/memory|allocat/i.test(error.message);
}
