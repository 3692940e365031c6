import type { Fact, FactKind, ReportLanguage } from '@waypost/contract';
import { blank, indexesOf, listClauses } from './clauses.ts';
import { COMPARISON_WORDS, type ComparisonWords } from './comparison-words.ts';
import type { Token } from './read-sentence.ts';
import { isOfBefore, isOfNow } from './times.ts';

/** Kinds whose facts are parts of one whole, which can be told from the most to the fewest. */
const GROUPS: ReadonlySet<FactKind> = new Set([
  'template',
  'member',
  'project',
  'geometry_type',
  'answer',
  'fence_entries',
  'fence_time',
]);
/** What a report has of a kind at most: there may be others with fewer. */
const MOST_GROUPS: Readonly<Partial<Record<FactKind, number>>> = {
  answer: 5,
  // Those with fewer entries are never told.
  fence_entries: 0,
  fence_time: 0,
};
const amountOf = ({ kind, value, features }: Fact) =>
  kind === 'fence_entries' || kind === 'fence_time' ? value : features;
const USUAL_MOST_GROUPS = 8;

interface Told {
  readonly tokens: readonly Token[];
  /** The sentence, with spaces in place of what its facts hold. */
  readonly plain: string;
  readonly words: ComparisonWords;
}

/** The same of the time before. Of those that are not told, nobody knows whether they had more or fewer. */
const GROUPS_BEFORE: ReadonlySet<FactKind> = new Set(['template_before', 'member_before']);
const groupsOf = (token: Token | undefined, kinds = GROUPS) =>
  [...(token?.facts ?? [])].filter(({ kind }) => kinds.has(kind));
const isName = ({ kind, facts }: Token) => kind === 'name' && facts.size > 0;
const isValue = ({ kind }: Token) => kind !== 'name';
const isAlike = (one: Fact, other: Fact) =>
  one !== other && one.kind === other.kind && (one.kind !== 'answer' || one.label === other.label);

const clausesOf = ({ tokens, plain, words }: Told) => listClauses(plain, tokens, words);

/** Whether a word stands in a clause of the time before alone. */
function isSaidOfBefore(told: Told, at: number): boolean {
  const plain = clausesOf(told).findLast(({ start }) => start <= at)?.plain ?? '';
  return plain.search(told.words.before) >= 0 && plain.search(told.words.now) < 0;
}

/** “Ana has more than Bo” where she has not. */
function findTurnedNames(told: Told): string | null {
  const { tokens, plain, words } = told;
  const signs = [
    [words.more, (one: Fact, other: Fact) => amountOf(one) > amountOf(other)],
    [words.less, (one: Fact, other: Fact) => amountOf(one) < amountOf(other)],
    [words.equal, (one: Fact, other: Fact) => amountOf(one) === amountOf(other)],
  ] as const;
  for (const [pattern, holds] of signs)
    for (const at of indexesOf(plain, pattern)) {
      const than = at + plain.slice(at).search(words.than);
      const named = tokens.filter((token) => token.at < at && isName(token));
      const following = tokens.find((token) => token.at > Math.max(at, than) && isName(token));
      // “Ana and Bo have as many.”
      const isBefore = following === undefined && pattern === words.equal;
      const [one, other] = isBefore ? [named.at(-2), named.at(-1)] : [named.at(-1), following];
      if (one === undefined || other === undefined) continue;
      const kinds = isSaidOfBefore(told, at) ? GROUPS_BEFORE : GROUPS;
      const pairs = groupsOf(one, kinds).flatMap((left) =>
        groupsOf(other, kinds).flatMap((right) => (isAlike(left, right) ? [[left, right] as const] : [])),
      );
      if (!pairs.some(([left, right]) => holds(left, right))) return plain.slice(at).split(/\s/u)[0] ?? '';
    }
  return null;
}

/** Who has the most: in its clause whom it is from, or who stands before it: “Ana has the most, followed by Bo”. */
function findNamed(told: Told, at: number): Token | undefined {
  // The name of a field stands before its answers.
  const isField = (token: Token) =>
    [...token.facts].every(({ label, detail }) => detail !== null && label === token.text);
  const isTold = (token: Token) =>
    isName(token) && groupsOf(token).length + groupsOf(token, GROUPS_BEFORE).length > 0;
  const names = told.tokens.filter(isTold);
  const clause = clausesOf(told).findLast(({ start }) => start <= at);
  const within = clause?.tokens.filter((token) => isTold(token) && !isField(token)) ?? [];
  const after = within.find((token) => token.at > at);
  if (after !== undefined && told.words.isFrom.test(told.plain.slice(at, after.at))) return after;
  return (
    within.findLast((token) => token.at < at) ??
    after ??
    names.find((token) => token.at > at) ??
    names.findLast((token) => token.at < at)
  );
}

