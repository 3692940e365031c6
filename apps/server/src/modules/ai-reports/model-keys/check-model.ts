import type { Fact } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { LanguageModel } from '../../../providers/language-model/language-model.ts';
import { toModelFault } from '../../../providers/language-model/to-model-fault.ts';
import { createModelWriter, ModelShapeError } from '../writers/model/model-writer.ts';

/** The only fact of the report that is asked for: of no organization. */
const FACT: Fact = {
  id: 'f1',
  kind: 'total',
  label: null,
  detail: null,
  value: 3,
  unit: 'features',
  at: null,
  until: null,
  place: null,
  features: 3,
  codes: [],
};

/**
 * Has a model write a report of one fact that we made up: whoever can do that can write others.
 * @throws AppError with the words for what is wrong.
 */
export async function checkModel(model: LanguageModel): Promise<void> {
  const task = {
    facts: [FACT],
    layerName: 'Example',
    language: 'en',
    timeZone: 'UTC',
    question: '',
    instructions: '',
  } as const;
  try {
    await createModelWriter(model).write(task, new AbortController().signal);
  } catch (error) {
    const fault = error instanceof ModelShapeError ? 'model_unusable' : toModelFault(error);
    throw fault === null ? error : new AppError(fault, { cause: error });
  }
}
