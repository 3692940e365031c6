import { REPORT_SECTIONS, type ReportSection } from '@waypost/contract';
import { withPlainNames } from '../writers/plain-names.ts';
import type { ReportWriter, WritingTask } from '../writers/writer.ts';
import { checkSections } from './check-sentences.ts';

export interface CheckedReport {
  readonly sections: readonly ReportSection[];
  /** Sentences left out because their facts do not hold what they say. */
  readonly dropped: number;
}

/** The sections of two answers in the order of a report, the sentences of the first before those of the second. */
const join = (first: readonly ReportSection[], second: readonly ReportSection[]): ReportSection[] =>
  REPORT_SECTIONS.flatMap((kind) => {
    const told = [...first, ...second].filter((section) => section.kind === kind);
    const [section] = told;
    return section === undefined
      ? []
      : [{ ...section, sentences: told.flatMap(({ sentences }) => sentences) }];
  });

/** What a second answer has beyond the first: a writer may answer with the whole report again. */
function leaveOutKnown(sections: readonly ReportSection[], first: readonly ReportSection[]): ReportSection[] {
  const known = new Set(first.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  return sections.map((section) => ({
    ...section,
    sentences: section.sentences.filter(({ text }) => {
      const isNew = !known.has(text);
      known.add(text);
      return isNew;
    }),
  }));
}

const count = (sections: readonly ReportSection[]) =>
  sections.reduce((sum, { sentences }) => sum + sentences.length, 0);

/**
 * Has a report written, and leaves out what its facts do not hold. A writer that can do better is asked for these sentences
 * once again; if that fails, the report is of those that are held.
 */
export async function writeChecked(
  writer: ReportWriter,
  given: WritingTask,
  signal: AbortSignal,
): Promise<CheckedReport> {
  const task = withPlainNames(given);
  const first = checkSections(await writer.write(task, signal), task);
  const { refused } = first;
  if (refused.length === 0 || writer.rewrite === undefined)
    return { sections: first.sections, dropped: refused.length };
  const rewritten = await writer.rewrite(task, refused, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    // What is held already is worth more than the reason why the rest is not.
    if (first.sections.length === 0) throw error;
    return [];
  });
  const second = checkSections(leaveOutKnown(rewritten, first.sections), task);
  const dropped = Math.max(refused.length - count(second.sections), second.refused.length);
  return { sections: join(first.sections, second.sections), dropped };
}
