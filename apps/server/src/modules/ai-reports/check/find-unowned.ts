import type { Fact, FactKind, ReportLanguage } from '@waypost/contract';
import type { WritingTask } from '../writers/writer.ts';
import { blank, listClauses } from './clauses.ts';
import { COMPARISON_WORDS } from './comparison-words.ts';
import type { Token } from './read-sentence.ts';

/** Facts that their names tell from others of their kind. */
const NAMED: ReadonlySet<FactKind> = new Set([
  'template',
  'member',
  'project',
  'geometry_type',
  'answer',
  'template_before',
  'member_before',
]);
/** Facts of a field: its name has to stand in the sentence. */
const OF_FIELD: ReadonlySet<FactKind> = new Set([
  'number_count',
  'number_least',
  'number_greatest',
  'number_mean',
  'number_median',
  'number_lower_quartile',
  'number_upper_quartile',
  'number_mean_before',
  'number_outliers',
]);
/** Facts of a geofence or one feature: its name has to stand beside the number. */
const OF_ONE: ReadonlySet<FactKind> = new Set([
  'fence_entries',
  'fence_time',
  'most_notes',
  'most_pictured',
  'text',
  'unanswered',
]);
/** Facts whose number of features says something only beside their own day, hour, place or sum. */
const OF_MEASURE: ReadonlySet<FactKind> = new Set([
  'busiest_day',
  'busiest_hour',
  'densest_cell',
  'cell',
  'period',
  'hour',
  'area_sum',
  'length_sum',
]);
/** Numbers and sums of all features, not of those of a name. */
const OF_ALL: ReadonlySet<FactKind> = new Set([
  'photographs',
  'unpictured',
  'noted',
  'notes',
  'area_sum',
  'length_sum',
]);
/** Places and times that have a number of features of their own. */
const WITH_COUNT: ReadonlySet<FactKind> = new Set(['busiest_day', 'densest_cell', 'cell', 'period']);

const PHOTOGRAPHS: Readonly<Record<ReportLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:photograph|photo|picture)s?(?!\p{L})/iu,
  es: /(?<!\p{L})foto(?:s|graf[ií]as?)?(?!\p{L})/iu,
};

const QUARTILES = {
  en: /(?<!\p{L})quartiles?(?!\p{L})/iu,
  es: /(?<!\p{L})cuartil(?:es)?(?!\p{L})/iu,
} as const;

const BEFORE = {
  en: /(?<!\p{L})(?:before|previous(?:ly)?|earlier)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:anterior(?:es|mente)?|antes|previ[oa])(?!\p{L})/iu,
} as const;

/** What has to be said of a number for it to be that of its fact. */
const SAID: Readonly<Partial<Record<FactKind, Readonly<Record<ReportLanguage, RegExp>>>>> = {
  photographs: PHOTOGRAPHS,
  noted: { en: /(?<!\p{L})notes(?!\p{L})/iu, es: /(?<!\p{L})notas(?!\p{L})/iu },
  number_lower_quartile: QUARTILES,
  number_upper_quartile: QUARTILES,
  number_outliers: { en: /(?<!\p{L})outliers?(?!\p{L})/iu, es: /(?<!\p{L})at[ií]pic[oa]s?(?!\p{L})/iu },
  number_mean_before: BEFORE,
  template_before: BEFORE,
  member_before: BEFORE,
  fence_entries: {
    en: /(?<!\p{L})(?:entered|entries|entry)(?!\p{L})/iu,
    es: /(?<!\p{L})(?:entradas?|entraron|entró)(?!\p{L})/iu,
  },
  fence_time: {
    en: /(?<!\p{L})(?:inside|stays?)(?!\p{L})/iu,
    es: /(?<!\p{L})(?:dentro|estancias?)(?!\p{L})/iu,
  },
};

/** What is no entry: “entered by 14 features” tells who entered. */
const NO_ENTRIES: Readonly<Record<ReportLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:features?|reports?|points?|lines?|areas?|observations?|records?|items?|values?|answers?|photographs?|authors?|members?|people|outliers?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:elementos?|informes?|puntos?|líneas?|áreas?|observaci(?:ón|ones)|registros?|valor(?:es)?|respuestas?|fotografías?|autor(?:es|as?)?|miembros?|personas|atípic[oa]s?)(?!\p{L})/iu,
};

const isNumber = ({ kind }: Token) => kind === 'count' || kind === 'measure';
const isNameOf = (token: Token, fact: Fact) =>
  token.facts.has(fact) &&
  (token.kind === 'name' || token.text === (fact.detail ?? fact.label)?.normalize('NFC'));

/** Whether the nearest name on one side of a number is that of its fact. */
function isBesideName(tokens: readonly Token[], fact: Fact): boolean {
  for (const token of tokens) {
    if (isNameOf(token, fact)) return true;
    // The name of a field stands before all of its answers.
    const isField = [...token.facts].every(
      ({ label, detail }) => detail !== null && label?.normalize('NFC') === token.text,
    );
    if (token.kind === 'name' && token.facts.size > 0 && !isField) return false;
  }
  return false;
}

