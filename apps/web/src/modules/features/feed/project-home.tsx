import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { useMember } from '../../../data/session/member.ts';
import { type Translate, useTranslate } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useProject } from '../../projects/index.ts';
import { ViewsButton } from '../../views/index.ts';
import { useFeedStart } from '../api.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { ExportList } from '../exports/export-list.tsx';
import { type FeedOwner, toFeedFilter, toFeedOwner } from '../filters/feed-filter.ts';
import { FeedFilters } from '../filters/feed-filters.tsx';
import { rememberOwner } from '../filters/remembered-filters.ts';
import { useFeedSearch, useRememberedFilters } from '../filters/use-feed-search.ts';
import { ColorButton } from '../legend/color-button.tsx';
import { FeedBar } from './feed-bar.tsx';
import { rememberFeedBounds } from './feed-bounds.ts';
import { FeedList } from './feed-list.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { TableLink } from './table-link.tsx';
import { useInViewOnly } from './use-in-view-only.ts';

const FeedEmpty = lazy(async () => ({ default: (await import('./feed-empty.tsx')).FeedEmpty }));
/** Loaded after what is needed at once; it is the first of its bar, so the others stay in place. */
const FolderButton = lazy(async () => ({ default: (await import('./folder-button.tsx')).FolderButton }));

function toFeedErrorText(t: Translate, error: unknown): string {
  if (hasCode(error, 'network')) return t('features.cannotFetch');
  if (hasCode(error, 'forbidden')) return t('features.noAccess');
  if (hasCode(error, 'not_found', 'project_not_found')) return t('features.dataNotFound');
  return toErrorText(t, error);
}

/** The home of a project: the feed of its features, in sync with the map. */
export function ProjectHome() {
  const t = useTranslate();
  const { org_id = '0', project_id = '0' } = useParams({ strict: false });
  const feed = useFeedSearch();
  const projectId = Number(project_id);
  const ownId = useMember()?.member_id;
  useRememberedFilters(feed, ownId);
  const inView = useInViewOnly();
  const owner = toFeedOwner(feed.search.member_ids, ownId);
  const filter = useMemo(() => toFeedFilter(feed.selection, inView.bounds), [feed.selection, inView.bounds]);
  // The page of a feature steps through this list, whose view has changed by then.
  useEffect(() => rememberFeedBounds(projectId, inView.bounds), [projectId, inView.bounds]);
  const start = useFeedStart(projectId, filter);
  const project = useProject(Number(org_id), projectId).data;
  const access = project?.current_member.access_map;
  const canExport = hasAccess(access, 'feature:export');

  const setOwner = (next: FeedOwner) => {
    rememberOwner(next);
    feed.set({ member_ids: next === 'mine' && ownId !== undefined ? [String(ownId)] : undefined });
  };
  const isFiltered = Object.keys(feed.selection).some((name) => owner === 'all' || name !== 'member_ids');

  return (
    <>
      <FeedBar
        owner={owner}
        onOwner={setOwner}
        total={start.data?.total}
        isInViewOnly={inView.isOn}
        onInViewOnly={inView.set}
        actions={
          (start.data?.total ?? 0) > 0 && (
            <>
              <Suspense>
                <FolderButton organizationId={Number(org_id)} projectId={projectId} filter={filter} />
              </Suspense>
              <TableLink params={{ org_id, project_id }} />
              {canExport && (
                <ExportButton
                  of={{ list: 'features', projectId, filter }}
                  name={project?.project_name ?? ''}
                />
              )}
            </>
          )
        }
      >
        <FeedFilters
          organizationId={Number(org_id)}
          projectId={projectId}
          feed={feed}
          ownId={owner === 'mine' ? (ownId ?? null) : null}
          total={start.data?.total}
          isCounting={start.isPlaceholderData}
        >
          {hasAccess(access, 'view:read') && <ViewsButton projectId={projectId} access={access} />}
          <ColorButton projectId={projectId} />
        </FeedFilters>
      </FeedBar>
      {canExport && <ExportList projectId={projectId} />}
      {start.data === undefined && start.error === null && <FeedSkeleton />}
      {start.data === undefined && start.error !== null && (
        <ErrorState
          text={toFeedErrorText(t, start.error)}
          onRetry={() => void start.refetch()}
          isRetrying={start.isFetching}
        />
      )}
      {start.data?.total === 0 && (
        <Suspense>
          <FeedEmpty
            reason={inView.isOn ? 'view' : isFiltered ? 'filters' : owner}
            access={access}
            onAll={() =>
              inView.isOn
                ? inView.set(false)
                : isFiltered
                  ? feed.reset({ member_ids: owner === 'mine' ? feed.search.member_ids : undefined })
                  : setOwner('all')
            }
          />
        </Suspense>
      )}
      {start.data !== undefined && start.data.total > 0 && (
        <FeedList
          organizationId={org_id}
          projectId={projectId}
          filter={filter}
          first={start.data.features}
          total={start.data.total}
        />
      )}
    </>
  );
}
