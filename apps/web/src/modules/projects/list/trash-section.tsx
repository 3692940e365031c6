import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import type { DeletedProject } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { GrowingRows } from '../../../ui/page/growing-rows.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { useDeletedProjects } from '../api.ts';
import { restoreDeleted } from '../use-delete-project.ts';
import classes from './trash-section.module.css';

const DAY_MS = 86_400_000;

/** The deleted projects that the person may restore; nothing if there are none. */
export function TrashSection({ organizationId }: { organizationId: number }) {
  const t = useTranslate();
  const { data, error, refetch } = useDeletedProjects(organizationId);
  if (error !== null && data === undefined) {
    return <ErrorState text={toErrorText(t, error)} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <details className={classes.section}>
      <summary className={classes.summary}>{t('projectTrash.trash', { count: data.length })}</summary>
      <p className={classes.hint}>{t('projectTrash.trashHint')}</p>
      <ul className={classes.list}>
        <GrowingRows rows={data} end="li">
          {(deletion) => <DeletedRow key={deletion.deletion_id} deletion={deletion} />}
        </GrowingRows>
      </ul>
    </details>
  );
}

function DeletedRow({ deletion }: { deletion: DeletedProject }) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { project_name, children_count, features_count, deleted_by, is_restorable } = deletion;
  const days = Math.max(Math.ceil((Date.parse(deletion.purge_at) - Date.now()) / DAY_MS), 0);
  const restore = async () => {
    setIsBusy(true);
    await restoreDeleted(t, deletion);
    setIsBusy(false);
  };
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>{project_name}</span>
        <span className={classes.facts}>
          {children_count > 0 && <span>{t('projects.childrenCount', { count: children_count })}</span>}
          <span>{t('projects.features', { count: features_count })}</span>
          {deleted_by !== null && <span>{t('projectTrash.deletedBy', { name: deleted_by })}</span>}
          <RelativeTime value={deletion.deleted_at} />
          <span>{t('projectTrash.daysLeft', { count: days })}</span>
        </span>
        {!is_restorable && <span className={classes.facts}>{t('apiErrors.parent_deleted')}</span>}
      </div>
      <Button
        variant="default"
        h={30}
        px={10}
        leftSection={<IconRestore size={16} stroke={1.5} aria-hidden />}
        disabled={!is_restorable}
        loading={isBusy}
        aria-label={t('projectTrash.restoreName', { name: project_name })}
        onClick={() => void restore()}
      >
        {t('projectTrash.restore')}
      </Button>
    </li>
  );
}