/** Whether the number of entries in a clause is told to be of something else. */
function isOfOthers({ tokens, at, text, language }: Place): boolean {
  const token = tokens[at];
  const clauses = listClauses(blank(text, tokens), tokens, COMPARISON_WORDS[language]);
  const clause = clauses.find((part) => token !== undefined && part.tokens.includes(token));
  if (token === undefined || clause === undefined) return false;
  // The words beside other numbers of the clause are theirs.
  const numbers = clause.tokens.filter(isNumber);
  const before = numbers.findLast((other) => other.at < token.at);
  const after = numbers.find((other) => other.at > token.at);
  const start = before === undefined ? clause.start : before.at + before.text.length;
  const near = clause.plain.slice(
    start - clause.start,
    (after?.at ?? Number.POSITIVE_INFINITY) - clause.start,
  );
  return NO_ENTRIES[language].test(near);
}

interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly text: string;
  readonly language: ReportLanguage;
}

/** Whether the sentence says what a number counts or measures, as its fact has it. */
function isOwned(fact: Fact, { tokens, at, text, language }: Place): boolean {
  const token = tokens[at];
  // Their share stands behind their number, which says what it is of.
  if (
    (fact.kind === 'unpictured' || fact.kind === 'unanswered') &&
    token !== undefined &&
    !/\p{L}/u.test(token.text)
  )
    return tokens[at - 1]?.facts.has(fact) === true;
  if (SAID[fact.kind]?.[language].test(text) === false) return false;
  if (fact.kind === 'fence_entries' && isOfOthers({ tokens, at, text, language })) return false;
  if (NAMED.has(fact.kind) || OF_ONE.has(fact.kind)) {
    // A name that looks like a number, before the number of its own fact.
    if (token !== undefined && isNameOf(token, fact) && tokens[at + 1]?.facts.has(fact)) return true;
    const before = tokens.slice(0, at).toReversed();
    return isBesideName(before, fact) || isBesideName(tokens.slice(at + 1), fact);
  }
  if (OF_FIELD.has(fact.kind))
    return fact.label === '' || tokens.some((token) => token.text === fact.label?.normalize('NFC'));
  if (OF_MEASURE.has(fact.kind))
    return (
      token?.kind === 'measure' ||
      tokens.some(({ kind, facts }) => facts.has(fact) && kind !== 'count' && kind !== 'name')
    );
  return true;
}

/** A place or a day, and beside it the number of something else. */
function isMisplaced(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'place' && token.kind !== 'time')) return false;
  const facts = [...token.facts];
  if (!facts.every(({ kind }) => WITH_COUNT.has(kind)) || !tokens.some(isNumber)) return false;
  const beside = [tokens[at - 1], tokens[at + 1]].filter((other) => other !== undefined && isNumber(other));
  return !beside.some((other) => facts.some((fact) => other?.facts.has(fact)));
}

const isHour = ({ kind }: Fact) => kind === 'hour' || kind === 'busiest_hour';

/** An hour of the day, and beside it the number of another one. */
function isOtherHour(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'measure' || !token.text.includes(':')) return false;
  const beside = [tokens[at - 1], tokens[at + 1]].filter((other) => other !== undefined && isNumber(other));
  const isOf = (other: Token | undefined) => [...token.facts].some((fact) => other?.facts.has(fact));
  const isOfOther = (other: Token | undefined) =>
    other !== undefined &&
    other.facts.size > 0 &&
    [...other.facts].every(isHour) &&
    !other.text.includes(':');
  return beside.some(isOfOther) && !beside.some(isOf);
}

/** “Bo has 12 features, and 88 have photographs”, where 88 of all have them. */
function isOfAll(tokens: readonly Token[], at: number, all: Fact | undefined): boolean {
  const facts = [...(tokens[at]?.facts ?? [])];
  if (facts.length === 0 || !facts.every(({ kind }) => OF_ALL.has(kind))) return false;
  const isTotal = tokens.some(
    (token) => token.kind === 'count' && [...token.facts].some(({ kind }) => kind === 'total'),
  );
  return (
    !isTotal &&
    tokens.some(
      (token) =>
        token.kind === 'name' &&
        token.facts.size > 0 &&
        // A part that has all features is the whole.
        [...token.facts].every((fact) => NAMED.has(fact.kind) && fact.features !== all?.features),
    )
  );
}

/**
 * Finds a number whose sentence does not say whose it is: “There are 12 features” where only an author has 12, or 12 beside
 * the place of others.
 */
export function findUnowned(
  tokens: readonly Token[],
  text: string,
  { facts: all, language }: Pick<WritingTask, 'facts' | 'language'>,
): string | null {
  const total = all.find(({ kind }) => kind === 'total');
  for (const [at, token] of tokens.entries()) {
    if (isMisplaced(tokens, at) || isOtherHour(tokens, at) || isOfAll(tokens, at, total)) return token.text;
    const facts = [...token.facts];
    if (
      isNumber(token) &&
      facts.length > 0 &&
      !facts.some((fact) => isOwned(fact, { tokens, at, text, language }))
    )
      return token.text;
  }
  return null;
}
