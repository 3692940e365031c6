import type { SaxesParser } from 'saxes';
import { resolveEntities } from './xml-entities.ts';
import { type KnownName, NameTable, NO_NAME, toNameKind } from './xml-names.ts';
import { createSlowReader, type XmlEvents } from './xml-slow-reader.ts';

const NO_ATTRIBUTES: readonly string[] = [];
/** Characters that XML 1.0 does not allow; half pairs never come out of a decoder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const DISALLOWED = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** The usual first line. Any other, also of XML 1.1, is for the slow reader. */
const DECLARATION =
  /^<\?xml\s+version=(["'])1\.0\1(?:\s+encoding=(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone=(["'])(?:yes|no)\3)?\s*\?>/;
const INSTRUCTION = /^<\?(?!xml[\s?])[A-Za-z_][\w.-]*(?:\s[\s\S]*)?\?>$/i;
/** A text is handed on in parts from this length, so that a long one is not gathered here. */
const LONG_TEXT = 64 * 1024;

const [TAB, NEWLINE, SPACE] = [0x09, 0x0a, 0x20] as const;
const [BANG, DOUBLE_QUOTE, QUOTE, SLASH] = [0x21, 0x22, 0x27, 0x2f] as const;
const [LESS, EQUALS, GREATER, QUESTION] = [0x3c, 0x3d, 0x3e, 0x3f] as const;

/** The piece ends before the token does. */
const UNFINISHED = -1;
/** For the slow reader. */
const STRANGE = -2;

const isSpace = (code: number) => code === SPACE || code === NEWLINE || code === TAB;

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function countLines(text: string, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Breaks within a value are spaces; letters that stand there by their number stay. */
function toValue(text: string, from: number, to: number, hasEntity: boolean): string | null {
  let value = text.slice(from, to);
  for (let at = 0; at < value.length; at += 1) {
    if (value.charCodeAt(at) >= SPACE) continue;
    value = value.replace(/[\n\t]/g, ' ');
    break;
  }
  return hasEntity ? resolveEntities(value) : value;
}

/**
 * Reads an XML document that comes in pieces, by looking for the next bracket instead of at each letter. It takes what
 * is well-formed beyond doubt, as nearly all is. At anything else, a DOCTYPE, a foreign letter in a name, every fault,
 * the rest goes to the slow reader, whose word counts: there is one judge of what XML is.
 */
export class XmlScanner {
  readonly #events: XmlEvents;
  readonly #names = new NameTable();
  readonly #path: KnownName[] = [];
  #slow: SaxesParser | null = null;
  #text = '';
  /** What came since and is not worth a try yet: an unfinished token would be looked at again with each piece. */
  #waiting = '';
  #isStarted = false;
  #isBegun = false;
  #rootName: string | null = null;
  /** Lines before `#text`. */
  #lines = 0;
  /** Where the next `&` and the next `]]>` stand in `#text`: each is looked for once. */
  #nextEntity = 0;
  #nextForbidden = 0;
  /** What `#readName` and `#readTail` found. */
  #name = NO_NAME;
  #attributes: readonly string[] = NO_ATTRIBUTES;

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  /** Reads on. Throws what the events throw. */
  write(piece: string): void {
    if (this.#slow !== null) {
      this.#slow.write(piece);
      return;
    }
    this.#waiting += piece;
    if (this.#waiting !== '' && this.#waiting.length >= this.#text.length) this.#readOn(false);
  }

  /** The document ends here. */
  finish(): void {
    if (this.#slow === null) this.#readOn(true);
    if (this.#slow === null && this.#rootName !== null && this.#path.length === 0 && this.#text === '')
      return;
    this.#handOver(0).close();
  }

  #readOn(isLast: boolean): void {
    // Of a line's end that may be two letters, the second may be still to come.
    const isSplit = !isLast && this.#waiting.endsWith('\r');
    const piece = isSplit ? this.#waiting.slice(0, -1) : this.#waiting;
    this.#waiting = isSplit ? '\r' : '';
    let from = 0;
    if (!this.#isStarted && piece !== '') {
      this.#isStarted = true;
      from = piece.startsWith('<?xml') ? (DECLARATION.exec(piece)?.[0].length ?? STRANGE) : 0;
    }
    const isStrange = from < 0 || DISALLOWED.test(piece);
    // The slow reader knows of ends of lines that are not ours to change.
    const text = isStrange || !piece.includes('\r') ? piece : piece.replace(/\r\n?/g, '\n');
    this.#text += text;
    this.#nextEntity = -1;
    this.#nextForbidden = -1;
    if (isStrange) this.#handOver(0);
    else this.#readTokens(from);
  }

  /** Gives the rest, from a place in `#text` where a token begins, to the slow reader. */
  #handOver(at: number): SaxesParser {
    if (this.#slow !== null) return this.#slow;
    this.#slow = createSlowReader(this.#events, {
      path: this.#path.map(({ text }) => text),
      rootName: this.#rootName,
      isBegun: this.#isBegun || at > 0,
      line: this.#lines + countLines(this.#text, at) + 1,
    });
    this.#slow.write(this.#text.slice(at) + this.#waiting);
    this.#text = '';
    this.#waiting = '';
    return this.#slow;
  }

  #readTokens(from: number): void {
    const text = this.#text;
    let at = from;
    for (;;) {
      const opening = text.charCodeAt(at) === LESS ? at : text.indexOf('<', at);
      const end = opening < 0 ? text.length : opening;
      if (end > at) {
        const read = this.#readText(at, end, opening >= 0);
        if (read === STRANGE) {
          this.#handOver(at);
          return;
        }
        at = read;
      }
      if (opening < 0) break;
      const read = this.#readMarkup(opening);
      if (read === STRANGE) {
        this.#handOver(opening);
        return;
      }
      if (read === UNFINISHED) break;
      at = read;
    }
    this.#isBegun ||= at > 0;
    this.#lines += countLines(text, at);
    this.#text = text.slice(at);
  }

  #hasEntity(from: number, to: number): boolean {
    if (this.#nextEntity < from) {
      const next = this.#text.indexOf('&', from);
      this.#nextEntity = next < 0 ? this.#text.length : next;
    }
    return this.#nextEntity < to;
  }

  #hasForbidden(from: number, to: number): boolean {
    if (this.#nextForbidden < from) {
      const next = this.#text.indexOf(']]>', from);
      this.#nextForbidden = next < 0 ? this.#text.length : next;
    }
    return this.#nextForbidden < to;
  }

  #readText(from: number, to: number, isEnded: boolean): number {
    const text = this.#text;
    if (this.#path.length === 0) return skipSpaces(text, from) >= to ? to : STRANGE;
    let end = to;
    if (!isEnded) {
      if (to - from < LONG_TEXT) return from;
      end = toSafeEnd(text, from, to);
      if (end === from) return from;
    }
    if (this.#hasForbidden(from, end)) return STRANGE;
    const piece = text.slice(from, end);
    const resolved = this.#hasEntity(from, end) ? resolveEntities(piece) : piece;
    if (resolved === null) return STRANGE;
    this.#events.text(resolved);
    return end;
  }

  #readMarkup(at: number): number {
    switch (this.#text.charCodeAt(at + 1)) {
      case SLASH:
        return this.#readClosing(at);
      case BANG:
        return this.#readBang(at);
      case QUESTION:
        return this.#readInstruction(at);
      default:
        return this.#readOpening(at);
    }
  }

  #readClosing(at: number): number {
    const text = this.#text;
    const open = this.#path.at(-1);
    if (open === undefined) return STRANGE;
    let end = at + open.closing.length;
    if (!text.startsWith(open.closing, at)) {
      end = this.#readWideClosing(at + 2, open.text);
      if (end < 0) return end;
    }
    this.#path.pop();
    this.#events.close();
    return end;
  }

  /** Of a closing tag with blanks in it, or one that is not whole or not the right one: where it ends. */
  #readWideClosing(from: number, name: string): number {
    const text = this.#text;
    if (from + name.length >= text.length) return text.includes('>', from) ? STRANGE : UNFINISHED;
    if (!text.startsWith(name, from)) return STRANGE;
    const end = skipSpaces(text, from + name.length);
    if (end >= text.length) return UNFINISHED;
    return text.charCodeAt(end) === GREATER ? end + 1 : STRANGE;
  }

  /** A comment, or a stretch of letters that are no markup. */
  #readBang(at: number): number {
    const text = this.#text;
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('--', at + 4);
      if (end < 0 || end + 2 >= text.length) return UNFINISHED;
      return text.charCodeAt(end + 2) === GREATER ? end + 3 : STRANGE;
    }
    if (text.length - at < 9) return UNFINISHED;
    if (!text.startsWith('<![CDATA[', at) || this.#path.length === 0) return STRANGE;
    const end = text.indexOf(']]>', at + 9);
    if (end < 0) return UNFINISHED;
    this.#events.text(text.slice(at + 9, end));
    return end + 3;
  }

  #readInstruction(at: number): number {
    const end = this.#text.indexOf('?>', at + 2);
    if (end < 0) return UNFINISHED;
    return INSTRUCTION.test(this.#text.slice(at, end + 2)) ? end + 2 : STRANGE;
  }

  #readOpening(from: number): number {
    const text = this.#text;
    const expected = this.#name.next;
    if (expected.isBare && this.#path.length > 0 && text.startsWith(expected.opening, from)) {
      this.#name = expected;
      this.#path.push(expected);
      this.#events.open(expected.text, NO_ATTRIBUTES);
      return from + expected.opening.length;
    }
    const nameEnd = this.#readName(from + 1);
    if (nameEnd < 0) return nameEnd;
    const known = this.#name;
    let end = nameEnd;
    known.isBare = text.charCodeAt(end) === GREATER;
    if (known.isBare) this.#attributes = NO_ATTRIBUTES;
    else {
      end = this.#readTail(end, known);
      if (end < 0) return end;
    }
    const isEmpty = text.charCodeAt(end) === SLASH;
    if (isEmpty && end + 1 >= text.length) return UNFINISHED;
    if (isEmpty && text.charCodeAt(end + 1) !== GREATER) return STRANGE;
    if (this.#path.length === 0) {
      if (this.#rootName !== null) return STRANGE;
      this.#rootName = known.text;
    }
    this.#events.open(known.text, this.#attributes);
    if (!isEmpty) {
      this.#path.push(known);
      return end + 1;
    }
    this.#events.close();
    return end + 2;
  }

  /** Where the name that begins there ends. */
  #readName(from: number): number {
    const text = this.#text;
    if (from >= text.length) return UNFINISHED;
    const expected = this.#name.next;
    const expectedEnd = from + expected.text.length;
    if (text.startsWith(expected.text, from) && toNameKind(text.charCodeAt(expectedEnd)) === 0) {
      this.#name = expected;
      return expectedEnd < text.length ? expectedEnd : UNFINISHED;
    }
    if (toNameKind(text.charCodeAt(from)) !== 2) return STRANGE;
    let end = from;
    let hash = 0;
    for (let code = text.charCodeAt(end); toNameKind(code) > 0; code = text.charCodeAt(end)) {
      hash = (Math.imul(hash, 31) + code) | 0;
      end += 1;
    }
    if (end >= text.length) return UNFINISHED;
    const name = this.#names.find(text, from, end, hash);
    this.#names.link(this.#name, name);
    this.#name = name;
    return end;
  }

  /** Where the tag ends, as `#readAttributes`; those that were read before are not read again. */
  #readTail(from: number, name: KnownName): number {
    const text = this.#text;
    const expected = name.tail?.next ?? null;
    if (expected !== null && text.startsWith(expected.text, from)) {
      name.tail = expected;
      this.#attributes = expected.attributes;
      return from + expected.text.length - 1;
    }
    const end = this.#readAttributes(from);
    if (end >= 0 && name.tails !== null)
      this.#names.keepTail(name, text.slice(from, end + 1), this.#attributes);
    return end;
  }

  /** Where the tag ends: at its bracket or at the slash before it. */
  #readAttributes(from: number): number {
    const text = this.#text;
    const found: string[] = [];
    for (let at = from; ; ) {
      const next = skipSpaces(text, at);
      if (next >= text.length) return UNFINISHED;
      const code = text.charCodeAt(next);
      if (code === GREATER || code === SLASH) {
        this.#attributes = found;
        return next;
      }
      if (next === at) return STRANGE;
      const nameEnd = this.#readName(next);
      if (nameEnd < 0) return nameEnd;
      const name = this.#name.text;
      for (let index = 0; index < found.length; index += 2) if (found[index] === name) return STRANGE;
      at = this.#readValue(nameEnd, found, name);
      if (at < 0) return at;
    }
  }

  #readValue(from: number, found: string[], name: string): number {
    const text = this.#text;
    const equals = skipSpaces(text, from);
    if (equals >= text.length) return UNFINISHED;
    if (text.charCodeAt(equals) !== EQUALS) return STRANGE;
    const opening = skipSpaces(text, equals + 1);
    if (opening >= text.length) return UNFINISHED;
    const quote = text.charCodeAt(opening);
    if (quote !== QUOTE && quote !== DOUBLE_QUOTE) return STRANGE;
    const end = text.indexOf(quote === QUOTE ? "'" : '"', opening + 1);
    const bracket = text.indexOf('<', opening + 1);
    // A quote that is never closed must not gather the document.
    if (bracket >= 0 && (end < 0 || bracket < end)) return STRANGE;
    if (end < 0) return UNFINISHED;
    const value = toValue(text, opening + 1, end, this.#hasEntity(opening + 1, end));
    if (value === null) return STRANGE;
    found.push(name, value);
    return end + 1;
  }
}

/** Where a text that goes on can be cut: not within an entity, nor within what may become `]]>`. */
function toSafeEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text.charCodeAt(end - 1) === 0x5d) end -= 1;
  const entity = text.lastIndexOf('&', end - 1);
  return entity >= from && !text.slice(entity, end).includes(';') ? entity : end;
}
