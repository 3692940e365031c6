import type { ReportLanguage } from '@waypost/contract';
import { findClaim } from './find-claim.ts';
import { type ReadSentence, readSentence } from './read-sentence.ts';

const OPENS = /[“«"]$/u;
const CLOSES = /^[.,]?[”»"]/u;

/** Whether a name would be refused as a part of a sentence: people give names such as “12 boats were lost”. */
const saysSomething = (name: string, language: ReportLanguage) =>
  // Names have capitals.
  findClaim(readSentence(name.toLowerCase(), []), language) !== null;

/** A name without quotation marks around it that reads as what the report says; null if there is none. */
export function findLooseName(
  { tokens }: ReadSentence,
  text: string,
  language: ReportLanguage,
): string | null {
  for (const { kind, text: name, at } of tokens) {
    if (kind !== 'name' || !saysSomething(name, language)) continue;
    if (!OPENS.test(text.slice(0, at)) || !CLOSES.test(text.slice(at + name.length))) return name;
  }
  return null;
}
