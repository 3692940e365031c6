import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Organization, Project } from '@waypost/contract';
import { useRef } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { drawingOpener } from '../../../map/session/drawing-opener.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { useProjects } from '../api.ts';
import { toProjectFaultText } from '../form/project-fault.ts';
import { ProjectForm } from '../form/project-form.tsx';
import type { ProjectFormValues } from '../form/project-form-values.ts';
import { ProjectBreadcrumbs } from '../frame/project-breadcrumbs.tsx';
import { refreshProjects } from '../refresh-projects.ts';
import { listParents, NO_PARENT } from '../tree/list-parents.ts';
import { useKnownTags } from '../use-known-tags.ts';
import { createProjectWith, type FirstContents, NO_CONTENTS } from './first-contents.ts';
import { FirstContentsFields } from './first-contents-fields.tsx';

/** A new project: at the top of the organization, or below the project of the path. */
export function ProjectCreatePage() {
  const t = useTranslate();
  const { project_id } = useParams({ strict: false });
  const { organizations, current } = useCurrentOrganization();
  const query = useProjects(current?.organization_id);
  const parent = query.data?.find((project) => String(project.project_id) === project_id);
  return (
    <>
      <PageHeader
        breadcrumbs={project_id === undefined ? undefined : <ProjectBreadcrumbs leaf={t('projects.new')} />}
        title={
          parent === undefined
            ? t('projectForm.createTitle')
            : t('projectForm.createChildTitle', { name: parent.project_name })
        }
      />
      {organizations !== undefined && current === undefined ? (
        <NoOrganization />
      ) : (
        <AsyncView
          query={query}
          skeleton={<SkeletonRows rows={4} picture="none" />}
          toErrorText={(error) => toErrorText(t, error)}
        >
          {(projects) =>
            current !== undefined && <CreateForm organization={current} projects={projects} parent={parent} />
          }
        </AsyncView>
      )}
    </>
  );
}

/** A project needs an organization; without one, it offers to choose or create one. */
function NoOrganization() {
  const t = useTranslate();
  return (
    <ErrorState title={t('organizations.noneSelected')} text={t('organizations.noneSelectedHint')}>
      <Button variant="default" renderRoot={(props) => <Link to="/auth/overview" {...props} />}>
        {t('sessions.available')}
      </Button>
    </ErrorState>
  );
}

interface CreateFormProps {
  readonly organization: Organization;
  readonly projects: readonly Project[];
  readonly parent: Project | undefined;
}

function CreateForm({ organization, projects, parent }: CreateFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const knownTags = useKnownTags(organization.organization_id, projects);
  const created = useRef<Project | null>(null);
  const contents = useRef<FirstContents>(NO_CONTENTS);
  const org_id = String(organization.organization_id);
  const canCreateRoot = hasAccess(organization.current_member.access_map, 'project:create');
  const mayHold = projects.filter((project) =>
    hasAccess(project.current_member.access_map, 'project:create'),
  );
  const isAllowed = parent === undefined ? canCreateRoot : mayHold.includes(parent);
  if (!isAllowed) return <ErrorState title={t('errors.forbidden')} text={t('projectForm.cannotCreate')} />;

  const parents = listParents(projects, undefined, {
    label: t('projects.noParent'),
    isAllowed: canCreateRoot,
  });
  const submit = async (values: ProjectFormValues) => {
    try {
      created.current = await createProjectWith(contents.current, {
        orgId: organization.organization_id,
        name: values.name,
        description: values.description,
        parentId: values.parentId === NO_PARENT ? null : Number(values.parentId),
        country: values.country,
        ui: values.ui,
        tags: [...values.tags],
        placeDetails: values.place,
        geometry: values.boundary.kind === 'replace' ? values.boundary.geometry : null,
      });
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('common.error'),
        message: toProjectFaultText(t, error, 'projects.createFailed', 'projects.createFailedHere'),
      });
      throw error;
    }
    showToast({ tone: 'good', title: t('projects.created'), message: cutName(created.current.project_name) });
    drawingOpener.set({ created: created.current.project_id });
    await refreshProjects();
  };
  const goToCreated = () => {
    if (created.current === null) return;
    void navigate({
      to: '/organizations/$org_id/projects/$project_id/home',
      params: { org_id, project_id: String(created.current.project_id) },
    });
  };
  return (
    <ProjectForm
      initial={{
        name: '',
        description: '',
        parentId: parent === undefined ? NO_PARENT : String(parent.project_id),
        country: parent?.country ?? null,
        ui: 'Default',
        tags: [],
        place: null,
        boundary: { kind: 'keep' },
      }}
      more={(parentId) => (
        <FirstContentsFields
          organization={organization}
          projects={projects}
          parentId={parentId === NO_PARENT ? null : Number(parentId)}
          onChange={(next) => {
            contents.current = next;
          }}
        />
      )}
      knownTags={knownTags}
      parents={canCreateRoot ? parents : undefined}
      submitLabel={t('common.create')}
      onSubmit={submit}
      onSaved={goToCreated}
      cancel={<CancelButton org_id={org_id} parent={parent} />}
    />
  );
}

function CancelButton({ org_id, parent }: { org_id: string; parent: Project | undefined }) {
  const t = useTranslate();
  return (
    <Button
      variant="default"
      renderRoot={(props) =>
        parent === undefined ? (
          <Link to="/organizations/$org_id/projects" params={{ org_id }} {...props} />
        ) : (
          <Link
            to="/organizations/$org_id/projects/$project_id/home"
            params={{ org_id, project_id: String(parent.project_id) }}
            {...props}
          />
        )
      }
    >
      {t('common.cancel')}
    </Button>
  );
}
