import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { HomeCrumb, useOrganizations } from '../../organizations/index.ts';
import { useProjects } from '../api.ts';
import { listAncestors } from '../tree/build-project-tree.ts';
import { useProjectPath } from '../use-project-path.ts';

/**
 * Breadcrumbs of a project: organization, Projects, its ancestors, the project, and `leaf` below it (a page or a
 * feature).
 */
export function ProjectBreadcrumbs({ leaf }: { leaf?: string | undefined }) {
  const t = useTranslate();
  const { organizationId, projectId, params } = useProjectPath();
  const projects = useProjects(organizationId).data ?? [];
  const organization = useOrganizations().data?.find((one) => one.organization_id === organizationId);
  const self = projects.find((project) => project.project_id === projectId);
  const chain = [...listAncestors(projects, projectId), ...(self === undefined ? [] : [self])];
  const toProjects = { to: '/organizations/$org_id/projects', params: { org_id: params.org_id } } as const;
  const items = [
    { key: 'home', node: <HomeCrumb /> },
    {
      key: 'organization',
      node: <Link {...toProjects}>{organization?.organization_name ?? t('shell.home')}</Link>,
    },
    { key: 'projects', node: <Link {...toProjects}>{t('projects.title')}</Link> },
    ...chain.map((project) => ({
      key: String(project.project_id),
      node:
        project === self && leaf === undefined ? (
          project.project_name
        ) : (
          <Link
            to="/organizations/$org_id/projects/$project_id/home"
            params={{ org_id: params.org_id, project_id: String(project.project_id) }}
            title={project.project_name}
          >
            {project.project_name}
          </Link>
        ),
    })),
    ...(leaf === undefined ? [] : [{ key: 'leaf', node: leaf }]),
  ];
  return <Breadcrumbs items={items} />;
}
