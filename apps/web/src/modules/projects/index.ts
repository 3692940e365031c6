export { projectQuery, projectsQuery, useProject, useProjectMembers, useProjects } from './api.ts';
export { useBoundaryPairing } from './boundary/use-boundary-pairing.ts';
export { createNamedProject } from './creating/create-named-project.ts';
export { ProjectBreadcrumbs } from './frame/project-breadcrumbs.tsx';
export { ProjectList } from './list/project-list.tsx';
export { useProjectPath } from './use-project-path.ts';
