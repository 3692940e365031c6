import { Button, Progress, Select } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { listUploadable } from '../items/import-state.ts';
import { changeImports, importStore } from '../items/import-store.ts';
import { FirstProjectBar } from './first-project-bar.tsx';
import classes from './upload-bar.module.css';
import { countRun } from './upload-run.ts';
import { setUploadDialogOpen, startUpload, uploadStore } from './upload-store.ts';
import { useTargetProject } from './use-target-project.ts';

/**
 * A project list like other selects, but created when opened: rendered hidden, it would take more than half of the time
 * that the page needs to show that a file was picked.
 */
const LIST = { transitionProps: { duration: 120 }, shadow: 'var(--wp-shadow-2)', keepMounted: false };

/** The target project of the selected features, and the upload button. */
export function UploadBar() {
  const { firstOf } = useTargetProject();
  return firstOf === null ? <TargetBar /> : <FirstProjectBar organizationId={firstOf} />;
}

function TargetBar() {
  const t = useTranslate();
  const locale = useLocale();
  const state = useStore(importStore, (all) => all);
  const run = useStore(uploadStore, (all) => all.run);
  const { projects, chosen, origin, target } = useTargetProject();
  const uploadable = useMemo(() => listUploadable(state), [state]);
  const isPreparing = useStore(uploadStore, (all) => all.isPreparing);
  const isBusy = run !== null && run.endedAt === null;
  // If each feature has a project of its own, none need be chosen for all.
  const isEachPlaced = uploadable.every(({ projectId }) => projectId !== null);
  const targetId = target?.project_id ?? (isEachPlaced ? (uploadable[0]?.projectId ?? null) : null);

  const start = () => {
    if (uploadable.length === 0) showToast({ tone: 'info', message: t('fileViewer.nothingToUpload') });
    else if (targetId === null) showToast({ tone: 'info', message: t('fileViewer.projectFirst') });
    else void startUpload(uploadable, targetId);
  };

  return (
    <div className={classes.bar}>
      <Select
        className={classes.project ?? ''}
        size="sm"
        searchable
        clearable={chosen !== undefined}
        comboboxProps={LIST}
        disabled={isBusy}
        aria-label={t('fileViewer.project')}
        placeholder={
          origin === undefined
            ? t('fileViewer.selectProject')
            : t('fileViewer.currentProject', { name: origin.project_name })
        }
        nothingFoundMessage={t('fileViewer.noProjects')}
        data={projects.map((project) => ({ value: String(project.project_id), label: project.project_name }))}
        value={chosen === undefined ? null : String(chosen.project_id)}
        onChange={(value) =>
          changeImports((all) => ({ ...all, projectId: value === null ? null : Number(value) }))
        }
      />
      {isBusy ? (
        <RunningButton />
      ) : (
        <Button
          loading={isPreparing}
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
          onClick={start}
        >
          {t('fileViewer.uploadSelected')}
          <span className={classes.count}>{toNumberText(uploadable.length, locale)}</span>
        </Button>
      )}
    </div>
  );
}

/** The run behind a closed dialog. */
function RunningButton() {
  const t = useTranslate();
  const run = useStore(uploadStore, (all) => all.run);
  if (run === null) return null;
  const counts = countRun(run);
  const percent = Math.round(((counts.success + counts.failed) / counts.total) * 100);
  return (
    <Button variant="default" onClick={() => setUploadDialogOpen(true)}>
      <Progress className={classes.progress ?? ''} value={percent} aria-label={t('fileViewer.progress')} />
      {t('fileViewer.uploadingPercent', { percent })}
    </Button>
  );
}
