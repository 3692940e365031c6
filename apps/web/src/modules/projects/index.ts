export { projectQuery, projectsQuery, useProject, useProjectMembers, useProjects } from './api.ts';
export { ProjectBreadcrumbs } from './components/project-breadcrumbs.tsx';
export { ProjectList } from './components/project-list.tsx';
export { useBoundaryPairing } from './hooks/use-boundary-pairing.ts';
export { useProjectPath } from './hooks/use-project-path.ts';
