import type { Fact, ReportLanguage } from '@waypost/contract';
import { blank, type Clause, listClauses } from './clauses.ts';
import { COMPARISON_WORDS } from './comparison-words.ts';
import { claimWordsOf } from './find-claim.ts';
import type { Token } from './read-sentence.ts';
import { isOfBefore, isOfNow, TIMES, toFamily } from './times.ts';

interface Pair {
  readonly before: Fact;
  readonly now: Fact | undefined;
}

function listPairs(facts: readonly Fact[]): Pair[] {
  return facts.flatMap((before) => {
    const kind = TIMES[before.kind];
    if (kind === undefined) return [];
    return [{ before, now: facts.find((fact) => fact.kind === kind && fact.label === before.label) }];
  });
}

/** Facts of fields, and counts by a name that there may be of the time before. */
const isCompared = (fact: Fact) => isOfBefore(fact) || isOfNow(fact) || toFamily(fact) === 'field';
const toName = (fact: Fact) => `${toFamily(fact)} ${fact.label}`;

/** Fields, templates and authors that a clause names. */
const listNamed = ({ tokens }: Clause): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ facts, text }) =>
      [...facts].flatMap((fact) =>
        isCompared(fact) && fact.label?.normalize('NFC') === text ? [toName(fact)] : [],
      ),
    ),
  );

/** What a clause compares: what it names with itself, or else the numbers in it; of a clause with neither, all. */
function listCompared(clause: Clause, pairs: readonly Pair[]): readonly Pair[] {
  const isIn = ({ before, now }: Pair) =>
    clause.tokens.some(({ facts }) => facts.has(before) || (now !== undefined && facts.has(now)));
  const named = listNamed(clause);
  if (named.size > 0)
    return pairs.filter((pair) =>
      toFamily(pair.before) === null ? isIn(pair) : named.has(toName(pair.before)),
    );
  const told = pairs.filter(isIn);
  return told.length > 0 ? told : pairs;
}

/** “More” where it was less, and a trend without the time before. */
export function findTurned(
  tokens: readonly Token[],
  text: string,
  facts: readonly Fact[],
  language: ReportLanguage,
): string | null {
  const { rising, falling, more, less } = claimWordsOf(language);
  const pairs = listPairs(facts);
  for (const clause of listClauses(blank(text, tokens), tokens, COMPARISON_WORDS[language])) {
    const compared = listCompared(clause, pairs);
    for (const word of clause.plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
      const isTrend = rising.has(word) || falling.has(word);
      if (!isTrend && (compared.length === 0 || (!more.has(word) && !less.has(word)))) continue;
      const isUp = rising.has(word) || more.has(word);
      const isHeld = ({ before, now }: Pair) =>
        now !== undefined && (isUp ? now.value > before.value : now.value < before.value);
      if (compared.length === 0 || !compared.every(isHeld)) return word;
    }
  }
  return null;
}
