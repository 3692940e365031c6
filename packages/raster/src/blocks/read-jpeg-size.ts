/** The markers that begin a frame. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The pixels of every frame of a JPEG stream, together (ITU T.81, B.2.2). */
export function readJpegPixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let pixels = 0;
  for (let at = 0; at + 9 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff || !isFrame(bytes[at + 1] ?? 0)) continue;
    pixels += view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return pixels;
}
