/** What can be handed over to another thread instead of being copied: bytes that are all that their buffer holds. */
export function toTransferred({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : [];
}
