import { REPORT_SECTIONS, type ReportSection, type ReportSentence } from '@waypost/contract';
import { z } from 'zod';
import type { LanguageModel, ModelTurn } from '../../../../providers/language-model/language-model.ts';
import { PHRASES_EN } from '../built-in/phrases-en.ts';
import { PHRASES_ES } from '../built-in/phrases-es.ts';
import type { ReportWriter, WritingTask } from '../writer.ts';
import { DEFAULT_INSTRUCTIONS, listRules, toQuestion, toRepetition } from './question.ts';

/** More is no report. */
const MAX_SENTENCES = 60;

const answer = {
  name: 'write_report',
  description: 'Writes the report.',
  schema: z.object({
    sections: z.array(
      z.object({
        kind: z.enum(REPORT_SECTIONS),
        sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()) })),
      }),
    ),
  }),
};
type Said = z.infer<typeof answer.schema>;

/** A model answered, and not in the shape that it was asked for, twice. */
export class ModelShapeError extends Error {
  constructor() {
    super('The language model did not answer in the shape that it was asked for.');
  }
}

/** Sections in our order and under our titles, which say nothing that would have to be checked. */
function toSections({ sections }: Said, { language }: WritingTask): ReportSection[] {
  const { titles } = language === 'es' ? PHRASES_ES : PHRASES_EN;
  let left = MAX_SENTENCES;
  return REPORT_SECTIONS.flatMap((kind) => {
    const said = sections.filter((section) => section.kind === kind).flatMap(({ sentences }) => sentences);
    const sentences: ReportSentence[] = said.slice(0, left).map(({ text, facts }) => ({
      text: text.trim().replaceAll(/\s+/g, ' '),
      facts: [...new Set(facts)],
    }));
    left -= sentences.length;
    return sentences.length === 0 ? [] : [{ kind, title: titles[kind], sentences }];
  });
}

const NOT_IN_SHAPE = `Answer with the structure of ${answer.name} and nothing else.`;

/** Has reports written by a language model. It remembers one report at most: make one for each. */
export function createModelWriter({ name, ask }: Pick<LanguageModel, 'name' | 'ask'>): ReportWriter {
  let said: ModelTurn[] = [];
  const askFor = async (task: WritingTask, text: string, signal: AbortSignal): Promise<ReportSection[]> => {
    const instructions = task.instructions === '' ? DEFAULT_INSTRUCTIONS : task.instructions;
    const system = `${listRules(task)}\n\n${instructions}`;
    for (const addition of [text, NOT_IN_SHAPE]) {
      const turns: ModelTurn[] = [...said, { role: 'user', text: addition }];
      const { value, text: answered } = await ask({ system, turns, answer }, signal);
      said = [...turns, { role: 'assistant', text: answered === '' ? '…' : answered }];
      if (value !== null) return toSections(value, task);
    }
    throw new ModelShapeError();
  };
  return {
    model: name,
    isBuiltIn: false,
    write(task, signal) {
      said = [];
      return askFor(task, toQuestion(task), signal);
    },
    rewrite: (task, refused, signal) => askFor(task, toRepetition(refused), signal),
  };
}
