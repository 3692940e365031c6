import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { FeedFilters, toFeedFilter, useDataFields, useFeedSearch } from '../../features/index.ts';
import { ProjectBreadcrumbs, useProject } from '../../projects/index.ts';
import { listKeys, type TableView, useTableStart } from '../api.ts';
import { NOTHING_SELECTED } from '../row-selection.ts';
import {
  type ColumnId,
  parseSort,
  readColumns,
  storeColumns,
  type TableSort,
  toNextSort,
  USUAL_SORT,
  writeSort,
} from '../table-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
import classes from './feature-table-page.module.css';
import { TableBar } from './table-bar.tsx';
import { TableGrid } from './table-grid.tsx';

/** The order of the address. */
function useSort(): [TableSort, (sort: TableSort) => void] {
  const { sort: text } = useSearch({ strict: false });
  const navigate = useNavigate();
  const sort = useMemo(() => parseSort(text) ?? USUAL_SORT, [text]);
  const setSort = (next: TableSort) => {
    const written = next === USUAL_SORT ? undefined : writeSort(next);
    void navigate({ to: '.', search: (all) => ({ ...all, sort: written }), replace: true });
  };
  return [sort, setSort];
}

/** The columns of a project, stored in this browser. */
function useColumns(projectId: number): [readonly ColumnId[], (columns: readonly ColumnId[]) => void] {
  const [columns, setColumns] = useState(() => readColumns(projectId));
  return [
    columns,
    (next) => {
      setColumns(next);
      storeColumns(projectId, next);
    },
  ];
}

/** The features of a project as a table, beside their map. */
export function FeatureTablePage() {
  const { project_id = '0' } = useParams({ strict: false });
  return <FeatureTable key={project_id} projectId={Number(project_id)} />;
}

function FeatureTable({ projectId }: { readonly projectId: number }) {
  const t = useTranslate();
  const { org_id = '0' } = useParams({ strict: false });
  const feed = useFeedSearch();
  const [sort, setSort] = useSort();
  const [columns, setColumns] = useColumns(projectId);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const project = useProject(Number(org_id), projectId).data;
  const canEdit = hasAccess(project?.current_member.access_map, 'feature:update');
  const fields = useDataFields(projectId).data ?? [];
  const view = useMemo(
    (): TableView => ({ filter: toFeedFilter(feed.selection, null), sort, keys: listKeys(columns) }),
    [feed.selection, sort, columns],
  );
  const start = useTableStart(projectId, view);
  return (
    <div className={classes.page}>
      <PageHeader
        breadcrumbs={<ProjectBreadcrumbs leaf={t('table.title')} />}
        title={project?.project_name ?? t('table.title')}
      />
      <FeedFilters
        organizationId={Number(org_id)}
        projectId={projectId}
        feed={feed}
        ownId={null}
        total={start.data?.total}
        isCounting={start.isPlaceholderData}
      >
        <ColumnMenu fields={fields} columns={columns} onChange={setColumns} />
      </FeedFilters>
      <TableBar
        projectId={projectId}
        view={view}
        total={start.data?.total}
        fields={fields}
        canEdit={canEdit}
        selection={selection}
        onSelection={setSelection}
      />
      <AsyncView
        query={start}
        skeleton={<SkeletonRows rows={8} picture="none" lines={1} />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('table.none')} text={t('table.noneHint')} />}
      >
        {({ rows, total }) => (
          <TableGrid
            organizationId={org_id}
            projectId={projectId}
            view={view}
            columns={columns}
            fields={fields}
            first={rows}
            total={total}
            isStale={start.isPlaceholderData}
            selection={canEdit ? selection : null}
            onSelection={setSelection}
            onSort={(column) => setSort(toNextSort(sort, column))}
          />
        )}
      </AsyncView>
    </div>
  );
}
