/** The codec of a HEIF picture: HEVC, as phones write, or AV1. */
export type HeifKind = 'heic' | 'avif';

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  ...['heic', 'heix', 'heim', 'heis'],
  ...['hevc', 'hevx', 'hevm', 'hevs'],
]);
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);
/** Generic brands that do not determine the codec: the following brands do. */
const ANY_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1', 'mif2', 'miaf']);

/**
 * The codec of a HEIF picture, from its brands (ISO/IEC 23008-12, 10.2).
 * @returns null for other files: videos start alike with other brands.
 */
export function findHeifKind(head: Buffer): HeifKind | null {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const major = head.toString('latin1', 8, 12);
  const brands = [major];
  // A version is between the first brand and the others.
  if (ANY_BRANDS.has(major))
    for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic';
  return brands.some((brand) => AVIF_BRANDS.has(brand)) ? 'avif' : null;
}
