import type { Fact, ReportSection, ReportSentence } from '@waypost/contract';
import type { RefusedSentence, WritingTask } from '../writers/writer.ts';
import { findClaim } from './find-claim.ts';
import { findLooseName } from './find-loose-name.ts';
import { findMismatch } from './find-mismatch.ts';
import { listShares, listWritings, type Writing } from './held-writings.ts';
import { isWordOfReports } from './plain-words.ts';
import { readSentence } from './read-sentence.ts';

export interface CheckedSections {
  readonly sections: readonly ReportSection[];
  readonly refused: readonly RefusedSentence[];
}

const LONGEST_SENTENCE = 600;
/** Shorter names are words, too. */
const SHORTEST_NAME = 3;

/** One character for each sign, whatever of the forms of Unicode a writer takes, and one kind of space. */
const toPlain = (text: string) => text.normalize('NFC').replaceAll(/[\u00A0\u2009\u202F]/gu, ' ');

/** A name of a fact that the sentence does not name, written as it is there. */
function findOtherName(rest: string, task: WritingTask): string | null {
  const words = new Set(rest.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const isPerson = ({ kind }: Fact) => kind === 'member' || kind === 'project';
  for (const fact of task.facts) {
    if (!isPerson(fact) || fact.label === null || fact.label.length < SHORTEST_NAME) continue;
    const parts = fact.label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const isWord = parts.every((part) => isWordOfReports(part, task.language));
    if (parts.length > 0 && !isWord && parts.every((part) => words.has(part))) return fact.label;
  }
  return null;
}

/** Why a sentence is not held by the facts it names; null if it is. */
export function findFault(sentence: ReportSentence, task: WritingTask): string | null {
  const known = sentence.facts.flatMap((id) => task.facts.find((fact) => fact.id === id) ?? []);
  if (known.length === 0) return 'It names no fact.';
  if (known.length < sentence.facts.length) return 'It names a fact that does not exist.';
  if (sentence.text.length > LONGEST_SENTENCE) return 'It is too long.';
  const layer: Writing = { text: task.layerName, kind: 'name', fact: null };
  const writings = [...known.flatMap((fact) => listWritings(fact, task)), ...listShares(known, task), layer];
  const text = toPlain(sentence.text);
  const read = readSentence(
    text,
    writings.map((writing) => ({ ...writing, text: toPlain(writing.text) })),
  );
  const claim = findClaim(read, task.language);
  if (claim?.kind === 'characters') return `It has characters that do not belong there: ${claim.text}`;
  if (claim !== null) return `No fact that it names holds this ${claim.kind}: ${claim.text}`;
  const other = findOtherName(read.rest, task);
  if (other !== null) return `It names no fact of this name: ${other}`;
  const loose = findLooseName(read, text, task.language);
  if (loose !== null)
    return `This name has to stand in quotation marks, as it says something itself: ${loose}`;
  const isEmpty = !/\p{L}/u.test(read.rest) && read.tokens.every(({ kind }) => kind === 'name');
  if (isEmpty || !read.tokens.some(({ facts }) => facts.size > 0))
    return 'It says nothing that its facts hold.';
  const mismatch = findMismatch(read, text, known, task);
  return mismatch === null ? null : `What stands beside this is not of the same fact: ${mismatch}`;
}

/** Whether the facts that a sentence names hold every number, date, name and place in it. */
export const isHeld = (sentence: ReportSentence, task: WritingTask): boolean =>
  findFault(sentence, task) === null;

/** Leaves out every sentence that says more than its facts. */
export function checkSections(sections: readonly ReportSection[], task: WritingTask): CheckedSections {
  const refused: RefusedSentence[] = [];
  const checked = sections.map((section) => ({
    ...section,
    sentences: section.sentences.filter((sentence) => {
      const reason = findFault(sentence, task);
      if (reason !== null) refused.push({ kind: section.kind, text: sentence.text, reason });
      return reason === null;
    }),
  }));
  return { sections: checked.filter(({ sentences }) => sentences.length > 0), refused };
}
