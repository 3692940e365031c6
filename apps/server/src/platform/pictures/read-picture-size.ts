/** The size a picture says it has. */
export interface PictureSize {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

interface ByteWalker {
  /** The next `count` bytes, or null when there are fewer. */
  take(count: number): Promise<Buffer | null>;
  skip(count: number): Promise<void>;
}

const PNG = '89504e470d0a1a0a';

/**
 * Reads the size of a JPEG, PNG or WebP from its header alone: nothing is decoded, nothing is held, and no more is
 * read than it takes. @returns null for what is none of them, or broken before its size.
 */
export async function readPictureSize(source: AsyncIterable<Buffer>): Promise<PictureSize | null> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    const walker = createWalker(chunks);
    const start = await walker.take(2);
    if (start === null) return null;
    if (start.toString('hex') === 'ffd8') return await readJpeg(walker);
    const rest = await walker.take(28);
    if (rest === null) return null;
    const head = Buffer.concat([start, rest]);
    const size = head.subarray(0, 8).toString('hex') === PNG ? readPng(head) : readWebp(head);
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
  return {
    async take(count) {
      while (held.length < count) if (!(await more())) return null;
      const taken = held.subarray(0, count);
      held = held.subarray(count);
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

/** Frame headers: all of C0 to CF but tables, extensions and arithmetic conditioning. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** From segment to segment until the one of the frame. Before it stand EXIF, colour profiles, depth maps. */
async function readJpeg(walker: ByteWalker): Promise<PictureSize | null> {
  for (;;) {
    const lead = await walker.take(1);
    if (lead?.[0] !== 0xff) return null;
    let marker = (await walker.take(1))?.[0];
    // A marker may be filled up with any number of FF before it.
    while (marker === 0xff) marker = (await walker.take(1))?.[0];
    // Pixels or the end, and no size before them.
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
