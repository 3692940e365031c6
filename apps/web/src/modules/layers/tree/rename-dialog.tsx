import { Button, TextInput } from '@mantine/core';
import { type Layer, MAX_LAYER_NAME } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { refreshLayers, updateLayer } from '../api.ts';

/** Gives a layer another name. */
export function RenameDialog({ layer, onClose }: { readonly layer: Layer; readonly onClose: () => void }) {
  const t = useTranslate();
  const [name, setName] = useState(layer.properties.name);
  const [isBusy, setIsBusy] = useState(false);
  const isBlank = name.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isBusy) return;
    setIsBusy(true);
    try {
      await updateLayer(layer, { name: name.trim() });
      await refreshLayers(layer.properties.organization_id);
      onClose();
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('layers.renameFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t('layers.renameTitle')} size={420}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          data-autofocus
          label={t('layers.name')}
          maxLength={MAX_LAYER_NAME}
          value={name}
          error={isBlank ? t('layers.nameRequired') : null}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('common.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
