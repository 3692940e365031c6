import type { RawGeometry, RawPosition } from './clean-geometry.ts';

/** What a text of well-known text says: its parts, and the system it names, if any. */
export interface WktGeometry {
  /** Points and lines of multi-geometries singly; a multi-polygon as one. Empty for `EMPTY`. */
  parts: RawGeometry[];
  srid: number | null;
}

const TOKEN = /\s*([A-Za-z]+|[(),]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const MAX_DEPTH = 16;

/** Ends the reading of a text that is none; never leaves this file. */
class WktFault extends Error {}

interface Tokens {
  peek(): string;
  next(): string;
  expect(token: string): void;
}

function toTokens(text: string): Tokens {
  let at = 0;
  /** The next token, once it has been looked at: every position is, to see whether it ends. */
  let ahead: { token: string; end: number } | null = null;
  const read = (): { token: string; end: number } => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match?.[1] !== undefined) return { token: match[1].toUpperCase(), end: TOKEN.lastIndex };
    if (text.slice(at).trim() !== '') throw new WktFault();
    return { token: '', end: text.length };
  };
  const next = () => {
    const { token, end } = ahead ?? read();
    ahead = null;
    at = end;
    return token;
  };
  return {
    peek: () => {
      ahead ??= read();
      return ahead.token;
    },
    next,
    expect: (token) => {
      if (next() !== token) throw new WktFault();
    },
  };
}

/** What stands between brackets, a comma apart. */
function readList<T>(tokens: Tokens, readItem: () => T): T[] {
  if (tokens.peek() === 'EMPTY') {
    tokens.next();
    return [];
  }
  tokens.expect('(');
  const items = [readItem()];
  while (tokens.peek() === ',') {
    tokens.next();
    items.push(readItem());
  }
  tokens.expect(')');
  return items;
}

const ENDS: ReadonlySet<string> = new Set(['', '(', ')', ',', 'EMPTY']);

/** Longitude, latitude, and the altitude where the dimensions say that the third number is one. */
function readPosition(tokens: Tokens, hasMeasure: boolean): RawPosition {
  const numbers: number[] = [];
  while (!ENDS.has(tokens.peek())) {
    const number = Number(tokens.next());
    if (Number.isNaN(number)) throw new WktFault();
    numbers.push(number);
  }
  if (numbers.length < 2) throw new WktFault();
  return hasMeasure ? numbers.slice(0, -1) : numbers;
}

function readParts(tokens: Tokens, depth: number): RawGeometry[] {
  if (depth > MAX_DEPTH) throw new WktFault();
  const [, type = '', glued = ''] = /^([A-Z]+?)(ZM|Z|M)?$/.exec(tokens.next()) ?? [];
  const apart = ['Z', 'M', 'ZM'].includes(tokens.peek()) ? tokens.next() : '';
  const hasMeasure = (glued || apart).endsWith('M');
  const position = () => readPosition(tokens, hasMeasure);
  const positions = () => readList(tokens, position);
  const rings = () => readList(tokens, positions);
  // `MULTIPOINT (1 2, 3 4)` and `MULTIPOINT ((1 2), (3 4))` are both common.
  const loosePoint = () => (tokens.peek() === '(' ? positions()[0] : position());
  switch (type) {
    case 'POINT':
      return positions().map((one): RawGeometry => ({ kind: 'point', position: one }));
    case 'MULTIPOINT':
      return readList(tokens, loosePoint).map((one): RawGeometry => ({ kind: 'point', position: one ?? [] }));
    case 'LINESTRING':
    case 'LINEARRING': {
      const line = positions();
      return line.length === 0 ? [] : [{ kind: 'line', positions: line }];
    }
    case 'MULTILINESTRING':
      return rings().map((line): RawGeometry => ({ kind: 'line', positions: line }));
    case 'POLYGON': {
      const polygon = rings();
      return polygon.length === 0 ? [] : [{ kind: 'polygon', rings: polygon }];
    }
    case 'MULTIPOLYGON': {
      const polygons = readList(tokens, rings);
      return polygons.length === 0 ? [] : [{ kind: 'multipolygon', polygons }];
    }
    case 'GEOMETRYCOLLECTION':
      return readList(tokens, () => readParts(tokens, depth + 1)).flat();
    default:
      throw new WktFault();
  }
}

/**
 * Reads well-known text, with PostGIS's `SRID=…;` before it; null where it is none. Measures are left.
 * Source of the format: OGC 06-103r4, 7; PostGIS for the system before it.
 */
export function parseWkt(text: string): WktGeometry | null {
  const [whole = '', digits] = /^\s*SRID\s*=\s*(\d{1,9})\s*;/i.exec(text) ?? [];
  const tokens = toTokens(text.slice(whole.length));
  try {
    const parts = readParts(tokens, 0);
    return tokens.next() === '' ? { parts, srid: digits === undefined ? null : Number(digits) } : null;
  } catch (error) {
    if (error instanceof WktFault) return null;
    throw error;
  }
}
