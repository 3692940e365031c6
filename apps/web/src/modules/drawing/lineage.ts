import type { Project } from '@waypost/contract';
import { applyTemplate, type FormValues } from './form/form-values.ts';

/** What tells where a project stands. */
export type PlacedProject = Pick<Project, 'project_id' | 'parent_id'>;

/** Ids of a project and of all above it that are known. */
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

/** Puts a form into another project. Templates belong to a project and those below it: one that is not the new one's goes. */
export function moveForm(
  form: FormValues,
  projectId: number | null,
  all: readonly PlacedProject[],
): FormValues {
  const next = { ...form, projectId };
  if (form.template === null) return next;
  const isIts = projectId !== null && listLineage(all, projectId).includes(form.template.project_id);
  return isIts ? next : { ...applyTemplate(next, null), name: '' };
}
