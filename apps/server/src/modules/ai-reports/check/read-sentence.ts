import type { Fact } from '@waypost/contract';
import type { Writing, WritingKind } from './held-writings.ts';

/** A part of a sentence that its facts hold. */
export interface Token {
  readonly kind: WritingKind;
  readonly text: string;
  /** Those that hold it; none for the name of the layer. */
  readonly facts: ReadonlySet<Fact>;
  /** Where it begins. */
  readonly at: number;
}

export interface ReadSentence {
  readonly tokens: readonly Token[];
  /** The sentence with a character of private use in place of each token. */
  readonly rest: string;
}

/** In place of plain numbers, and of all else. */
export const NUMBER_MARK = '\uE000';
export const OTHER_MARK = '\uE001';

/** Where a writing stands by itself: 12 is not held by a fact of 1,204. */
const BEFORE = /(?<![\p{L}\p{N}]|\p{N}[.,:])/uy;
const AFTER = /(?![\p{L}\p{N}]|[.,:]\p{N})/uy;
/** Between the halves of a character. */
const INSIDE = /(?<=[\uD800-\uDBFF])(?=[\uDC00-\uDFFF])/y;

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
const isEdge = (pattern: RegExp, text: string, at: number) =>
  !isAt(INSIDE, text, at) && isAt(pattern, text, at);

/**
 * Finds what is held, the longest first. The patterns are made once: one for each sentence, with all that its facts let one write,
 * takes most of the time of a check.
 */
export function readSentence(text: string, writings: readonly Writing[]): ReadSentence {
  const byText = Map.groupBy(writings, (writing) => writing.text);
  const texts = [...byText.keys()]
    .filter((part) => part !== '' && text.includes(part))
    .sort((a, b) => b.length - a.length);
  const tokens: Token[] = [];
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const isHere = (part: string) => text.startsWith(part, at) && isEdge(AFTER, text, at + part.length);
    const part = isEdge(BEFORE, text, at) ? texts.find(isHere) : undefined;
    if (part === undefined) {
      rest += text[at];
      at += 1;
      continue;
    }
    const held = byText.get(part) ?? [];
    const facts = new Set(held.flatMap(({ fact }) => fact ?? []));
    // What is a number is told as one, even if something has it for its name.
    const kind = held.find((writing) => writing.kind !== 'name')?.kind ?? 'name';
    tokens.push({ kind, text: part, facts, at });
    rest += kind === 'count' ? NUMBER_MARK : OTHER_MARK;
    at += part.length;
  }
  return { tokens, rest };
}
