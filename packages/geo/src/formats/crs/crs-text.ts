/** A node of well-known text: `UNIT["Degree",0.017]` has a text and a number. */
export interface CrsNode {
  /** In upper case. */
  readonly keyword: string;
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  /** Such as the direction of an axis. */
  readonly words: readonly string[];
  readonly children: readonly CrsNode[];
}

const TOKEN = /\s*(?:"([^"]*)"|([A-Za-z_][\w]*)|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|([[\](),]))/y;
/** A CRS has about eight levels; deeper nesting is rejected. */
const MAX_DEPTH = 16;

interface Token {
  readonly kind: 'text' | 'word' | 'number' | 'mark';
  readonly value: string;
}

function listTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    // Trailing whitespace is not a token.
    if (match === null) return text.slice(at).trim() === '' ? tokens : null;
    const [, quoted, word, number, mark] = match;
    if (quoted !== undefined) tokens.push({ kind: 'text', value: quoted });
    else if (word !== undefined) tokens.push({ kind: 'word', value: word });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else tokens.push({ kind: 'mark', value: mark ?? '' });
  }
  return tokens;
}

/**
 * Parses the well-known text of a CRS; null if it is malformed.
 * Source of the format: OGC 01-009, Coordinate Transformation Services, section 7.
 */
export function parseCrs(text: string): CrsNode | null {
  const tokens = listTokens(text);
  if (tokens === null) return null;
  let at = 0;
  const readNode = (depth: number): CrsNode | null => {
    const word = tokens[at];
    const open = tokens[at + 1]?.value ?? '';
    if (depth > MAX_DEPTH || word?.kind !== 'word' || (open !== '[' && open !== '(')) return null;
    at += 2;
    const texts: string[] = [];
    const numbers: number[] = [];
    const words: string[] = [];
    const children: CrsNode[] = [];
    for (; at < tokens.length; ) {
      const { kind, value } = tokens[at] ?? { kind: 'mark', value: '' };
      if (value === ']' || value === ')') {
        at += 1;
        return { keyword: word.value.toUpperCase(), texts, numbers, words, children };
      }
      if (kind === 'word' && /^[[(]$/.test(tokens[at + 1]?.value ?? '')) {
        const child = readNode(depth + 1);
        if (child === null) return null;
        children.push(child);
        continue;
      }
      if (kind === 'text') texts.push(value);
      if (kind === 'word') words.push(value);
      if (kind === 'number') numbers.push(Number(value));
      at += 1;
    }
    return null;
  };
  return readNode(0);
}

export function findCrsNode(node: CrsNode, keyword: string): CrsNode | undefined {
  return node.children.find((child) => child.keyword === keyword);
}
