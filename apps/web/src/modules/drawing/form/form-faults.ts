import { featureName, isDay } from '@waypost/contract';
import type { MessageKey } from '../../../i18n/i18n.ts';
import { findPhoto } from '../pictures/photo-answers.ts';
import { FIELD_TYPE, type FormField, type FormValues, listFields } from './form-values.ts';

const ANSWER_MAX = 10_000;
const TEMPLATE_NAME_MIN = 3;
const DESCRIPTION_MAX = 255;

/** The errors of a form, by field; an answer's key is `answer:` and the id of its field. */
export type FormFaults = Readonly<Record<string, MessageKey>>;

function findAnswerFault(field: FormField, answer: string, images: FormValues['images']): MessageKey | null {
  if (answer === field.saved?.value) return null;
  if (answer.length > ANSWER_MAX) return 'drawing.answerLong';
  if (answer.trim() === '') return field.required === true && !field.isOpen ? 'drawing.answerRequired' : null;
  if (field.type === FIELD_TYPE.number && parseNumber(answer) === null) return 'drawing.numberOnly';
  if (field.format === 'date' && !isDay(answer)) return 'drawing.dateOnly';
  if (field.format === 'photo' && findPhoto(images, answer) === undefined) return 'drawing.photo.gone';
  if (field.type === FIELD_TYPE.choice && !field.options.includes(answer)) return 'drawing.chooseOption';
  return null;
}

/** Parses a number with a decimal comma or point; null if invalid. */
export function parseNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(tidy) && Number.isFinite(Number(tidy))
    ? Number(tidy)
    : null;
}

/** The errors of answers, by `answer:` and the id of the field. */
function findAnswerFaults(
  fields: readonly FormField[],
  { answers, images }: Pick<FormValues, 'answers' | 'images'>,
): FormFaults {
  const faults: Record<string, MessageKey> = {};
  for (const field of fields) {
    const fault = findAnswerFault(field, answers[field.id] ?? '', images);
    if (fault !== null) faults[`answer:${field.id}`] = fault;
  }
  return faults;
}

/** The requirements of the form of a saved feature. */
export interface SavedForm {
  readonly fields: readonly FormField[];
  /** Its template requires an image and it has one, so the last one cannot be removed. */
  readonly isImageRequired: boolean;
}

/** Validates a form. For a saved feature its requirements are given, and no project. */
export function findFormFaults(values: FormValues, saved: SavedForm | null = null): FormFaults {
  const faults: Record<string, MessageKey> = {};
  const name = featureName.safeParse(values.name);
  if (!name.success) {
    const isLong = name.error.issues.some(({ code }) => code === 'too_big');
    faults.name = isLong ? 'validation.nameLong' : 'drawing.nameShort';
  } else if (values.template !== null && values.name.trim().length < TEMPLATE_NAME_MIN) {
    faults.name = 'validation.name';
  }
  if (values.description.length > DESCRIPTION_MAX) faults.description = 'validation.descriptionLong';
  Object.assign(faults, findAnswerFaults(saved?.fields ?? listFields(values.template), values));
  const isImageRequired = saved?.isImageRequired ?? values.template?.image_required === true;
  if (isImageRequired && values.images.length === 0) faults.images = 'drawing.imageRequired';
  if (saved === null && values.projectId === null) faults.projectId = 'drawing.selectProject';
  return faults;
}
