/**
 * A name normalized for search: no accents, lower case, punctuation as single spaces; the same as `search_text` of the
 * database.
 */
export function toPlainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
