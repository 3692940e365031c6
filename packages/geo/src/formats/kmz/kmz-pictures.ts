import { type DecodeContext, DecodeFault } from '../outcome/decode-fault.ts';
import type { DecodedPicture } from '../outcome/decoded.ts';
import { readZipEntry, type ZipEntry } from '../zip/zip-directory.ts';

/** The pictures of an archive that descriptions name. */
export interface KmzPictures {
  /**
   * Those that a description shows, in its order, each once. One that leads to another picture of the archive was drawn
   * of that, which is taken in its place.
   */
  take(description: string): DecodedPicture[];
  /** The names of those that nothing has taken. */
  listLeft(): string[];
}

const PICTURE = /\.(?:jpe?g|png|webp|hei[cf]|avif)$/i;
const IMAGE_SOURCE = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
/** The beginning of a link, up to what stands in it first. */
const LINK_BEFORE = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>\s*$/i;

/** Letters before a picture that the link around it is looked for in. */
const MAX_LINK = 1_000;

/** The value of an attribute, in quotes of either kind or in none. */
const toValue = ([, double, single, bare]: RegExpExecArray) => double ?? single ?? bare ?? '';

/** A path as the archive writes it: from its root, with nothing escaped. */
function toEntryName(source: string, folder: string): string {
  const plain = source.replaceAll('&amp;', '&').replace(/^\.\//, '');
  try {
    return folder + decodeURIComponent(plain);
  } catch {
    return folder + plain;
  }
}

async function readPicture(
  bytes: Uint8Array,
  entry: ZipEntry,
  context: DecodeContext,
): Promise<Uint8Array[] | null> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of readZipEntry(bytes, entry, context)) pieces.push(piece);
    return pieces;
  } catch (error) {
    // A picture that cannot be read leaves the map as it is.
    if (error instanceof DecodeFault) return null;
    throw error;
  }
}

export function isPicture({ name }: ZipEntry): boolean {
  return PICTURE.test(name) && !name.startsWith('__MACOSX/');
}

/**
 * Reads the pictures of an archive, together no more than its limit of bytes; further ones are left.
 * @param folder where the document stands that names them, with a slash at its end; '' for the root.
 */
export async function readKmzPictures(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  folder: string,
  context: DecodeContext,
): Promise<KmzPictures> {
  const found = new Map<string, Uint8Array[]>();
  let room = context.limits.maxInflatedBytes;
  for (const entry of entries) {
    if (entry.size > room) continue;
    const pieces = await readPicture(bytes, entry, context);
    if (pieces === null) continue;
    found.set(entry.name, pieces);
    room -= entry.size;
  }
  const taken = new Set<string>();
  return {
    take(description) {
      const names = new Set(
        [...description.matchAll(IMAGE_SOURCE)].map((match) => {
          const shown = toEntryName(toValue(match), folder);
          const link = LINK_BEFORE.exec(description.slice(Math.max(0, match.index - MAX_LINK), match.index));
          const original = link === null ? shown : toEntryName(toValue(link), folder);
          if (original === shown || !found.has(original)) return shown;
          taken.add(shown);
          return original;
        }),
      );
      return [...names].flatMap((name) => {
        const pieces = found.get(name);
        if (pieces === undefined) return [];
        taken.add(name);
        // Bytes of their own: a view of the archive would take all of it along.
        return [{ name: name.split('/').at(-1) ?? name, bytes: joinBytes(pieces) }];
      });
    },
    listLeft: () => entries.map(({ name }) => name).filter((name) => !taken.has(name)),
  };
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
