import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MAX_LAYER_NAME } from '@waypost/contract';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { hasAccess } from '../../../data/queries/access.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { createFolder, type FeaturesToSave, foldersQuery, saveToFolder } from './save-to-folder.ts';

export interface FolderDialogProps {
  readonly organizationId: number;
  readonly what: FeaturesToSave;
  readonly onClose: () => void;
}

const NEW = 'new';

/** The folders; a failure is shown, and a new folder can still be created. */
function useFolders(organizationId: number) {
  const t = useTranslate();
  const { data, isError } = useQuery(foldersQuery(organizationId));
  const tell = useEffectEvent(() =>
    showToast({
      tone: 'error',
      title: t('layers.saving.listFailedTitle'),
      message: t('layers.saving.listFailed'),
    }),
  );
  useEffect(() => {
    if (isError) tell();
  }, [isError]);
  return { folders: data ?? [], isLoading: data === undefined && !isError };
}

/** Saves features to a folder of the organization, or to a new one. */
export function FolderDialog({ organizationId, what, onClose }: FolderDialogProps) {
  const t = useTranslate();
  const { folders, isLoading } = useFolders(organizationId);
  const canCreate = hasAccess(useCurrentOrganization().current?.current_member.access_map, 'layer:create');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  // Sent again after a lost answer, it creates no second folder.
  const [newCode] = useState(() => createLocalUuid());
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const folder = chosen ?? folders[0]?.code ?? (isLoading || !canCreate ? null : NEW);
  const isBlank = folder === NEW && name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (folder === null || isBlank || isBusy) return;
    setIsBusy(true);
    try {
      const code = folder === NEW ? newCode : folder;
      if (folder === NEW) await createFolder(organizationId, newCode, name.trim());
      // After a failure the new folder is there.
      setChosen(code);
      const added = await saveToFolder(organizationId, code, what);
      showToast({
        tone: 'good',
        title: t('layers.saving.done'),
        message: t(added === 0 ? 'layers.saving.wereThere' : 'layers.saving.added', { count: added }),
      });
      onClose();
    } catch (error) {
      const message = `${t('layers.saving.failed')}. ${toErrorText(t, error)}`;
      showToast({ tone: 'error', title: t('layers.saving.failedTitle'), message });
      setIsBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={t('layers.saving.title')} size={420}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Select
          data-autofocus
          label={t('layers.saving.folder')}
          placeholder={isLoading ? t('layers.loading') : t('layers.saving.noFolders')}
          data={[
            ...folders.map((one) => ({ value: one.code, label: one.name })),
            ...(canCreate ? [{ value: NEW, label: t('layers.saving.newFolder') }] : []),
          ]}
          value={folder}
          onChange={setChosen}
          allowDeselect={false}
          openOnFocus={false}
          searchable
          comboboxProps={{ withinPortal: true }}
        />
        {folder === NEW && (
          <TextInput
            mt={12}
            label={t('layers.name')}
            maxLength={MAX_LAYER_NAME}
            value={name}
            error={isTried && isBlank ? t('layers.nameRequired') : null}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={folder === null}>
            {t('common.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
