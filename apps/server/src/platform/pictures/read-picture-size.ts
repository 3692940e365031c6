import { findHeifKind, type HeifKind } from './heif-kind.ts';
import { findHeifSize } from './heif-size.ts';

/** The size stated by a picture. */
export interface PictureSize {
  readonly format: 'jpeg' | 'png' | 'webp' | HeifKind;
  readonly width: number;
  readonly height: number;
}

interface ByteWalker {
  /** The next `count` bytes without consuming them, or null if there are fewer. */
  peek(count: number): Promise<Buffer | null>;
  /** The next `count` bytes, or null if there are fewer. */
  take(count: number): Promise<Buffer | null>;
  skip(count: number): Promise<void>;
}

const PNG = '89504e470d0a1a0a';
/** Bytes of a PNG or WebP that contain its size. */
const HEAD_BYTES = 30;
/** Longest header of a HEIF picture: phones write some kilobytes. */
const MAX_META_BYTES = 4_000_000;

/**
 * Reads the size of a JPEG, PNG, WebP, HEIC or AVIF from its header: nothing is decoded, and no more is read or held
 * than needed. @returns null for other files, or one damaged before its size.
 */
export async function readPictureSize(source: AsyncIterable<Buffer>): Promise<PictureSize | null> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    const walker = createWalker(chunks);
    const start = await walker.peek(2);
    if (start?.toString('hex') === 'ffd8') return await readJpeg(walker);
    const head = await walker.peek(HEAD_BYTES);
    const size = head === null ? null : await readOther(walker, head);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } finally {
    await chunks.return?.();
  }
}

function createWalker(chunks: AsyncIterator<Buffer>): ByteWalker {
  let held: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done === true) return false;
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
    return true;
  };
  const peek = async (count: number) => {
    while (held.length < count) if (!(await more())) return null;
    return held.subarray(0, count);
  };
  return {
    peek,
    async take(count) {
      const taken = await peek(count);
      if (taken !== null) held = held.subarray(count);
      return taken;
    },
    async skip(count) {
      let left = count;
      while (left > held.length) {
        left -= held.length;
        held = Buffer.alloc(0);
        if (!(await more())) return;
      }
      held = held.subarray(left);
    },
  };
}

/** Frame headers: C0 to CF except tables, extensions and arithmetic conditioning. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readOther(walker: ByteWalker, head: Buffer): Promise<PictureSize | null> | PictureSize | null {
  if (head.subarray(0, 8).toString('hex') === PNG) return readPng(head);
  return head.toString('latin1', 4, 8) === 'ftyp' ? readHeif(walker) : readWebp(head);
}

/** Walks the boxes up to `meta`, which describes the others. */
async function readHeif(walker: ByteWalker): Promise<PictureSize | null> {
  let kind: HeifKind | null = null;
  for (;;) {
    const head = await walker.take(8);
    if (head === null) return null;
    const type = head.toString('latin1', 4, 8);
    const size = head.readUInt32BE(0);
    // 1 means that the size follows in eight bytes, and 0 that the box extends to the end of the file: it holds the
    // pixels.
    const length = size === 1 ? Number((await walker.take(8))?.readBigUInt64BE() ?? 0) - 16 : size - 8;
    if (length < 0) return null;
    const isRead = type === 'ftyp' || type === 'meta';
    if (!isRead) {
      await walker.skip(length);
      continue;
    }
    const content = length > MAX_META_BYTES ? null : await walker.take(length);
    if (content === null) return null;
    if (type === 'ftyp') kind = findHeifKind(Buffer.concat([head, content]));
    else return kind === null ? null : toHeif(kind, content);
  }
}

function toHeif(format: HeifKind, meta: Buffer): PictureSize | null {
  const size = findHeifSize(meta);
  return size === null ? null : { format, ...size };
}

/** Walks the segments up to the frame header. EXIF, colour profiles and depth maps may precede it. */
async function readJpeg(walker: ByteWalker): Promise<PictureSize | null> {
  await walker.skip(2);
  for (;;) {
    const lead = await walker.take(1);
    if (lead?.[0] !== 0xff) return null;
    let marker = (await walker.take(1))?.[0];
    // Any number of FF bytes may precede a marker.
    while (marker === 0xff) marker = (await walker.take(1))?.[0];
    // Pixels or the end of the file, without a size before.
    if (marker === undefined || marker === 0xda || marker === 0xd9 || marker < 0xc0) return null;
    const length = (await walker.take(2))?.readUInt16BE() ?? 0;
    if (length < 2) return null;
    if (!isFrame(marker)) {
      await walker.skip(length - 2);
      continue;
    }
    const frame = await walker.take(5);
    if (frame === null) return null;
    const size = { format: 'jpeg', height: frame.readUInt16BE(1), width: frame.readUInt16BE(3) } as const;
    return size.width > 0 && size.height > 0 ? size : null;
  }
}

function readPng(head: Buffer): PictureSize | null {
  if (head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { format: 'png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(head: Buffer): PictureSize | null {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') return null;
  const format = 'webp';
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      if (head.toString('hex', 23, 26) !== '9d012a') return null;
      return { format, width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    }
    case 'VP8L': {
      if (head[20] !== 0x2f) return null;
      const bits = head.readUInt32LE(21);
      return { format, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { format, width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