/** “Most are from Bo” where others have more. */
function findFalseExtreme(told: Told, facts: readonly Fact[]): string | null {
  const { plain, words } = told;
  const holdsMost = (fact: Fact) =>
    !facts.some((other) => isAlike(fact, other) && amountOf(other) > amountOf(fact));
  const holdsLeast = (fact: Fact) => {
    const others = facts.filter((other) => isAlike(fact, other));
    // Those that were left out have fewer still.
    const isWhole = others.length + 1 < (MOST_GROUPS[fact.kind] ?? USUAL_MOST_GROUPS);
    return isWhole && others.every((other) => amountOf(other) >= amountOf(fact));
  };
  for (const [pattern, holds] of [
    [words.most, holdsMost],
    [words.least, holdsLeast],
  ] as const)
    for (const at of indexesOf(plain, pattern)) {
      const named = findNamed(told, at);
      if (named === undefined) continue;
      const isOfThen = groupsOf(named, GROUPS_BEFORE).length > 0 && isSaidOfBefore(told, at);
      if (isOfThen || !groupsOf(named).some(holds)) return named.text;
    }
  return null;
}

const isOnly = (token: Token, isOf: (fact: Fact) => boolean) =>
  token.kind === 'count' && token.facts.size > 0 && [...token.facts].every(isOf);

const WHEN_AND_WHERE: ReadonlySet<FactKind> = new Set([
  'busiest_day',
  'busiest_hour',
  'densest_cell',
  'cell',
  'period',
  'hour',
]);
const WITH_MOST: ReadonlySet<FactKind> = new Set(['busiest_day', 'busiest_hour', 'densest_cell']);

/** “Most” beside a place or time that has only some, and “fewest” beside any: of no place and time it is known to have fewest. */
function findFalsePlace(told: Told): string | null {
  const { tokens, plain, words } = told;
  const isPlaced = ({ kind, facts }: Token) =>
    (kind === 'time' || kind === 'place' || kind === 'measure') &&
    facts.size > 0 &&
    [...facts].some(
      (fact) =>
        WHEN_AND_WHERE.has(fact.kind) && (kind !== 'measure' || fact.unit === 'hour' || fact.kind === 'hour'),
    );
  for (const [pattern, kinds] of [
    [words.most, WITH_MOST],
    [words.least, null],
  ] as const)
    for (const at of indexesOf(plain, pattern)) {
      const clause = clausesOf(told).findLast(({ start }) => start <= at);
      // It is theirs.
      if (clause?.tokens.some((token) => isName(token) && groupsOf(token).length > 0) === true) continue;
      const isAfter = (token: Token) => token.at > at;
      const near = tokens.filter((token) => isValue(token) && (clause?.tokens.includes(token) ?? false));
      const placed =
        near.find((token) => isAfter(token) && isPlaced(token)) ??
        near.findLast(isPlaced) ??
        tokens.find((token) => isAfter(token) && isPlaced(token)) ??
        tokens.findLast(isPlaced);
      if (placed === undefined) continue;
      // “The least of Depth” is of the values beside it.
      const isOfField = near.some(
        ({ facts }) => [...facts].every(({ unit }) => unit === 'number') && facts.size > 0,
      );
      if (isOfField) continue;
      if (kinds === null || ![...placed.facts].some(({ kind }) => kinds.has(kind))) return placed.text;
    }
  return null;
}

/** “The mean is higher than the median” where it is lower. */
function findTurnedValues({ tokens, plain, words }: Told): string | null {
  const valuesOf = (token: Token) =>
    [...token.facts].filter(({ kind, unit }) => unit === 'number' && kind !== 'number_count');
  const values = tokens.filter((token) => token.kind === 'count' && valuesOf(token).length > 0);
  for (const [pattern, holds] of [
    [words.more, (one: Fact, other: Fact) => one.value > other.value],
    [words.less, (one: Fact, other: Fact) => one.value < other.value],
  ] as const)
    for (const at of indexesOf(plain, pattern)) {
      const than = plain.slice(at).search(words.than);
      const one = values.findLast((token) => token.at < at);
      const other = values.find((token) => token.at > at + than);
      if (than < 0 || one === undefined || other === undefined) continue;
      const isHeld = valuesOf(one).some((left) =>
        valuesOf(other).some((right) => left.label === right.label && holds(left, right)),
      );
      if (!isHeld) return plain.slice(at).split(/\s/u)[0] ?? '';
    }
  return null;
}

