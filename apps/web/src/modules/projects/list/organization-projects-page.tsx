import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { Project } from '@waypost/contract';
import { lazy, Suspense, useMemo } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { useProjects } from '../api.ts';
import { listAncestors } from '../tree/build-project-tree.ts';
import { firstStepsTexts } from './first-steps-texts.ts';
import classes from './organization-projects-page.module.css';
import { TrashSection } from './trash-section.tsx';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const MAX_RECENT = 50;

const EmptyOrganization = lazy(async () => ({
  default: (await withTexts(import('./empty-organization.tsx'), firstStepsTexts)).EmptyOrganization,
}));

/** The start page of an organization: its projects, by latest activity. */
export function OrganizationProjectsPage() {
  const t = useTranslate();
  const { org_id = '0' } = useParams({ strict: false });
  const { organizations, current } = useCurrentOrganization();
  const query = useProjects(Number(org_id));
  const access = current?.current_member.access_map;
  if (organizations !== undefined && current === undefined) {
    return <ErrorState text={t('errors.organization_not_found')} />;
  }
  // Without projects, the page itself offers it.
  const canAdd = hasAccess(access, 'project:create') && query.data?.length !== 0;
  return (
    <>
      <PageHeader
        title={current?.organization_name ?? ' '}
        text={
          query.data === undefined ? undefined : t('projects.projectsCount', { count: query.data.length })
        }
      >
        {canAdd && <NewProjectButton />}
        {hasAccess(access, 'org_member:read') && (
          <Button
            h={30}
            px={10}
            variant="default"
            leftSection={<IconUsers {...ICON} />}
            renderRoot={(props) => (
              <Link to="/organizations/$org_id/members" params={{ org_id }} {...props} />
            )}
          >
            {t('projects.members')}
          </Button>
        )}
      </PageHeader>
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={6} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(projects) => projects.length === 0}
        empty={
          <Suspense>
            <EmptyOrganization organization={current} />
          </Suspense>
        }
      >
        {(projects) => <RecentProjects projects={projects} />}
      </AsyncView>
      <TrashSection organizationId={Number(org_id)} />
    </>
  );
}

function RecentProjects({ projects }: { projects: readonly Project[] }) {
  const t = useTranslate();
  const recent = useMemo(
    () =>
      projects
        .toSorted((a, b) => Date.parse(b.last_activity) - Date.parse(a.last_activity))
        .slice(0, MAX_RECENT),
    [projects],
  );
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={classes.heading}>
        {t('projects.recent')}
      </h2>
      <ul className={classes.list}>
        {recent.map((project) => (
          <RecentProject key={project.project_id} project={project} projects={projects} />
        ))}
      </ul>
    </section>
  );
}

function RecentProject({ project, projects }: { project: Project; projects: readonly Project[] }) {
  const t = useTranslate();
  const above = listAncestors(projects, project.project_id)
    .map((ancestor) => ancestor.project_name)
    .join(' / ');
  return (
    <li>
      <Link
        to="/organizations/$org_id/projects/$project_id/home"
        params={{ org_id: String(project.organization_id), project_id: String(project.project_id) }}
        className={classes.item}
      >
        <span className={classes.name}>{project.project_name}</span>
        {above !== '' && <span className={classes.above}>{above}</span>}
        {project.project_desc !== '' && <span className={classes.text}>{project.project_desc}</span>}
        <span className={classes.facts}>
          <span className="wp-number">{t('projects.features', { count: project.features_count })}</span>
          <RelativeTime value={project.last_activity} />
        </span>
      </Link>
    </li>
  );
}

function NewProjectButton() {
  const t = useTranslate();
  return (
    <Button
      h={30}
      px={10}
      variant="default"
      leftSection={<IconPlus {...ICON} />}
      renderRoot={(props) => <Link to="/projects/create" {...props} />}
    >
      {t('projects.new')}
    </Button>
  );
}
