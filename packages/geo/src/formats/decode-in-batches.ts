import { isBlankFile, toEmpty } from './blank-file.ts';
import { decodeFile } from './decode-file.ts';
import { decodeGeojsonSeq } from './geojson-seq/geojson-seq.ts';
import { decodeGeopackage } from './geopackage/geopackage.ts';
import { decodeGpx } from './gpx/gpx.ts';
import { decodeKml } from './kml/kml.ts';
import { decodeKmz } from './kmz/kmz.ts';
import type { Decoded, DecodeLimits, FeatureTaker, FileFormat, FileSource } from './outcome/decoded.ts';
import { sniffFormat } from './sniff-format.ts';
import { decodeTcx } from './tcx/tcx.ts';

const HEAD_BYTES = 4096;
/** Larger pieces, and the texts made of them, live where memory is given back late: 256 kB double the greatest memory. */
const PIECE_BYTES = 64 * 1024;
/**
 * Two pieces are read at once, since asking costs as well; of four the memory shows. The first ends at a tag, before it is
 * full: with room for less than two there is no third of a few letters.
 */
const READ_BYTES = 126 * 1024;
/** The formats that are decoded while they are read. */
const IN_PIECES = { kml: decodeKml, gpx: decodeGpx, tcx: decodeTcx, geojsonseq: decodeGeojsonSeq };
type PieceFormat = keyof typeof IN_PIECES;
const isInPieces = (format: FileFormat): format is PieceFormat => format in IN_PIECES;

/** Features at once, of formats that are read as a whole. */
const BATCH = 500;

const TAG_END = 0x3e;

/** Where what is read ends: behind the last tag, or where there is none, behind all of it. */
const toEnd = (bytes: Uint8Array) => bytes.lastIndexOf(TAG_END) + 1 || bytes.length;

/** What a document is read by, each to the end of a tag where it has one. What stands behind the tag is read once more. */
async function* toReads({ size, read }: FileSource): AsyncGenerator<Uint8Array> {
  const readFrom = (from: number) => {
    const bytes = read(from, Math.min(from + READ_BYTES, size));
    // Nobody waits for it where the one before was the last that could be decoded.
    bytes.catch(() => undefined);
    return bytes;
  };
  let coming = size > 0 ? readFrom(0) : null;
  for (let at = 0; coming !== null; ) {
    const bytes = await coming;
    if (bytes.length === 0) return;
    const end = toEnd(bytes);
    at += end;
    // The next is on its way while this one is decoded.
    coming = at < size ? readFrom(at) : null;
    yield bytes.subarray(0, end);
  }
}

/**
 * The pieces of a document, each to the end of a tag where it has one: a token in two pieces would be joined as text,
 * and a joined text is slower to read and keeps both of its parts.
 */
async function* toPieces(file: FileSource): AsyncGenerator<Uint8Array> {
  for await (const bytes of toReads(file)) {
    for (let at = 0; at < bytes.length; ) {
      const end = at + toEnd(bytes.subarray(at, at + PIECE_BYTES));
      yield bytes.subarray(at, end);
      at = end;
    }
  }
}

/** The format of a file that can be read piece by piece; null where it has to be looked at as a whole. */
async function sniffPieces({ name, size, read }: FileSource): Promise<PieceFormat | null> {
  const head = await read(0, Math.min(HEAD_BYTES, size));
  // Of an archive the end says what it is.
  if (head[0] === 0x50 && head[1] === 0x4b) return null;
  const format = sniffFormat(head, name);
  return format !== null && isInPieces(format) ? format : null;
}

async function decodeWhole(file: FileSource, taker: FeatureTaker, limits?: Partial<DecodeLimits>) {
  const { name } = file;
  const bytes = await file.read(0, file.size);
  const format = sniffFormat(bytes, name);
  if (format === 'kmz') return decodeKmz({ name, bytes }, limits, taker);
  if (format === 'geopackage') return decodeGeopackage({ name, bytes }, limits, taker);
  return decodeFile({ name, bytes }, limits);
}

/**
 * Decodes a file as `decodeFile` does, and hands its features to a taker instead of keeping them: KML, GPX, TCX and
 * sequences of GeoJSON while they are read, piece by piece, other formats when they have been read. Whoever takes them has to forget them when the outcome
 * is `ok: false`. `features` of the outcome is empty.
 * Rejects when the file cannot be read or the taker fails.
 */
export async function decodeInBatches(
  file: FileSource,
  taker: FeatureTaker,
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const { name } = file;
  if (await isBlankFile(file)) return toEmpty(name);
  const format = await sniffPieces(file);
  const decoded =
    format === null
      ? await decodeWhole(file, taker, limits)
      : await IN_PIECES[format]({ name, source: toPieces(file) }, limits, taker);
  if (!decoded.ok) return decoded;
  for (let at = 0; at < decoded.features.length; at += BATCH) {
    await taker.take(decoded.features.slice(at, at + BATCH));
  }
  return { ...decoded, features: [] };
}
