import { Button } from '@mantine/core';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import type { DeletedFeature } from '@waypost/contract';
import { useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { ProjectBreadcrumbs, useProject, useProjectPath } from '../../projects/index.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { ExportList } from '../exports/export-list.tsx';
import { GeometryIcon } from '../geometry-icon.tsx';
import { useDeletedFeatures } from '../history/history-api.ts';
import { recover } from './recover.ts';
import classes from './trash-page.module.css';

const DAY_MS = 86_400_000;

/** The deleted features of a project: each can be restored, and all be exported. */
export function TrashPage() {
  const t = useTranslate();
  const { organizationId, projectId } = useProjectPath();
  const project = useProject(organizationId, projectId).data;
  const query = useDeletedFeatures(projectId);
  return (
    <>
      <PageHeader
        breadcrumbs={<ProjectBreadcrumbs leaf={t('report.trash.title')} />}
        title={t('report.trash.title')}
        text={t('report.trash.hint')}
      >
        {(query.data?.pages[0]?.total ?? 0) > 0 && (
          <ExportButton
            isOnPage
            of={{ list: 'trash', projectId }}
            name={`${project?.project_name ?? ''} ${t('report.trash.title')}`}
          />
        )}
      </PageHeader>
      {query.data !== undefined && <ExportList projectId={projectId} />}
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={4} picture="square" />}
        toErrorText={(error) =>
          hasCode(error, 'forbidden') ? t('report.trash.forbidden') : toErrorText(t, error)
        }
        isEmpty={({ pages }) => (pages[0]?.total ?? 0) === 0}
        empty={
          <EmptyState icon={IconTrash} title={t('report.trash.empty')} text={t('report.trash.emptyHint')} />
        }
      >
        {({ pages }) => (
          <>
            <ul className={classes.list}>
              {pages
                .flatMap((page) => page.features)
                .map((feature) => (
                  <DeletedRow key={feature.code} feature={feature} projectId={projectId} />
                ))}
            </ul>
            {query.hasNextPage && (
              <div className={classes.more}>
                <MoreButton query={query} size="compact-md">
                  {t('report.more')}
                </MoreButton>
              </div>
            )}
          </>
        )}
      </AsyncView>
    </>
  );
}

interface DeletedRowProps {
  readonly feature: DeletedFeature;
  readonly projectId: number;
}

function DeletedRow({ feature, projectId }: DeletedRowProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { name, type, color, subtype, project_id, project_name, deleted_by, deleted_at, purge_at } = feature;
  const days = Math.max(Math.ceil((Date.parse(purge_at) - Date.now()) / DAY_MS), 0);
  const restore = async () => {
    setIsBusy(true);
    await recover(t, feature);
    setIsBusy(false);
  };
  return (
    <li className={classes.row}>
      <span style={{ color }} className={classes.glyph}>
        <GeometryIcon type={type} size={18} />
      </span>
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {subtype === 'project' && <span>{t('report.trash.boundary')}</span>}
          {project_id !== projectId && <span>{project_name}</span>}
          {deleted_by !== null && <span>{t('report.trash.by', { name: deleted_by })}</span>}
          <RelativeTime value={deleted_at} />
          <span>{t('report.trash.daysLeft', { count: days })}</span>
        </span>
      </div>
      <Button
        variant="default"
        h={30}
        px={10}
        leftSection={<IconRestore size={16} stroke={1.5} aria-hidden />}
        loading={isBusy}
        aria-label={t('report.trash.restoreName', { name })}
        onClick={() => void restore()}
      >
        {t('report.trash.restore')}
      </Button>
    </li>
  );
}
