import { Button, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { COMPONENTS, type ComponentName, type Project } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { loadDeviceSection } from '../../devices/index.ts';
import { loadFenceRuleSection } from '../../fence-rules/index.ts';
import { GisSection } from '../../ogc/index.ts';
import { loadTrailSection } from '../../positions/index.ts';
import { TagsSection } from '../../tags/index.ts';
import { setComponent, useProject, useProjects } from '../api.ts';
import { BoundarySection } from '../boundary/boundary-section.tsx';
import { useDeleteProject } from '../use-delete-project.ts';
import { useProjectPath } from '../use-project-path.ts';
import { BaseMapSection } from './base-map-section.tsx';
import { ProjectBreadcrumbs } from './project-breadcrumbs.tsx';
import classes from './project-settings-page.module.css';

const TrailSection = lazy(loadTrailSection);
const DeviceSection = lazy(loadDeviceSection);
const FenceRuleSection = lazy(loadFenceRuleSection);

/**
 * Tags, modules and boundary of a project, its use in desktop GIS, and its deletion; redirects to its home without
 * access.
 */
export function ProjectSettingsPage() {
  const { organizationId, projectId, params } = useProjectPath();
  // The frame around this screen shows the states of the project itself.
  const project = useProject(organizationId, projectId).data;
  if (project === undefined) return null;
  const access = project.current_member.access_map;
  if (!hasAccess(access, 'project_settings:read') || !hasAccess(access, 'project_settings:update')) {
    return <Navigate to="/organizations/$org_id/projects/$project_id/home" params={params} replace />;
  }
  return <Settings project={project} />;
}

function Settings({ project }: { project: Project }) {
  const t = useTranslate();
  const { organization_id, project_id } = project;
  const projects = useProjects(organization_id).data ?? [];
  const deletion = useDeleteProject(projects);
  const access = project.current_member.access_map;
  return (
    <>
      <PageHeader
        breadcrumbs={<ProjectBreadcrumbs leaf={t('projects.settings')} />}
        title={t('projects.settings')}
      />
      <Parts project={project} />
      {hasAccess(access, 'project:update') && <BaseMapSection project={project} />}
      {hasAccess(access, 'project:update') && <BoundarySection project={project} />}
      <TagsSection
        path={{ org_id: organization_id, project_id }}
        canEdit={hasAccess(access, 'tag:create')}
        toProjectName={(id) => projects.find((one) => one.project_id === id)?.project_name}
      />
      <Suspense fallback={null}>
        <TrailSection projectId={project_id} />
        <DeviceSection organizationId={organization_id} projectId={project_id} />
        <FenceRuleSection organizationId={organization_id} projectId={project_id} />
      </Suspense>
      <GisSection projectId={project_id} />
      {hasAccess(access, 'project:delete') && (
        <section aria-labelledby="delete-heading">
          <h2 id="delete-heading" className={classes.heading}>
            {t('projects.delete')}
          </h2>
          <div className={classes.parts}>
            <span>{t('projectSettings.deleteHint')}</span>
            <div>
              <Button
                color="red.8"
                loading={deletion.isBusy}
                leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
                onClick={() => deletion.run(project)}
              >
                {t('projects.deleteAction')}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

function Parts({ project }: { project: Project }) {
  const t = useTranslate();
  const [pending, setPending] = useState<ComponentName | null>(null);
  const change = async (name: ComponentName, isShown: boolean) => {
    setPending(name);
    try {
      const changed = await setComponent(project.organization_id, project.project_id, name, isShown);
      queryClient.setQueryData(queryKeys.project(project.project_id), changed);
    } catch (error) {
      showToast({ tone: 'error', title: t('projects.saveFailed'), message: toErrorText(t, error) });
    }
    setPending(null);
    await queryClient.invalidateQueries({ queryKey: ['projects'] });
  };
  return (
    <section aria-labelledby="parts-heading">
      <h2 id="parts-heading" className={classes.heading}>
        {t('projectSettings.parts')}
      </h2>
      <div className={classes.parts}>
        {COMPONENTS.map((name) => (
          <Switch
            key={name}
            label={t(`projectSettings.components.${name}`)}
            description={t(`projectSettings.componentHints.${name}`)}
            checked={project.components[name] === true}
            disabled={pending === name}
            onChange={(event) => void change(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </section>
  );
}
