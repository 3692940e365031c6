import type { Project } from '@waypost/contract';
import { applyTemplate, type FormValues } from './form/form-values.ts';

/** The part of a project that determines its place in the tree. */
export type PlacedProject = Pick<Project, 'project_id' | 'parent_id'>;

/** Ids of a project and of its known ancestors. */
export function listLineage(all: readonly PlacedProject[], projectId: number): number[] {
  const lineage: number[] = [];
  let next: number | null = projectId;
  while (next !== null && !lineage.includes(next)) {
    lineage.push(next);
    const id: number = next;
    next = all.find((one) => one.project_id === id)?.parent_id ?? null;
  }
  return lineage;
}

/** The tags of a form that apply in a project; the server knows whether those of a saved feature do. */
export function keepTags(form: FormValues, lineage: readonly number[]): Pick<FormValues, 'tags'> {
  const { tags } = form;
  if (tags === undefined) return {};
  return { tags: tags.filter(({ project_id }) => project_id === undefined || lineage.includes(project_id)) };
}

/** Moves a form to another project. Templates and tags belong to a project and its descendants: others are removed. */
export function moveForm(
  form: FormValues,
  projectId: number | null,
  all: readonly PlacedProject[],
): FormValues {
  const lineage = projectId === null ? [] : listLineage(all, projectId);
  const next = { ...form, ...keepTags(form, lineage), projectId };
  if (form.template === null) return next;
  const isIts = lineage.includes(form.template.project_id);
  return isIts ? next : { ...applyTemplate(next, null), name: '' };
}
