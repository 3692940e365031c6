const HEAD_BYTES = 30;
const ANIMATION = 2;

/**
 * The size that a WebP says it has (https://developers.google.com/speed/webp/docs/riff_container): with loss, without
 * it, and with more to it. Null for an animation, and for what is no WebP.
 */
export function readWebpSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (bytes.length < HEAD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP') return null;
  const kind = nameAt(12);
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X' || (view.getUint8(20) & ANIMATION) !== 0) return null;
  const sizeAt = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  return { width: sizeAt(24), height: sizeAt(27) };
}
