import type { Fact, FactKind } from '@waypost/contract';
import type { WritingTask } from '../writers/writer.ts';
import { claimWordsOf } from './find-claim.ts';
import { findComparison } from './find-comparison.ts';
import { findTurned } from './find-turned.ts';
import { findUnowned } from './find-unowned.ts';
import type { ReadSentence, Token } from './read-sentence.ts';

const isValue = ({ kind }: Token) => kind !== 'name';
const holdsAny = (token: Token | undefined, facts: ReadonlySet<Fact>) =>
  token !== undefined && [...facts].some((fact) => token.facts.has(fact));

/** The name by which a fact is told from others of its kind. */
const nameOf = ({ label, detail }: Fact) => detail ?? label;

/** Facts that may have “the largest number of features”. */
const WITH_MOST: readonly FactKind[] = [
  'template',
  'member',
  'project',
  'geometry_type',
  'answer',
  'busiest_day',
  'busiest_hour',
  'densest_cell',
];

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** A name that looks like a number, unless it stands in quotation marks, or directly before the value of its own fact. */
function findNumeral({ tokens }: ReadSentence, text: string): string | null {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name' || hasLetter(token.text)) continue;
    const end = token.at + token.text.length;
    const isQuoted = /[“«"]/u.test(text[token.at - 1] ?? '') && /[”»"]/u.test(text[end] ?? '');
    const next = tokens[index + 1];
    const isBeside = next !== undefined && text.slice(end, next.at) === ' (' && holdsAny(next, token.facts);
    if (!isQuoted && !isBeside) return token.text;
  }
  return null;
}

/** A name whose value is not beside it: “Ana has 12 and Bo has 301” where it is the other way round. */
function findSwapped(tokens: readonly Token[], task: WritingTask): string | null {
  if (!tokens.some(isValue)) return null;
  const { starters } = claimWordsOf(task.language);
  for (const [index, token] of tokens.entries()) {
    const named = new Set([...token.facts].filter((fact) => nameOf(fact) !== null));
    if (token.kind !== 'name' || named.size === 0) continue;
    // The name of a field is told from its answers: those need a number, it does not.
    const isField = [...named].every(({ label, detail }) => detail !== null && label === token.text);
    if (isField) continue;
    const isBeside = (at: number) =>
      [tokens[at - 1], tokens[at + 1]].some(
        (other) => other !== undefined && isValue(other) && holdsAny(other, named),
      );
    // A name that is a word of the language may also be that word.
    const isWord = starters.has(token.text.toLowerCase());
    const places = isWord ? tokens.flatMap(({ text }, at) => (text === token.text ? [at] : [])) : [index];
    if (!places.some(isBeside)) return token.text;
  }
  return null;
}

/** A word such as “mean” or “last” beside the value of another fact. */
function findMisnamed({ tokens, rest }: ReadSentence, text: string, task: WritingTask): string | null {
  const { roles, phrases, mostNumber } = claimWordsOf(task.language);
  const plain = phrases.reduce(
    (left, phrase) => left.replaceAll(phrase, (part) => ' '.repeat(part.length)),
    text,
  );
  const values = tokens.filter(isValue);
  const told = values.length === 0 ? tokens : values;
  for (const { 0: word, index: at } of plain.matchAll(/[\p{L}\p{M}]+/gu)) {
    // Only what was not taken out as held.
    if (tokens.some((token) => at >= token.at && at < token.at + token.text.length)) continue;
    const kinds = mostNumber.test(plain.slice(at))
      ? WITH_MOST
      : roles.find(([words]) => words.has(word.toLowerCase()))?.[1];
    if (kinds === undefined || !rest.includes(word)) continue;
    const after = told.find((token) => token.at > at);
    const before = told.findLast((token) => token.at < at);
    const isOf = (token: Token | undefined) =>
      token !== undefined && [...token.facts].some(({ kind }) => kinds.includes(kind));
    if (!isOf(after) && !isOf(before)) return word;
  }
  return null;
}

/** Finds held numbers and names that are put together as no fact has them. */
export function findMismatch(
  read: ReadSentence,
  text: string,
  facts: readonly Fact[],
  task: WritingTask,
): string | null {
  return (
    findNumeral(read, text) ??
    findSwapped(read.tokens, task) ??
    findMisnamed(read, text, task) ??
    findTurned(read.tokens, text, facts, task.language) ??
    findUnowned(read.tokens, text, task) ??
    findComparison(read.tokens, text, facts, { all: task.facts, language: task.language })
  );
}
