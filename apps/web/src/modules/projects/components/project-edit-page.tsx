import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Project } from '@waypost/contract';
import { hasAccess } from '../../../data/access.ts';
import { toErrorText } from '../../../data/error-text.ts';
import { queryClient } from '../../../data/query-client.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { showToast } from '../../../ui/toaster.ts';
import { updateProject, useProject } from '../api.ts';
import { useProjectPath } from '../hooks/use-project-path.ts';
import { toProjectFaultText } from '../project-fault.ts';
import { ProjectBreadcrumbs } from './project-breadcrumbs.tsx';
import { NO_PARENT, ProjectForm, type ProjectFormValues } from './project-form.tsx';

/** Changes a project's name, description, country or workflow. */
export function ProjectEditPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { organizationId, projectId, params } = useProjectPath();
  const query = useProject(organizationId, projectId);
  const home = { to: '/organizations/$org_id/projects/$project_id/home', params } as const;
  const submit = async (values: ProjectFormValues) => {
    try {
      const project = await updateProject(organizationId, projectId, {
        project_name: values.name,
        project_desc: values.description,
        country: values.country,
        ui: values.ui,
      });
      queryClient.setQueryData(queryKeys.project(projectId), project);
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('common.error'),
        message: toProjectFaultText(t, error, 'projects.saveFailed'),
      });
      throw error;
    }
    showToast({ tone: 'good', message: t('projects.saved') });
    await queryClient.invalidateQueries({ queryKey: queryKeys.projects(organizationId) });
  };
  return (
    <>
      <PageHeader
        breadcrumbs={<ProjectBreadcrumbs leaf={t('common.edit')} />}
        title={t('projects.editTitle')}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
      >
        {(project) =>
          hasAccess(project.current_member.access_map, 'project:update') ? (
            <ProjectForm
              key={projectId}
              initial={toFormValues(project)}
              submitLabel={t('common.save')}
              onSubmit={submit}
              onSaved={() => void navigate(home)}
              cancel={
                <Button variant="default" renderRoot={(props) => <Link {...home} {...props} />}>
                  {t('common.cancel')}
                </Button>
              }
            />
          ) : (
            <ErrorState title={t('errors.forbidden')} text={t('projects.cannotEdit')} />
          )
        }
      </AsyncView>
    </>
  );
}

function toFormValues(project: Project): ProjectFormValues {
  return {
    name: project.project_name,
    description: project.project_desc,
    parentId: NO_PARENT,
    country: project.country,
    ui: project.ui ?? 'Default',
  };
}
