import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Project, ProjectUpdate } from '@waypost/contract';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { invalidateInTurn } from '../../../data/realtime/event-invalidation.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { updateProject, useProject, useProjects } from '../api.ts';
import { ProjectBreadcrumbs } from '../frame/project-breadcrumbs.tsx';
import { listParents, NO_PARENT } from '../tree/list-parents.ts';
import { useDeleteProject } from '../use-delete-project.ts';
import { useKnownTags } from '../use-known-tags.ts';
import { useProjectPath } from '../use-project-path.ts';
import { toProjectFaultText } from './project-fault.ts';
import classes from './project-form.module.css';
import { ProjectForm } from './project-form.tsx';
import type { ProjectFormValues } from './project-form-values.ts';

/** Edits a project, moves it to another parent, or deletes it. */
export function ProjectEditPage() {
  const t = useTranslate();
  const { organizationId, projectId } = useProjectPath();
  const query = useProject(organizationId, projectId);
  return (
    <>
      <PageHeader
        breadcrumbs={<ProjectBreadcrumbs leaf={t('common.edit')} />}
        title={t('projectForm.editTitle')}
      />
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
      >
        {(project) =>
          hasAccess(project.current_member.access_map, 'project:update') ? (
            <EditForm key={projectId} project={project} />
          ) : (
            <ErrorState title={t('errors.forbidden')} text={t('projectForm.cannotEdit')} />
          )
        }
      </AsyncView>
    </>
  );
}

function EditForm({ project }: { project: Project }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { params } = useProjectPath();
  const { organization_id, project_id } = project;
  const projects = useProjects(organization_id).data ?? [];
  const { current } = useCurrentOrganization();
  const knownTags = useKnownTags(organization_id, projects);
  const deletion = useDeleteProject(projects);
  const home = { to: '/organizations/$org_id/projects/$project_id/home', params } as const;
  const parents = listParents(projects, project, {
    label: t('projects.noParent'),
    isAllowed: hasAccess(current?.current_member.access_map, 'project:create'),
  });
  const submit = async (values: ProjectFormValues) => {
    try {
      const changed = await updateProject(organization_id, project_id, toUpdate(project, values));
      queryClient.setQueryData(queryKeys.project(project_id), changed);
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('common.error'),
        message: toProjectFaultText(t, error, 'projects.saveFailed'),
      });
      throw error;
    }
    showToast({ tone: 'good', message: t('projectForm.saved') });
    // A report that was the boundary becomes a feature again when another outline replaces it.
    const stale = [
      queryKeys.projects(organization_id),
      queryKeys.boundary(project_id),
      ['features'],
      ['feature'],
      ['tile-state'],
    ];
    await invalidateInTurn(queryClient, stale);
  };
  return (
    <>
      <ProjectForm
        initial={toFormValues(project)}
        parents={parents}
        knownTags={knownTags}
        boundaryOf={project.paired_feature_code === null ? null : project_id}
        submitLabel={t('common.save')}
        onSubmit={submit}
        onSaved={() => void navigate(home)}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link {...home} {...props} />}>
            {t('common.cancel')}
          </Button>
        }
      />
      {hasAccess(project.current_member.access_map, 'project:delete') && (
        <div className={classes.danger}>
          <Button
            variant="default"
            loading={deletion.isBusy}
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={() => deletion.run(project)}
          >
            {t('projects.deleteAction')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The values of the form; the parent only if changed, since moving needs more access than editing. */
function toUpdate(project: Project, values: ProjectFormValues): ProjectUpdate {
  const parent_id = values.parentId === NO_PARENT ? null : Number(values.parentId);
  return {
    project_name: values.name,
    project_desc: values.description,
    project_tags: [...values.tags],
    country: values.country,
    ui: values.ui,
    ...(parent_id === project.parent_id ? {} : { parent_id }),
    ...(values.place?.place_id === project.place_details?.place_id ? {} : { place_details: values.place }),
    ...(values.boundary.kind === 'replace' ? { geometry: values.boundary.geometry } : {}),
    ...(values.boundary.kind === 'remove' ? { geometry: null } : {}),
  };
}

function toFormValues(project: Project): ProjectFormValues {
  return {
    name: project.project_name,
    description: project.project_desc,
    parentId: project.parent_id === null ? NO_PARENT : String(project.parent_id),
    country: project.country,
    ui: project.ui ?? 'Default',
    tags: project.project_tags,
    place: project.place_details,
    boundary: { kind: 'keep' },
  };
}
