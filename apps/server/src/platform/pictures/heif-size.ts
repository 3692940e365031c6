interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The consecutive boxes in some bytes (ISO/IEC 14496-12); a malformed box ends the list. */
function* boxesOf(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + size) };
    at += size;
  }
}

function findBox(bytes: Buffer, type: string): Buffer | null {
  for (const box of boxesOf(bytes)) if (box.type === type) return box.content;
  return null;
}

/** Bytes before the content of a full box: its version and flags. */
const FULL = 4;

/**
 * The size of a HEIF picture, from the content of its `meta` box: the largest size that it states. A phone's picture
 * consists of tiles, and has a thumbnail and a gain map; the one drawn is not larger.
 */
export function findHeifSize(meta: Buffer): { readonly width: number; readonly height: number } | null {
  const properties = findBox(meta.subarray(FULL), 'iprp');
  const container = properties === null ? null : findBox(properties, 'ipco');
  if (container === null) return null;
  let largest: { width: number; height: number } | null = null;
  for (const { type, content } of boxesOf(container)) {
    if (type !== 'ispe' || content.length < FULL + 8) continue;
    const size = { width: content.readUInt32BE(FULL), height: content.readUInt32BE(FULL + 4) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
