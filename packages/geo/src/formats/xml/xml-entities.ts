const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** `#x10ffff` and some zeros: a longer one is for whoever wants to say what is wrong with it. */
const MAX_LENGTH = 16;

/** Whether XML 1.0 allows the character of that number. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

function toCharacter(entity: string): string | null {
  if (!entity.startsWith('#')) return NAMED.get(entity) ?? null;
  const digits = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity);
  if (digits === null || entity[1] === 'X') return null;
  const [, hex, decimal = ''] = digits;
  const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
  return isAllowed(code) ? String.fromCodePoint(code) : null;
}

/** A text with the characters that its entities stand for; null when one of them is none of XML's own. */
export function resolveEntities(text: string): string | null {
  let resolved = '';
  let from = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
    const end = text.indexOf(';', at);
    if (end < 0 || end - at > MAX_LENGTH) return null;
    const character = toCharacter(text.slice(at + 1, end));
    if (character === null) return null;
    resolved += text.slice(from, at) + character;
    from = end + 1;
  }
  return resolved + text.slice(from);
}
