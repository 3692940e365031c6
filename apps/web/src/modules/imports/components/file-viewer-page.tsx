import { Button } from '@mantine/core';
import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { hasAccess } from '../../../data/access.ts';
import { useMember } from '../../../data/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { afterTheMap } from '../../../map/after-the-map.ts';
import { useStore } from '../../../map/create-store.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ACCEPT } from '../accept-files.ts';
import { useOpenFiles } from '../hooks/use-open-files.ts';
import { useTargetProject } from '../hooks/use-target-project.ts';
import { listSelected } from '../import-state.ts';
import { importStore } from '../import-store.ts';
import { prepareMany } from '../show-imported.ts';
import { findLeft, uploadStore } from '../upload-store.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { FileReports } from './file-reports.tsx';
import classes from './file-viewer-page.module.css';
import { ImportList } from './import-list.tsx';
import { ImportTable } from './import-table.tsx';
import { LeftUploadCard } from './left-upload.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UploadBar } from './upload-bar.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { WaitingPhotos } from './waiting-photos.tsx';

const BulkEditDialog = lazy(async () => ({
  default: (await import('./bulk-edit-dialog.tsx')).BulkEditDialog,
}));

/** Files on their way into a project: what is in them, on the map and in a table. */
export function FileViewerPage() {
  const t = useTranslate();
  const imports = useStore(importStore, (state) => state);
  const { files, items } = imports;
  // The files, the bar and the table come in turns of their own, which give way: with what else there is to do when a file
  // was picked or read they would stop the page.
  const hasFiles = useDeferredValue(files.length > 0);
  const hasBar = useDeferredValue(hasFiles, false);
  const hasTable = useDeferredValue(items.length > 0);
  const { run, isDialogOpen, left, isPreparing, duplicates } = useStore(uploadStore, (state) => state);
  const { target } = useTargetProject();
  const [isEditingMany, setIsEditingMany] = useState(false);
  const [editedUuid, setEditedUuid] = useState<string | null>(null);
  const edited = editedUuid === null ? undefined : items.find((item) => item.localUuid === editedUuid);
  const isBusy = run !== null && run.endedAt === null;
  const memberId = useMember()?.member_id;
  useEffect(() => {
    if (memberId !== undefined) void findLeft(memberId);
  }, [memberId]);
  // While a person looks for a file: once it is read, there is enough to do.
  useEffect(() => afterTheMap(prepareMany), []);
  return (
    <div className={classes.page}>
      <PageHeader title={t('fileViewer.title')}>{hasFiles && <PickButton isPrimary={false} />}</PageHeader>
      {left.map((one) => (
        <LeftUploadCard key={one.plan.uuid} left={one} isPreparing={isPreparing || isBusy} />
      ))}
      {!hasFiles ? (
        <EmptyState icon={IconFileUpload} title={t('fileViewer.emptyTitle')} text={t('fileViewer.emptyText')}>
          <PickButton isPrimary />
        </EmptyState>
      ) : (
        <>
          {hasBar ? <UploadBar /> : <div className={classes.barPlace} />}
          <FileReports files={files} isBusy={isBusy} />
          <WaitingPhotos isBusy={isBusy} />
          {hasTable && items.length > 0 && (
            <>
              <SelectionBar isBusy={isBusy} onEdit={() => setIsEditingMany(true)} />
              <ImportTable isBusy={isBusy} onEdit={setEditedUuid} />
            </>
          )}
        </>
      )}
      {target !== undefined && (
        <ImportList
          projectId={target.project_id}
          projectName={target.project_name}
          canUndo={hasAccess(target.current_member.access_map, 'feature:delete')}
        />
      )}
      {edited !== undefined && (
        <EditItemDialog key={edited.localUuid} item={edited} onClose={() => setEditedUuid(null)} />
      )}
      {isEditingMany && (
        <Suspense>
          <BulkEditDialog items={listSelected(imports)} onClose={() => setIsEditingMany(false)} />
        </Suspense>
      )}
      {duplicates !== null && <DuplicateDialog duplicates={duplicates} />}
      {run !== null && isDialogOpen && <UploadDialog run={run} />}
    </div>
  );
}

function PickButton({ isPrimary }: { readonly isPrimary: boolean }) {
  const t = useTranslate();
  const openFiles = useOpenFiles('list');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isPrimary ? 'filled' : 'default'}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(isPrimary ? 'fileViewer.chooseFiles' : 'fileViewer.addFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        onChange={(event) => {
          const picked = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (picked.length > 0) openFiles(picked);
        }}
      />
    </>
  );
}
