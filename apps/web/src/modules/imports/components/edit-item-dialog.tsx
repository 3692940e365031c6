import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ColorChoice } from '../../../ui/color-choice.tsx';
import dialog from '../../../ui/dialog.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ImportItem } from '../import-item.ts';
import { editItem } from '../import-state.ts';
import { changeImports } from '../import-store.ts';
import classes from './edit-item-dialog.module.css';

interface EditItemDialogProps {
  readonly item: ImportItem;
  readonly onClose: () => void;
}

const NAME_MAX = 255;

/** Changes a temporary feature before its upload. */
export function EditItemDialog({ item, onClose }: EditItemDialogProps) {
  const t = useTranslate();
  const [name, setName] = useState(item.name);
  const [description, setDescription] = useState(item.description);
  const [color, setColor] = useState(item.color);
  const [shared, setShared] = useState(item.shared);
  const [isStatic, setIsStatic] = useState(item.isStatic);
  const save = () => {
    changeImports((state) => editItem(state, item.localUuid, { name, description, color, shared, isStatic }));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('fileViewer.editTitle')} size={440}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={t('fileViewer.name')}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t('fileViewer.description')}
          value={description}
          rows={3}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <ColorChoice value={color} onChange={setColor} />
        <Switch
          label={t('fileViewer.shared')}
          description={t('fileViewer.sharedHint')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Switch
          label={t('bulkEdit.static')}
          description={t('fileViewer.staticHint')}
          checked={isStatic}
          onChange={(event) => setIsStatic(event.currentTarget.checked)}
        />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit">{t('common.save')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
