import type { DataEntry, Template } from '@waypost/contract';
import { applyTemplate, type FormField, type FormValues, listFields } from '../form/form-values.ts';
import { keepTags, listLineage, type PlacedProject } from '../lineage.ts';
import { listSavedFields, toSavedAnswers } from './saved-fields.ts';

/** The project and template of a saved feature when its edit began. */
export interface SavedPlace {
  /** The initial form, restored with the original template. */
  readonly form: FormValues;
  readonly templateId: number | null;
  readonly data: readonly DataEntry[];
}

/** The fields to fill in: those of the saved feature, or only those of another template. */
export function listEditFields(
  { templateId, data }: Pick<SavedPlace, 'templateId' | 'data'>,
  chosenId: number | null,
  chosen: Template | null,
): readonly FormField[] {
  if (chosenId === templateId) return listSavedFields(data, chosen);
  // Data collected with a template stays when the template is removed.
  return chosenId === null ? listSavedFields(data, null) : listFields(chosen);
}

/**
 * Changes the template of a saved feature: sets its name, look and fields, as for a new feature. Collected data goes
 * into fields of the same key and type; null frees the name and keeps all data.
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
  // The whole template, so that its fields are known before the templates of another project are loaded, or if that
  // fails.
  const look = applyTemplate(form, chosen);
  return { ...look, template: chosen, templateId: chosen.id, answers: Object.fromEntries(taken) };
}

/**
 * Moves a saved feature to another project. A template that neither it nor its ancestors have is removed.
 * @param owner the project of the template; null without one, or if it was deleted.
 */
export function moveSaved(
  form: FormValues,
  projectId: number,
  all: readonly PlacedProject[],
  owner: number | null,
  saved: SavedPlace,
): FormValues {
  const lineage = listLineage(all, projectId);
  const next = { ...form, ...keepTags(form, lineage), projectId };
  const isBack = projectId === saved.form.projectId && form.templateId === saved.templateId;
  if ((form.templateId ?? null) === null || isBack) return next;
  const isIts = owner !== null && lineage.includes(owner);
  return isIts ? next : chooseTemplate(next, null, saved);
}
