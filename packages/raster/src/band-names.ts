/** Names of one file are not longer than this where people read them. */
const MAX_NAME = 80;
/** A text beyond it holds more than names. */
const MAX_TEXT = 1024 ** 2;
const ITEM = /<Item\b([^<>]*)>([^<]*)<\/Item>/g;

/** The names of bands by their index. @param text in which GDAL keeps what it knows of them. */
export function toBandNames(text: unknown): Map<number, string> {
  const names = new Map<number, string>();
  if (typeof text !== 'string' || text.length > MAX_TEXT) return names;
  for (const [, said = '', inner = ''] of text.matchAll(ITEM)) {
    const sample = /\ssample="(\d+)"/.exec(said)?.[1];
    const name = inner.trim().slice(0, MAX_NAME);
    if (sample !== undefined && name !== '' && /\sname="DESCRIPTION"/.test(said))
      names.set(Number(sample), name);
  }
  return names;
}