/** The time before told as now, and the other way round. */
function findExchangedTimes(told: Told): string | null {
  const { words } = told;
  for (const { plain, tokens } of clausesOf(told)) {
    const hasBefore = plain.search(words.before) >= 0;
    const isCompared = plain.search(words.against) >= 0;
    const previous = tokens.find((token) => isOnly(token, isOfBefore));
    const total = tokens.find((token) => isOnly(token, isOfNow));
    if (previous !== undefined && total === undefined && !hasBefore && !isCompared) return previous.text;
    if (previous !== undefined && plain.search(words.now) >= 0) return previous.text;
    if (total !== undefined && previous === undefined && hasBefore && !isCompared) return total.text;
  }
  return null;
}

/** “There were more before” where there were fewer: what has more stands before what it is compared with. */
function findTurnedTimes(told: Told, facts: readonly Fact[]): string | null {
  const { plain, words } = told;
  if (!facts.some(isOfBefore)) return null;
  const clauses = clausesOf(told);
  for (const pattern of [words.more, words.less])
    for (const at of indexesOf(plain, pattern)) {
      const [before, after] = [plain.slice(0, at), plain.slice(at)];
      const against = after.search(words.against);
      const past = after.search(words.before);
      if (past >= 0 && (against < 0 || against > past)) return after.split(/\s/u)[0] ?? '';
      // “It was 5 before, and is higher now” says of which time it is.
      const clause = clauses.findLast(({ start }) => start <= at);
      const ownText =
        clause === undefined ? after : plain.slice(clause.start, clause.start + clause.plain.length);
      const [sided = ''] = ownText.split(words.against);
      if (sided.search(words.now) >= 0 && sided.search(words.before) < 0) continue;
      if (before.search(words.before) >= 0 && before.search(words.against) < 0)
        return after.split(/\s/u)[0] ?? '';
    }
  return null;
}

/** The kinds of which the numbers of a range may be: from the least to the greatest, from the time before to now. */
const RANGES: readonly (readonly [FactKind, FactKind])[] = [
  ['number_least', 'number_greatest'],
  ['number_lower_quartile', 'number_upper_quartile'],
  ['previous', 'total'],
  ['number_mean_before', 'number_mean'],
  ['template_before', 'template'],
  ['member_before', 'member'],
];

/** What ends no range but its own. */
const ALONE: ReadonlySet<FactKind> = new Set(['number_mean', 'number_upper_quartile']);
const NAMED: ReadonlySet<FactKind> = new Set(['template', 'member']);

/** “From 5 to 2” where 2 is the least, or the mean. */
function findFalseRange({ tokens, plain, words }: Told): string | null {
  const kinds = RANGES.flat();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'count') continue;
    const start = tokens[index - 1] === undefined ? 0 : (tokens[index - 1]?.at ?? 0);
    const lead = plain.slice(start, token.at).trimEnd();
    const endsWith = (pattern: RegExp) => new RegExp(`${pattern.source}$`, 'iu').test(lead);
    const [isFrom, isTo] = [endsWith(words.rangeFrom), endsWith(words.rangeTo)];
    const isOfRange = [...token.facts].every(
      ({ kind }) => kinds.includes(kind) || kind === 'number_mean' || kind === 'number_median',
    );
    if (!isOfRange || token.facts.size === 0 || (!isFrom && !isTo)) continue;
    const next = tokens[index + 1];
    // “Of 5” is no range; “begins at 5” is one.
    const isLong = /\p{L}\s+\p{L}/u.test(words.rangeFrom.exec(lead)?.[0] ?? '');
    const isRange = isTo || next?.kind === 'count' || isLong;
    const side = isFrom ? 0 : 1;
    const partner = isFrom ? next : tokens[index - 1];
    const isSide = ({ kind, label }: Fact) =>
      RANGES.some((range) => {
        if (range[side] !== kind) return false;
        const others = [...(partner?.facts ?? [])].filter((other) => other.kind === range[1 - side]);
        // A mean ends no range but the one from the mean before, a quartile none but that of both, and no range is of two fields.
        if (others.length === 0)
          return !range.some((one) => ALONE.has(one)) && !(partner?.kind === 'count' && NAMED.has(range[1]));
        return others.some((other) => other.label === label);
      });
    if (isRange && ![...token.facts].some(isSide)) return token.text;
  }
  return null;
}

/** Finds a comparison, a most or fewest, a before or now that the facts hold otherwise. @param all those of the report. */
export function findComparison(
  tokens: readonly Token[],
  text: string,
  facts: readonly Fact[],
  { all, language }: { readonly all: readonly Fact[]; readonly language: ReportLanguage },
): string | null {
  const told: Told = { tokens, plain: blank(text, tokens), words: COMPARISON_WORDS[language] };
  return (
    findTurnedNames(told) ??
    findFalseExtreme(told, all) ??
    findFalsePlace(told) ??
    findTurnedValues(told) ??
    findExchangedTimes(told) ??
    findTurnedTimes(told, facts) ??
    findFalseRange(told)
  );
}
