import { promisify } from 'node:util';
import { inflate as inflateBlock } from 'node:zlib';
import { addDecoder, BaseDecoder, getDecoder } from 'geotiff';
import { RasterError } from '../raster-error.ts';
import { BLOCK_TOO_LARGE, type BlockParameters, toBlockBytes } from './block-size.ts';
import { cutZstdFrame } from './cut-zstd-frame.ts';
import { readJpegPixels } from './read-jpeg-size.ts';
import { unpackBits } from './unpack-bits.ts';
import { unpackLzw } from './unpack-lzw.ts';
import { type Directory, readWebpParameters, WebpDecoder } from './webp-decoder.ts';

const [LZW, JPEG, DEFLATE, OLD_DEFLATE, PACK_BITS, ZSTD] = [5, 7, 8, 32_946, 32_773, 50_000];
export const WEBP = 50_001;

/** What a block of unknown size may unpack to before it is looked at. */
const MAX_UNKNOWN = 32 * 1024 * 1024;

const unpackDeflate = promisify(inflateBlock);

type Parameters_ = ConstructorParameters<typeof BaseDecoder>[0];

/** What the usual decoders are told, with the height of a strip no larger than that of the picture. */
export async function readParameters(directory: Directory): Promise<Parameters_> {
  const load = async (tag: Parameters<Directory['loadValue']>[0]) => directory.loadValue(tag);
  const isTiled = !directory.hasTag('StripOffsets');
  const height = Number(await load('ImageLength'));
  const rows = Number((await load(isTiled ? 'TileLength' : 'RowsPerStrip')) ?? height);
  return {
    tileWidth: Number(await load(isTiled ? 'TileWidth' : 'ImageWidth')),
    tileHeight: isTiled ? rows : Math.min(rows, height),
    planarConfiguration: Number((await load('PlanarConfiguration')) ?? 1),
    bitsPerSample: ((await load('BitsPerSample')) ?? 1) as Parameters_['bitsPerSample'],
    predictor: Number((await load('Predictor')) ?? 1),
    samplesPerPixel: Number((await load('SamplesPerPixel')) ?? 1),
  };
}

/** Unpacks Deflate. What follows its end, with which some programs fill blocks up, is ignored. */
async function inflate(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  try {
    return await unpackDeflate(packed, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new RasterError(BLOCK_TOO_LARGE);
    throw error;
  }
}

/** The usual decoder of a compression, from before another one took its place. */
const findUsual = (compression: number) =>
  getDecoder(compression, {} as Parameters_).then((one) => one.constructor as typeof BaseDecoder);

type Unpack = (packed: Uint8Array<ArrayBuffer>, limit: number) => Uint8Array | Promise<Uint8Array>;

/** A decoder that ends at the size of a block. */
function toDecoder(unpack: Unpack): typeof BaseDecoder {
  return class extends BaseDecoder {
    override async decodeBlock(buffer: ArrayBufferLike): Promise<ArrayBufferLike> {
      const bytes = new Uint8Array(buffer as ArrayBuffer);
      const unpacked = await unpack(bytes, toBlockBytes(this.parameters as BlockParameters));
      const { byteOffset, byteLength } = unpacked;
      return unpacked.buffer.slice(byteOffset, byteOffset + byteLength);
    }
  };
}

/** The usual decoder, which is given a block after it was checked. */
async function toChecked(
  usual: Promise<typeof BaseDecoder>,
  check: (bytes: Uint8Array, limit: number, block: BlockParameters) => Uint8Array,
): Promise<typeof BaseDecoder> {
  const Usual = await usual;
  return class extends Usual {
    override decodeBlock(buffer: ArrayBufferLike) {
      const block = this.parameters as BlockParameters;
      const {
        byteOffset,
        byteLength,
        buffer: whole,
      } = check(new Uint8Array(buffer), toBlockBytes(block), block);
      return super.decodeBlock(whole.slice(byteOffset, byteOffset + byteLength));
    }
  };
}

const [usualJpeg, usualZstd] = [findUsual(JPEG), findUsual(ZSTD)];

const checkJpeg = (bytes: Uint8Array, _limit: number, { tileWidth, tileHeight }: BlockParameters) => {
  // Its pieces may be filled up to whole blocks of 16 pixels.
  if (readJpegPixels(bytes) > (tileWidth + 16) * (tileHeight + 16)) throw new RasterError(BLOCK_TOO_LARGE);
  return bytes;
};
const checkZstd = (bytes: Uint8Array, limit: number) => {
  const { frame, size, most } = cutZstdFrame(bytes);
  // What is written as a stream does not say its size, and may have many small blocks.
  if (size === null ? most > Math.max(limit * 4, MAX_UNKNOWN) : size > limit)
    throw new RasterError(BLOCK_TOO_LARGE);
  return frame;
};

/** Has every block of a GeoTIFF unpacked to its own size at most: one that says less than it holds would fill the memory. */
export function useLimitedDecoders(): void {
  const add = (codes: number[], of: () => Promise<typeof BaseDecoder>, read = readParameters) =>
    addDecoder(codes, of, read, false);
  add([DEFLATE, OLD_DEFLATE], async () => toDecoder(inflate));
  add([LZW], async () => toDecoder(unpackLzw));
  add([PACK_BITS], async () => toDecoder(unpackBits));
  add([ZSTD], () => toChecked(usualZstd, checkZstd));
  add(
    [WEBP],
    async () => WebpDecoder,
    async (directory) => readWebpParameters(directory, await readParameters(directory)),
  );
  add(
    [JPEG],
    () => toChecked(usualJpeg, checkJpeg),
    async (directory) => ({
      ...(await readParameters(directory)),
      JPEGTables: await directory.loadValue('JPEGTables'),
    }),
  );
}
