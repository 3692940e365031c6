export const BLOCK_TOO_LARGE = 'A part of the picture unpacks to more than the picture says.';

/** What a decoder is told of a tile or strip. */
export interface BlockParameters {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly bitsPerSample: number | ArrayLike<number>;
  readonly samplesPerPixel?: number;
}

/** Bytes of a tile or strip, at most: bands that are stored apart take less. */
export function toBlockBytes(block: BlockParameters): number {
  const { tileWidth, tileHeight, bitsPerSample, samplesPerPixel = 1 } = block;
  const each = typeof bitsPerSample === 'number' ? [bitsPerSample] : Array.from(bitsPerSample);
  const bits = Math.max(
    each.reduce((sum, one) => sum + one, 0),
    Math.max(...each) * samplesPerPixel,
  );
  return Math.ceil((tileWidth * bits) / 8) * tileHeight;
}
