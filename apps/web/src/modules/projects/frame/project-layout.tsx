import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconSettings, IconTemplate, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link, Outlet, useMatchRoute, useNavigate } from '@tanstack/react-router';
import type { Project, Topic } from '@waypost/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { useTopics } from '../../../data/realtime/realtime.ts';
import { type MessageKey, useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useProject, useProjects } from '../api.ts';
import { listWithDescendants } from '../tree/build-project-tree.ts';
import { useProjectPath } from '../use-project-path.ts';
import { ProjectBreadcrumbs } from './project-breadcrumbs.tsx';
import classes from './project-layout.module.css';

/** The maximum number of descendants whose events are subscribed; the server limits subscriptions. */
const MAX_TOPICS = 50;

/** Why a project cannot be shown, if retrying would not help; else null. */
function toObstacle(error: unknown): MessageKey | null {
  if (hasCode(error, 'forbidden')) return 'projects.notMember';
  const isMissing = hasCode(
    error,
    'project_not_found',
    'organization_not_found',
    'not_found',
    'validation_failed',
  );
  return isMissing ? 'projects.notFound' : null;
}

/** The frame of a project's screens: title, Members and Templates above the current screen. */
export function ProjectLayout() {
  const t = useTranslate();
  const { organizationId, projectId, params } = useProjectPath();
  const query = useProject(organizationId, projectId);
  useProjectTopics(organizationId, projectId);
  const obstacle = toObstacle(query.error);
  const isGone = obstacle !== null && query.data !== undefined;
  useLeaveWhenGone(isGone);
  if (isGone) return <LayoutSkeleton />;
  if (obstacle !== null) {
    return (
      <ErrorState title={t(obstacle)}>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/organizations/$org_id/projects" params={params} {...props} />}
        >
          {t('projects.backToProjects')}
        </Button>
      </ErrorState>
    );
  }
  return (
    <AsyncView query={query} skeleton={<LayoutSkeleton />} toErrorText={(error) => toErrorText(t, error)}>
      {(project) => <ProjectFrame project={project} />}
    </AsyncView>
  );
}

/** Redirects to the dashboard when the open project is deleted or no longer readable. */
function useLeaveWhenGone(isGone: boolean): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    showToast({ tone: 'info', message: t('projects.gone') });
    void navigate({ to: '/', replace: true });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}

/** A project shows features of its descendants, so it subscribes to them too. */
function useProjectTopics(organizationId: number, projectId: number): void {
  const { data } = useProjects(organizationId);
  const topics = useMemo(
    () =>
      listWithDescendants(data ?? [], projectId)
        .slice(0, MAX_TOPICS)
        .map((id): Topic => `project:${id}`),
    [data, projectId],
  );
  useTopics(topics);
}

function ProjectFrame({ project }: { project: Project }) {
  const match = useMatchRoute();
  const base = '/organizations/$org_id/projects/$project_id';
  // Including the query, no path would match while the map's view is written to the address, and the header would
  // flicker.
  const hasHeader = [`${base}/home`, `${base}/members`, `${base}/templates`].some(
    (to) => match({ to, includeSearch: false }) !== false,
  );
  return (
    <>
      {hasHeader && <ProjectHeader project={project} />}
      <Outlet />
    </>
  );
}

function ProjectHeader({ project }: { project: Project }) {
  const t = useTranslate();
  const { params } = useProjectPath();
  const access = project.current_member.access_map;
  const base = '/organizations/$org_id/projects/$project_id';
  return (
    <PageHeader
      breadcrumbs={<ProjectBreadcrumbs />}
      title={
        <Link to={`${base}/home`} params={params} className={classes.title}>
          {project.project_name}
        </Link>
      }
      text={project.project_desc === '' ? undefined : project.project_desc}
    >
      {project.components.tags !== false && project.project_tags.length > 0 && (
        <ul className={classes.tags} aria-label={t('projects.tags')}>
          {project.project_tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {hasAccess(access, 'project_member:read') && (
        <Button
          variant="default"
          h={30}
          px={10}
          leftSection={<IconUsers size={16} stroke={1.5} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to={`${base}/members`}
              params={params}
              activeProps={{ 'data-current': true, 'aria-current': 'page' }}
              {...props}
            />
          )}
        >
          {t('projects.members')}
        </Button>
      )}
      {hasAccess(access, 'template:read') && project.components.templates !== false && (
        <Button
          variant="default"
          h={30}
          px={10}
          leftSection={<IconTemplate size={16} stroke={1.5} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to={`${base}/templates`}
              params={params}
              activeProps={{ 'data-current': true, 'aria-current': 'page' }}
              {...props}
            />
          )}
        >
          {t('projects.templates')}
        </Button>
      )}
      {hasAccess(access, 'feature:delete') && (
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('projects.featureTrash')}
          title={t('projects.featureTrash')}
          renderRoot={(props) => <Link to={`${base}/trash`} params={params} {...props} />}
        >
          <IconTrash size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {hasAccess(access, 'project_settings:read') && (
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('projects.settings')}
          title={t('projects.settings')}
          renderRoot={(props) => <Link to={`${base}/settings`} params={params} {...props} />}
        >
          <IconSettings size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </PageHeader>
  );
}

function LayoutSkeleton() {
  return (
    <>
      <div className={classes.skeleton}>
        <Skeleton height={12} width="45%" />
        <Skeleton height={22} width="70%" />
        <Skeleton height={30} width="60%" />
      </div>
      <SkeletonRows rows={6} picture="square" />
    </>
  );
}
