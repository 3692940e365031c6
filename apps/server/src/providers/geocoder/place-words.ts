/** A name as it is searched: no accents, lower case, punctuation as single spaces; `search_text` of the database alike. */
export function toPlainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
