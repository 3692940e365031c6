/** How the pixels of a HEIF picture are written: by HEVC, as phones do, or by AV1. */
export type HeifKind = 'heic' | 'avif';

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  ...['heic', 'heix', 'heim', 'heis'],
  ...['hevc', 'hevx', 'hevm', 'hevs'],
]);
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);
/** Says that it is a picture, and not how it is written: the brands that follow do. */
const ANY_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1', 'mif2', 'miaf']);

/**
 * Which kind of HEIF picture bytes are, by the brands that they begin with (ISO/IEC 23008-12, 10.2).
 * @returns null for what is none: films begin alike and name other brands.
 */
export function findHeifKind(head: Buffer): HeifKind | null {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const major = head.toString('latin1', 8, 12);
  const brands = [major];
  // Between the first and the others stands a version of it.
  if (ANY_BRANDS.has(major))
    for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic';
  return brands.some((brand) => AVIF_BRANDS.has(brand)) ? 'avif' : null;
}
