import { type addDecoder, BaseDecoder } from 'geotiff';
import { RasterError } from '../raster-error.ts';
import { BLOCK_TOO_LARGE } from './block-size.ts';
import { readWebpSize } from './read-webp-size.ts';

/**
 * Decodes a WebP to red, green and blue of each pixel, and alpha if there are four bands. What it is given has the
 * size of its tile, as its header says.
 */
export type DecodeWebp = (bytes: Uint8Array, bands: 3 | 4) => Promise<Uint8Array>;

export type Directory = Parameters<NonNullable<Parameters<typeof addDecoder>[2]>>[0];

/** Neither JavaScript nor Node decodes WebP: who opens a picture says what does. */
const decoders = new WeakMap<Directory, DecodeWebp>();

/** Has the tiles of a picture decoded, if they are WebP. */
export const setWebpDecoder = (directory: Directory, decode: DecodeWebp): void =>
  void decoders.set(directory, decode);

export const hasWebpDecoder = (directory: Directory): boolean => decoders.has(directory);

interface WebpParameters {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly bitsPerSample: number | ArrayLike<number>;
  readonly planarConfiguration: number;
  readonly samplesPerPixel?: number;
  /** The last strip may be lower than the others. */
  readonly lastHeight: number;
  readonly decode: DecodeWebp | undefined;
}

const toBits = ({ bitsPerSample: bits }: WebpParameters) =>
  typeof bits === 'number' ? [bits] : Array.from(bits);

/** What the decoder is told beside the usual: no predictor, which WebP has within. */
export async function readWebpParameters<T extends { readonly tileHeight: number }>(
  directory: Directory,
  usual: T,
): Promise<T & { readonly predictor: 1 } & Pick<WebpParameters, 'lastHeight' | 'decode'>> {
  const { tileHeight } = usual;
  const rest = Number(await directory.loadValue('ImageLength')) % tileHeight;
  const lastHeight = directory.hasTag('StripOffsets') && rest !== 0 ? rest : tileHeight;
  return { ...usual, predictor: 1, lastHeight, decode: decoders.get(directory) };
}

/** A decoder of blocks each of which is a WebP of its own. */
export class WebpDecoder extends BaseDecoder {
  override async decodeBlock(buffer: ArrayBufferLike): Promise<ArrayBufferLike> {
    // What `readWebpParameters` gives.
    const block = this.parameters as unknown as WebpParameters;
    const { tileWidth, tileHeight, lastHeight, samplesPerPixel: bands, decode } = block;
    const isPlain = block.planarConfiguration === 1 && toBits(block).every((one) => one === 8);
    if (decode === undefined || !isPlain || (bands !== 3 && bands !== 4))
      throw new RangeError('A part of the picture in WebP has neither three nor four bands of bytes.');
    const packed = new Uint8Array(buffer);
    const size = readWebpSize(packed);
    if (size === null) throw new RangeError('A part of the picture is no WebP.');
    const { width, height } = size;
    if (width > tileWidth || height > tileHeight) throw new RasterError(BLOCK_TOO_LARGE);
    if (width !== tileWidth || (height !== tileHeight && height !== lastHeight))
      throw new RangeError('A part of the picture is smaller than the picture says.');
    const { buffer: whole, byteOffset, byteLength } = await decode(packed, bands);
    if (byteLength !== width * height * bands)
      throw new RangeError('A part of the picture is not as large as it says.');
    return whole.slice(byteOffset, byteOffset + byteLength);
  }
}
