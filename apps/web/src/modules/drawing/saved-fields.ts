import type { DataEntry, Template, TemplateField } from '@waypost/contract';
import { FIELD_TYPE, listFields } from './form-values.ts';

/** The id of the field of a saved value; keys may repeat in what came from files, so their place names them. */
const toId = (index: number) => `data:${index}`;

/** The answers a saved feature begins its change with. */
export function toSavedAnswers(data: readonly DataEntry[]): Record<string, string> {
  return Object.fromEntries(data.map(({ value }, index) => [toId(index), value]));
}

/**
 * The fields of a saved feature: one for each value it has, and those of its template that were left empty. A
 * choice whose options are not known, or that holds none of them, is edited as text.
 */
export function listSavedFields(data: readonly DataEntry[], template: Template | null): TemplateField[] {
  const asked = listFields(template);
  const known = data.map(({ key, value, type }, index): TemplateField => {
    const options = asked.find((field) => field.key === key && field.type === type)?.options ?? [];
    const isFree = type === FIELD_TYPE.choice && !options.includes(value);
    return { id: toId(index), key, type: isFree ? FIELD_TYPE.text : type, options, index };
  });
  const open = asked.filter(({ key }) => !data.some((entry) => entry.key === key));
  return [...known, ...open.map((field, index) => ({ ...field, index: data.length + index }))];
}
