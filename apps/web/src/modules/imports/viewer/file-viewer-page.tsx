import { Button } from '@mantine/core';
import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { afterTheMap } from '../../../map/early/after-the-map.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ImportList } from '../earlier/import-list.tsx';
import { LeftUploadCard } from '../earlier/left-upload-card.tsx';
import { EditItemDialog } from '../editing/edit-item-dialog.tsx';
import { listSelected } from '../items/import-state.ts';
import { importStore } from '../items/import-store.ts';
import { prepareMany } from '../on-map/show-imported.ts';
import { WaitingPhotos } from '../photos/waiting-photos.tsx';
import { ACCEPT } from '../reading/accept-files.ts';
import { DuplicateDialog } from '../upload/duplicate-dialog.tsx';
import { UploadBar } from '../upload/upload-bar.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { findLeft, uploadStore } from '../upload/upload-store.ts';
import { useTargetProject } from '../upload/use-target-project.ts';
import { FileReports } from './file-reports.tsx';
import classes from './file-viewer-page.module.css';
import { ImportTable } from './import-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useOpenFiles } from './use-open-files.ts';

const EditSelectedDialog = lazy(async () => ({
  default: (await import('../editing/edit-selected-dialog.tsx')).EditSelectedDialog,
}));

/** The file viewer: the content of files on the map and in a table, before their upload. */
export function FileViewerPage() {
  const t = useTranslate();
  const imports = useStore(importStore, (state) => state);
  const { files, items } = imports;
  // Files, bar and table render in deferred steps: together with the other work after picking or reading a file they
  // would block the page.
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
  // Preloaded while a person picks a file; once it is read the page is busy.
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
          <EditSelectedDialog items={listSelected(imports)} onClose={() => setIsEditingMany(false)} />
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
