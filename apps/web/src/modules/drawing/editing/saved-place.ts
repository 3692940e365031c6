import type { DataEntry, Template } from '@waypost/contract';
import { applyTemplate, type FormField, type FormValues, listFields } from '../form/form-values.ts';
import { listLineage, type PlacedProject } from '../lineage.ts';
import { listSavedFields, toSavedAnswers } from './saved-fields.ts';

/** Where a saved feature is filed, as its edit began. */
export interface SavedPlace {
  /** Its form as it began: what comes back with its own template. */
  readonly form: FormValues;
  readonly templateId: number | null;
  readonly data: readonly DataEntry[];
}

/** The fields to fill in: those of the saved feature, or those of another template alone. */
export function listEditFields(
  { templateId, data }: Pick<SavedPlace, 'templateId' | 'data'>,
  chosenId: number | null,
  chosen: Template | null,
): readonly FormField[] {
  if (chosenId === templateId) return listSavedFields(data, chosen);
  // What was collected by a template stays when it is taken away.
  return chosenId === null ? listSavedFields(data, null) : listFields(chosen);
}

/**
 * Gives a saved feature another template: its name, look and fields, as with a new one. What was collected goes into
 * fields of the same key and type; null gives the name free and keeps all that was collected.
 */
export function chooseTemplate(form: FormValues, chosen: Template | null, saved: SavedPlace): FormValues {
  const answers = toSavedAnswers(saved.data);
  if (chosen === null) return { ...form, template: null, templateId: null, answers };
  if (chosen.id === saved.templateId) {
    const { name, color, shared, isStatic, geofence } = saved.form;
    return {
      ...form,
      name,
      color,
      shared,
      isStatic,
      geofence,
      template: null,
      templateId: chosen.id,
      answers,
    };
  }
  const taken = listFields(chosen).map(({ id, key, type }) => [
    id,
    saved.data.find((entry) => entry.key === key && entry.type === type)?.value ?? '',
  ]);
  // Whole, so that its fields are there also before the templates of another project have come, or when they never do.
  const look = applyTemplate(form, chosen);
  return { ...look, template: chosen, templateId: chosen.id, answers: Object.fromEntries(taken) };
}

/**
 * Files a saved feature in another project. A template that is not that one's, or of one above it, goes.
 * @param owner the project of its template; null where it has none, or one that was deleted.
 */
export function moveSaved(
  form: FormValues,
  projectId: number,
  all: readonly PlacedProject[],
  owner: number | null,
  saved: SavedPlace,
): FormValues {
  const next = { ...form, projectId };
  const isBack = projectId === saved.form.projectId && form.templateId === saved.templateId;
  if ((form.templateId ?? null) === null || isBack) return next;
  const isIts = owner !== null && listLineage(all, projectId).includes(owner);
  return isIts ? next : chooseTemplate(next, null, saved);
}
