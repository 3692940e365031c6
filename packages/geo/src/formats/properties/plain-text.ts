/** A tag of markup: its name, a slash before it where it closes. Comparisons such as `a < b` are none. */
const TAG = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
/** Elements whose content is for machines. */
const UNSEEN = /<(script|style|head)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** Elements that begin or end a line. */
const LINE_TAGS = new Set(
  'address article blockquote br div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul'.split(' '),
);
const CELL_TAGS = new Set(['td', 'th']);

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_CODE_POINT = 0x10ffff;

function toCharacter(entity: string): string | null {
  if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()] ?? null;
  const isHex = entity[1] === 'x' || entity[1] === 'X';
  const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : null;
}

/** Whether a text holds markup and is not merely text with a `<` in it. */
export function hasMarkup(text: string): boolean {
  if (!text.includes('<')) return false;
  TAG.lastIndex = 0;
  return TAG.test(text);
}

/**
 * The words of a text that holds markup, as descriptions in KML often do: tags go, the lines and cells they
 * made stay, entities become their characters. Text without markup comes back as it is. What comes out is
 * text and must be shown as text: an entity may have spelled a tag.
 */
export function toPlainText(text: string): string {
  if (!hasMarkup(text)) return text;
  const words = text
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(TAG, (_tag, name: string) => {
      const tag = name.toLowerCase();
      return LINE_TAGS.has(tag) ? '\n' : CELL_TAGS.has(tag) ? ' ' : '';
    });
  const decoded = words.replace(/&(#?\w{1,10});/g, (whole, entity: string) => toCharacter(entity) ?? whole);
  return decoded
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
