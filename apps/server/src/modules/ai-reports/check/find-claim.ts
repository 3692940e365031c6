import type { Fact, ReportLanguage } from '@waypost/contract';
import type { ClaimWords } from './claim-words.ts';
import { CLAIMS_EN } from './claims-en.ts';
import { CLAIMS_ES } from './claims-es.ts';
import { NUMBER_MARK, OTHER_MARK, type ReadSentence, type Token } from './read-sentence.ts';
import { isOfBefore, isOfNow } from './times.ts';

/** What a sentence says beyond its facts. */
export interface Claim {
  readonly kind: 'number' | 'claim' | 'unit' | 'date' | 'name' | 'place' | 'characters';
  readonly text: string;
}

const CLAIMS: Readonly<Record<ReportLanguage, ClaimWords>> = { en: CLAIMS_EN, es: CLAIMS_ES };
export const claimWordsOf = (language: ReportLanguage): ClaimWords => CLAIMS[language];

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
}

const listWords = (rest: string): Word[] =>
  [...rest.matchAll(/[\p{L}\p{M}’'²]+/gu)].map(({ 0: text, index }) => ({
    text,
    lower: text.toLowerCase(),
    at: index,
  }));

function findCharacters(text: string): Claim | null {
  const odd = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[^\P{L}\p{Script=Latin}]|[<>`{}[\]\\|@#*_~^]|:\/\//u.exec(text);
  return odd === null ? null : { kind: 'characters', text: odd[0] };
}

/** Digits, signs of currencies and the like, and quoted names. */
function findSigns(rest: string): Claim | null {
  const digits = /[\p{N}]+/u.exec(rest);
  if (digits !== null) return { kind: 'number', text: digits[0] };
  const unit = /[%‰°\p{Sc}\p{So}]/u.exec(rest);
  if (unit !== null) return { kind: 'unit', text: unit[0] };
  const sign = new RegExp(
    String.raw`(?:^|[\s(])[-−–+±]\s?${NUMBER_MARK}|[×+±=]|${NUMBER_MARK}[\/\-–]\p{L}`,
    'u',
  ).exec(rest);
  if (sign !== null) return { kind: 'number', text: sign[0].trim() };
  const quoted = [...rest.matchAll(/“[^“”]*”|«[^«»]*»|"[^"]*"/gu)].find(([part]) =>
    /[\p{L}\p{N}]/u.test(part),
  );
  return quoted === undefined ? null : { kind: 'name', text: quoted[0] };
}

/** Numbers, times and places in words. */
function findClaimingWord(words: readonly Word[], claims: ClaimWords): Claim | null {
  for (const { text, lower } of words) {
    // A compound of numbers, such as twenty-one, is two words here.
    if (claims.numbers.has(lower) || claims.numberPattern.test(lower)) return { kind: 'number', text };
    if (claims.denials.has(lower) || claims.denialPattern?.test(lower)) return { kind: 'claim', text };
    if (claims.times.has(lower)) return { kind: 'date', text };
    if (claims.places.has(lower)) return { kind: 'place', text };
  }
  return null;
}

/** A word with a capital, unless a sentence may begin with it. */
function findCapital(rest: string, words: readonly Word[], { starters }: ClaimWords): Claim | null {
  for (const { text, lower, at } of words) {
    if (!/\p{Lu}/u.test(text)) continue;
    const isFirst = /(?:^|[.!?:;]\s+|^["“«¿¡(]+)$/u.test(rest.slice(0, at));
    if (!isFirst || !starters.has(lower) || /\p{Lu}/u.test(text.slice(1))) return { kind: 'name', text };
  }
  return null;
}

/** “More than 1,204”, but not “1,204, more than the 1,100 before”. */
function findHedge(rest: string, tokens: readonly Token[], claims: ClaimWords): string | null {
  const marks = new RegExp(`[${NUMBER_MARK}${OTHER_MARK}]`, 'gu');
  for (const { 0: hedge, index } of rest.matchAll(new RegExp(claims.hedgePhrases, 'giu'))) {
    const at = rest.slice(0, index).match(marks)?.length ?? 0;
    const isOf = (token: Token, isOfTime: (fact: Fact) => boolean) =>
      token.facts.size > 0 && [...token.facts].every(isOfTime);
    const isCompared =
      claims.comparedWith.test(hedge) &&
      tokens.slice(at, at + 1).some((token) => isOf(token, isOfBefore)) &&
      tokens.slice(0, at).some(({ facts }) => [...facts].some(isOfNow));
    if (!isCompared) return hedge;
  }
  return null;
}

/** A number that means something else by what stands beside it. */
function findAltered(rest: string, tokens: readonly Token[], claims: ClaimWords): Claim | null {
  // Two numbers side by side look like one.
  const joined = new RegExp(`${NUMBER_MARK}[\\s’'·.,]*(?<![.,]\\s)[${NUMBER_MARK}]`, 'u').exec(rest);
  if (joined !== null) return { kind: 'number', text: '… …' };
  const hedge = findHedge(rest, tokens, claims);
  if (hedge !== null) return { kind: 'number', text: hedge.replaceAll(NUMBER_MARK, '…') };
  const beside = new RegExp(String.raw`([\p{L}\p{M}]*)\s*${NUMBER_MARK}[\s\u00A0]*([\p{L}\p{M}²]*)`, 'gu');
  for (const [, before = '', after = ''] of rest.matchAll(beside)) {
    const [left, right] = [before.toLowerCase(), after.toLowerCase()];
    if (claims.hedges.has(left)) return { kind: 'number', text: `${before} …` };
    if (claims.scales.has(right)) return { kind: 'number', text: `… ${after}` };
    if (right === '' || claims.afterNumbers.has(right)) continue;
    return { kind: 'unit', text: `… ${after}` };
  }
  return null;
}

/** A place or a person in lower case: what follows a preposition, unless it is no place. */
function findAfterPreposition(words: readonly Word[], rest: string, claims: ClaimWords): Claim | null {
  for (let index = 0; index < words.length; index += 1) {
    const preposition = words[index];
    if (preposition === undefined || !claims.placePrepositions.has(preposition.lower)) continue;
    let end = preposition.at + preposition.text.length;
    for (const next of words.slice(index + 1)) {
      // A token, a comma or a full stop between them ends it.
      if (!/^\s+$/u.test(rest.slice(end, next.at))) break;
      end = next.at + next.text.length;
      if (claims.articles.has(next.lower) || claims.placePrepositions.has(next.lower)) continue;
      if (
        claims.afterPrepositions.has(next.lower) ||
        claims.more.has(next.lower) ||
        claims.less.has(next.lower)
      )
        break;
      return { kind: 'place', text: `${preposition.text} … ${next.text}` };
    }
  }
  return null;
}

/** Finds a number, a date, a name or a place in what is left of a sentence once all is taken out that its facts hold. */
export function findClaim({ tokens, rest }: ReadSentence, language: ReportLanguage): Claim | null {
  const claims = claimWordsOf(language);
  const marks = rest.match(new RegExp(`[${NUMBER_MARK}${OTHER_MARK}]`, 'gu')) ?? [];
  if (marks.length !== tokens.length) return { kind: 'characters', text: 'characters of private use' };
  const fault = findCharacters(rest.replaceAll(new RegExp(`[${NUMBER_MARK}${OTHER_MARK}]`, 'gu'), ''));
  if (fault !== null) return fault;
  const plain = claims.phrases.reduce((left, phrase) => left.replaceAll(phrase, ','), rest.normalize('NFC'));
  const words = listWords(plain);
  return (
    findSigns(plain) ??
    findAltered(plain, tokens, claims) ??
    findClaimingWord(words, claims) ??
    findCapital(plain, words, claims) ??
    findAfterPreposition(words, plain, claims)
  );
}
