import { type DataEntry, isDay, type Template, type TemplateField } from '@waypost/contract';
import { FIELD_TYPE, type FormField, listFields } from '../form/form-values.ts';

/** The id of the field of a saved value, by its position, since keys may repeat in data from files. */
const toId = (index: number) => `data:${index}`;

/** The initial answers of a saved feature. */
export function toSavedAnswers(data: readonly DataEntry[]): Record<string, string> {
  return Object.fromEntries(data.map(({ value }, index) => [toId(index), value]));
}

/** Whether a control of this type can show a value. */
const canShow = (type: number, value: string) =>
  type !== FIELD_TYPE.boolean || value === 'true' || value === 'false';

function toField(entry: DataEntry, index: number, asked: TemplateField | undefined): FormField {
  const { key, value, type } = entry;
  const field = { id: toId(index), key, index, saved: entry };
  if (asked === undefined || !canShow(asked.type, value)) {
    // Without options a choice is edited as text, and still sent as a choice.
    return type === FIELD_TYPE.choice
      ? { ...field, type: FIELD_TYPE.text, options: [], sentType: type }
      : { ...field, type, options: [] };
  }
  const { required = false, format } = asked;
  const rules = {
    required,
    // What cannot be shown as a date is edited as text.
    ...(format === undefined || (format === 'date' && value !== '' && !isDay(value)) ? {} : { format }),
    isOpen: value.trim() === '',
  };
  const isOld = asked.type === FIELD_TYPE.choice && value !== '' && !asked.options.includes(value);
  return { ...field, ...rules, type: asked.type, options: isOld ? [...asked.options, value] : asked.options };
}

/**
 * The fields of a saved feature: one for each value, typed by its current template, and the template's unanswered
 * fields. A choice that the template no longer has is offered beside its current ones.
 */
export function listSavedFields(data: readonly DataEntry[], template: Template | null): FormField[] {
  const asked = listFields(template);
  const known = data.map((entry, index) =>
    toField(
      entry,
      index,
      asked.find(({ key }) => key === entry.key),
    ),
  );
  const open = asked.filter(({ key }) => !data.some((entry) => entry.key === key));
  return [...known, ...open.map((field, index) => ({ ...field, isOpen: true, index: data.length + index }))];
}
