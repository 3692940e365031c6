const MAX_CREDIT = 300;
/** Credits are a few links; what is beyond is not looked at. */
const MAX_HTML = 10_000;
const SIGNS: Readonly<Record<string, string>> = {
  copy: '©',
  '#169': '©',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  middot: '·',
};

/**
 * A credit as text: archives write it as HTML, which nobody may put into the page. Of any bytes it takes a moment: a tag
 * holds no “<”, so that none is looked for twice in the same text.
 */
export function toPlainText(html: string): string {
  return html
    .slice(0, MAX_HTML)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => SIGNS[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CREDIT);
}
