import type { Project } from '@waypost/contract';
import { foldText } from '../../../ui/people/fold-text.ts';

export interface ProjectFilter {
  /** Part of a name or a tag; blank: any. */
  readonly text: string;
  /** ISO 3166-1 alpha-2; empty: any. */
  readonly country: string;
}

export const NO_PROJECT_FILTER: ProjectFilter = { text: '', country: '' };

export function isFiltering({ text, country }: ProjectFilter): boolean {
  return text.trim() !== '' || country !== '';
}

/** The projects that match a filter, ignoring accents. */
export function filterProjects(projects: readonly Project[], { text, country }: ProjectFilter): Project[] {
  const wanted = foldText(text.trim());
  return projects.filter(
    (project) =>
      (country === '' || project.country === country) &&
      [project.project_name, ...project.project_tags].some((word) => foldText(word).includes(wanted)),
  );
}

/** The same projects as a flat list. */
export function toPlainList(projects: readonly Project[]): Project[] {
  return projects.map((project) => ({ ...project, parent_id: null }));
}
