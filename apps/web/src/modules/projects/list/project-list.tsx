import { Button } from '@mantine/core';
import { IconChevronDown, IconFilter, IconMapPlus, IconPlus } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { Organization } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { useProjects } from '../api.ts';
import { ProjectTree } from '../tree/project-tree.tsx';
import { useTreeState } from '../tree/use-tree-state.ts';
import { changeProjectView } from './change-project-view.ts';
import { filterProjects, isFiltering, NO_PROJECT_FILTER, toPlainList } from './filter-projects.ts';
import classes from './project-list.module.css';

const loadSortMenu = () => import('./sort-menu.tsx');
const SortMenu = lazy(async () => ({ default: (await loadSortMenu()).SortMenu }));

const ProjectFilters = lazy(async () => ({
  default: (await import('./project-filters.tsx')).ProjectFilters,
}));

interface ProjectListProps {
  readonly organization: Organization | undefined;
  /** Called when a project was opened from here. */
  readonly onNavigated: () => void;
}

/** The sidebar of projects: sorting, New project, and the tree. */
export function ProjectList({ organization, onNavigated }: ProjectListProps) {
  const t = useTranslate();
  const { project_id } = useParams({ strict: false });
  const query = useProjects(organization?.organization_id);
  const { filtersShown, listView } = usePreferences().projects;
  const [filter, setFilter] = useState(NO_PROJECT_FILTER);
  const isFiltered = filtersShown && isFiltering(filter);
  const canCreate = hasAccess(organization?.current_member.access_map, 'project:create');
  return (
    <>
      <div className={classes.bar}>
        <SortButton />
        <FilterButton />
        {canCreate && <NewProjectButton onNavigated={onNavigated} />}
      </div>
      {filtersShown && (
        <Suspense>
          <ProjectFilters projects={query.data ?? []} filter={filter} onChange={setFilter} />
        </Suspense>
      )}
      <div className={classes.scroll}>
        <AsyncView
          query={query}
          skeleton={<SkeletonRows rows={7} lines={1} picture="square" />}
          toErrorText={(error) => toErrorText(t, error)}
          isEmpty={(projects) => projects.length === 0}
          empty={
            <EmptyState
              icon={IconMapPlus}
              title={t('projects.empty')}
              text={t(canCreate ? 'projects.emptyCanCreate' : 'projects.emptyCannotCreate')}
            />
          }
        >
          {(projects) => {
            const shown = isFiltered ? filterProjects(projects, filter) : projects;
            if (shown.length === 0) return <EmptyState title={t('projects.noneFound')} />;
            return (
              <ProjectTree
                projects={isFiltered || listView ? toPlainList(shown) : shown}
                currentId={project_id === undefined ? null : Number(project_id)}
                onNavigated={onNavigated}
              />
            );
          }}
        </AsyncView>
      </div>
    </>
  );
}

function FilterButton() {
  const t = useTranslate();
  const { filtersShown } = usePreferences().projects;
  const label = t(filtersShown ? 'projects.hideFilters' : 'projects.showFilters');
  return (
    <button
      type="button"
      className={classes.filterButton}
      aria-label={label}
      title={label}
      aria-pressed={filtersShown}
      onClick={() => changeProjectView({ filtersShown: !filtersShown })}
    >
      <IconFilter size={16} stroke={1.5} aria-hidden />
    </button>
  );
}

function NewProjectButton({ onNavigated }: { onNavigated: () => void }) {
  const t = useTranslate();
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconPlus size={15} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/projects/create" {...props} />}
      onClick={onNavigated}
    >
      {t('projects.new')}
    </Button>
  );
}

function SortButton() {
  const t = useTranslate();
  const { sort } = useTreeState();
  const shown = t(`projects.sorts.${sort}`);
  const button = (
    <button type="button" className={classes.sort} aria-label={`${t('projects.sort')}: ${shown}`}>
      {shown}
      <IconChevronDown size={14} stroke={1.5} aria-hidden />
    </button>
  );
  return <LazyMenu button={button} menu={(target) => <SortMenu target={target} />} preload={loadSortMenu} />;
}
