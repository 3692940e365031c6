import type { ComparisonWords } from './comparison-words.ts';
import type { Token } from './read-sentence.ts';

/** A part of a sentence that says something by itself. */
export interface Clause {
  readonly start: number;
  /** Its text, with spaces in place of what its facts hold. */
  readonly plain: string;
  readonly tokens: readonly Token[];
}

export const indexesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index }) => index);

/** A sentence with spaces in place of what its facts hold. */
export function blank(text: string, tokens: readonly Token[]): string {
  let plain = text;
  for (const token of tokens)
    plain = `${plain.slice(0, token.at)}${' '.repeat(token.text.length)}${plain.slice(token.at + token.text.length)}`;
  return plain;
}

/** @param plain the sentence, with spaces in place of what its facts hold. */
export function listClauses(plain: string, tokens: readonly Token[], words: ComparisonWords): Clause[] {
  const starts = [0, ...indexesOf(plain, words.clause)];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? plain.length;
    return {
      start,
      plain: plain.slice(start, end),
      tokens: tokens.filter(({ at }) => at >= start && at < end),
    };
  });
}
