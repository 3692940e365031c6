import { type BaseDecoder, type GeoTIFFImage, getDecoder } from 'geotiff';
import { readParameters } from './blocks/use-limited-decoders.ts';

/** Where a picture is clear: a picture beside it of one bit, or of eight. */
export type Mask = GeoTIFFImage;

/** The bit of `NewSubfileType` that says that a picture is the mask of another one. */
const IS_MASK = 4;
const DEPTHS: ReadonlySet<number> = new Set([1, 8]);

export const isMask = (image: GeoTIFFImage): boolean =>
  (Number(image.fileDirectory.getValue('NewSubfileType') ?? 0) & IS_MASK) !== 0;

const area = (image: GeoTIFFImage) => image.getWidth() * image.getHeight();

/**
 * The mask of a size of a picture: of the same size, or else the next larger one; null if it has none.
 * @param largest of its sizes: a larger mask is that of another picture.
 */
export const findMask = (
  size: GeoTIFFImage,
  others: readonly GeoTIFFImage[],
  largest: GeoTIFFImage,
): Mask | null =>
  others
    .filter((other) => {
      const [width, height] = [other.getWidth(), other.getHeight()];
      return (
        isMask(other) &&
        other.getSamplesPerPixel() === 1 &&
        DEPTHS.has(other.getBitsPerSample()) &&
        width >= size.getWidth() &&
        height >= size.getHeight() &&
        width <= largest.getWidth() &&
        height <= largest.getHeight()
      );
    })
    .toSorted((a, b) => area(a) - area(b))[0] ?? null;

/** A tile or strip as it is packed: unpacked to a byte for each bit, a large one would fill the memory. Null: empty. */
async function readBlock(mask: Mask, decoder: BaseDecoder, index: number): Promise<Uint8Array | null> {
  const { fileDirectory: directory } = mask;
  const kind = mask.isTiled ? 'Tile' : 'Strip';
  const offset = Number(await directory.loadValueIndexed(`${kind}Offsets`, index));
  const length = Number(await directory.loadValueIndexed(`${kind}ByteCounts`, index));
  if (length === 0) return null;
  const [packed = new ArrayBuffer(0)] = await mask.source.fetch([{ offset, length }]);
  return new Uint8Array(await decoder.decode(packed));
}

/** The middles of pixels of a size in its mask, by the block that they are in. */
function groupByBlock(
  from: number,
  until: number,
  share: number,
  block: number,
): Map<number, [number, number][]> {
  const places = Array.from({ length: until - from }, (_, at): [number, number] => [
    at,
    Math.floor((from + at + 0.5) * share),
  ]);
  return Map.groupBy(places, ([, place]) => Math.floor(place / block));
}

/** Makes clear what a mask leaves out of a window of a size of a picture. */
export async function applyMask(
  mask: Mask,
  size: GeoTIFFImage,
  [left, top, right, bottom]: readonly [number, number, number, number],
  rgba: Uint8Array,
): Promise<void> {
  const [wide, high] = [mask.getTileWidth(), mask.getTileHeight()];
  const bits = mask.getBitsPerSample();
  const line = Math.ceil((wide * bits) / 8);
  const across = Math.ceil(mask.getWidth() / wide);
  const columns = groupByBlock(left, right, mask.getWidth() / size.getWidth(), wide);
  const rows = groupByBlock(top, bottom, mask.getHeight() / size.getHeight(), high);
  const compression = Number(mask.fileDirectory.getValue('Compression') ?? 1);
  const decoder = await getDecoder(compression, await readParameters(mask.fileDirectory));
  for (const [blockRow, ys] of rows)
    for (const [blockColumn, xs] of columns) {
      const block = await readBlock(mask, decoder, blockRow * across + blockColumn);
      for (const [row, y] of ys)
        for (const [column, x] of xs) {
          const place = x - blockColumn * wide;
          const byte = block?.[(y - blockRow * high) * line + ((place * bits) >> 3)] ?? 0;
          const isShown = bits === 8 ? byte !== 0 : ((byte >> (7 - (place & 7))) & 1) !== 0;
          if (!isShown) rgba[(row * (right - left) + column) * 4 + 3] = 0;
        }
    }
}
