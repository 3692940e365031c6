import type { WritingTask } from './writer.ts';

/** Marks between which reports put names. */
const QUOTATION_MARKS = /[“”„‟«»"＂]/gu;
const toPlain = (name: string) => name.replaceAll(QUOTATION_MARKS, '’').replaceAll(/\s+/gu, ' ').trim();
const toPlainOrNull = (name: string | null) => (name === null ? null : toPlain(name));

/**
 * A task whose names and texts are each on one line, as sentences are, and do not end the quotation that they stand in: what
 * follows would read as what the report says.
 */
export const withPlainNames = (task: WritingTask): WritingTask => ({
  ...task,
  layerName: toPlain(task.layerName),
  facts: task.facts.map((fact) => ({
    ...fact,
    label: toPlainOrNull(fact.label),
    detail: toPlainOrNull(fact.detail),
  })),
});
