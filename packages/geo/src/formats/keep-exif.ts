/** Where a box of an ISO base media file (HEIC, AVIF) has its content, by ISO/IEC 14496-12. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const typeAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

function* boxesOf(view: DataView, start: number, end: number): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > end) return;
    yield { type: typeAt(view, at + 4), start: at + head, end: at + size };
    at += size;
  }
}

function findBox(view: DataView, within: Box, type: string): Box | null {
  for (const box of boxesOf(view, within.start, within.end)) if (box.type === type) return box;
  return null;
}

/** Bytes of a full box before its content: its version and flags. */
const FULL = 4;

/** The number of the item that holds EXIF, from the list of items (`iinf`). */
function findExifItem(view: DataView, list: Box): number | null {
  const countSize = view.getUint8(list.start) === 0 ? 2 : 4;
  for (const item of boxesOf(view, list.start + FULL + countSize, list.end)) {
    const version = view.getUint8(item.start);
    if (item.type !== 'infe' || version < 2) continue;
    const idSize = version === 2 ? 2 : 4;
    // Between the number and the type stand two bytes about protection.
    if (typeAt(view, item.start + FULL + idSize + 2) !== 'Exif') continue;
    const at = item.start + FULL;
    return idSize === 2 ? view.getUint16(at) : view.getUint32(at);
  }
  return null;
}

/** Pieces of one item; a list that says more is made to take long. */
const MAX_EXTENTS = 1_024;

/** Where an item lies in the file, from the list of places (`iloc`); null where it lies in pieces or elsewhere. */
function findPlace(view: DataView, list: Box, wanted: number): { offset: number; length: number } | null {
  const version = view.getUint8(list.start);
  let at = list.start + FULL;
  const take = (size: number): number => {
    at += size;
    if (size === 8) return Number(view.getBigUint64(at - 8));
    return size === 4 ? view.getUint32(at - 4) : size === 2 ? view.getUint16(at - 2) : 0;
  };
  const sizes = take(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = take(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item += 1) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    const elsewhere = take(2);
    const base = take(baseSize);
    const extents = take(2);
    if (extents > MAX_EXTENTS) return null;
    for (let extent = 0; extent < extents; extent += 1) {
      take(indexSize);
      const offset = base + take(offsetSize);
      const length = take(lengthSize);
      if (id === wanted) return extents === 1 && method === 0 && elsewhere === 0 ? { offset, length } : null;
    }
  }
  return null;
}

/** The EXIF of a HEIC or an AVIF picture as it stands there, from its TIFF header on; null where it has none. */
function findExif(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = findBox(view, { type: '', start: 0, end: bytes.length }, 'meta');
  if (meta === null) return null;
  const inMeta = { ...meta, start: meta.start + FULL };
  const [items, places] = [findBox(view, inMeta, 'iinf'), findBox(view, inMeta, 'iloc')];
  const id = items === null ? null : findExifItem(view, items);
  const place = id === null || places === null ? null : findPlace(view, places, id);
  if (place === null || place.offset + place.length > bytes.length) return null;
  // Before the header stands how many bytes come between, such as the word Exif.
  const skipped = FULL + view.getUint32(place.offset);
  return skipped >= place.length ? null : bytes.slice(place.offset + skipped, place.offset + place.length);
}

const ORIENTATION = 0x01_12;
const UPRIGHT = 1;

/** Says that the pixels are upright, as they are once decoded, and forgets the thumbnail, which need not be. */
function setUpright(tiff: Uint8Array): void {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x49_49;
  const first = view.getUint32(4, isLittle);
  const count = view.getUint16(first, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (view.getUint16(at, isLittle) === ORIENTATION) view.setUint16(at + 8, UPRIGHT, isLittle);
  }
  view.setUint32(first + 2 + count * 12, 0, isLittle);
}

const EXIF_WORD = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** What a segment of a JPEG holds, its own length among it. */
const MAX_SEGMENT = 0xff_ff;

/**
 * Writes what the camera said in a HEIC or AVIF picture, all of it but the thumbnail, into the JPEG that was made of
 * it: the position, the time, the direction. The segment is that of EXIF 2.3, 4.7.2. A JPEG of a picture without such
 * words, with broken ones, or with more than a segment holds stays as it is.
 */
export function keepExif(source: Uint8Array, jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    const tiff = findExif(source);
    if (tiff === null || jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg;
    const length = 2 + EXIF_WORD.length + tiff.length;
    if (length > MAX_SEGMENT) return jpeg;
    setUpright(tiff);
    const kept = new Uint8Array(jpeg.length + 2 + length);
    kept.set([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff, ...EXIF_WORD]);
    kept.set(tiff, 6 + EXIF_WORD.length);
    kept.set(jpeg.subarray(2), 4 + length);
    return kept;
  } catch (error) {
    // Read beyond the end: the words are broken, the picture is not.
    if (error instanceof RangeError) return jpeg;
    throw error;
  }
}
