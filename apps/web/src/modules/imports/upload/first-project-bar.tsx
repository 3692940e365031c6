import { Button, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { projectName } from '@waypost/contract';
import { type FormEvent, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { fieldRule } from '../../../ui/forms/field-rule.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createNamedProject } from '../../projects/index.ts';
import { listUploadable } from '../items/import-state.ts';
import { changeImports, importStore } from '../items/import-store.ts';
import classes from './upload-bar.module.css';
import { startUpload } from './upload-store.ts';

/** `patrol 3` for `patrol 3.kml`. */
const toStem = (fileName: string) => fileName.replace(/\.[^.]+$/, '');

/** In an organization without projects: uploads the selected features into a new one, named after their file. */
export function FirstProjectBar({ organizationId }: { readonly organizationId: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const state = useStore(importStore, (all) => all);
  const uploadable = useMemo(() => listUploadable(state), [state]);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = typed ?? toStem(state.files[0]?.name ?? '');
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (uploadable.length === 0) {
      showToast({ tone: 'info', message: t('fileViewer.nothingToUpload') });
      return;
    }
    const found = fieldRule(projectName, t('validation.name'), t('validation.nameLong'))(name);
    setFault(found);
    if (found !== null) return;
    setIsBusy(true);
    const projectId = await createNamedProject(t, organizationId, name.trim());
    setIsBusy(false);
    if (projectId === null) return;
    changeImports((all) => ({ ...all, projectId }));
    void startUpload(uploadable, projectId);
  };
  return (
    <form className={classes.bar} noValidate onSubmit={(event) => void start(event)}>
      <TextInput
        className={classes.project ?? ''}
        size="sm"
        label={t('fileViewer.newProject')}
        required
        value={name}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        type="submit"
        className={classes.low ?? ''}
        loading={isBusy}
        leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
      >
        {t('fileViewer.uploadSelected')}
        <span className={classes.count}>{toNumberText(uploadable.length, locale)}</span>
      </Button>
    </form>
  );
}
