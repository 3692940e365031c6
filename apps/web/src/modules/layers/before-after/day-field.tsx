import { TextInput } from '@mantine/core';
import type { Layer } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { refreshLayers, updateLayer } from '../api.ts';
import classes from './day-field.module.css';

/** The day that the pictures of a layer show, saved when the field is left. */
export function DayField({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const { taken_on } = layer;
  /** What is typed, which is no day yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const save = async () => {
    const day = typed === '' ? null : typed;
    if (typed === null || day === taken_on) return setTyped(null);
    try {
      await updateLayer(layer, { taken_on: day });
      await refreshLayers(layer.properties.organization_id);
    } catch (error) {
      showToast({ tone: 'error', title: t('layers.takenOnFailed'), message: toErrorText(t, error) });
    }
    setTyped(null);
  };
  return (
    <TextInput
      type="date"
      className={classes.field ?? ''}
      label={t('layers.takenOn')}
      description={t('layers.takenOnHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={typed ?? taken_on ?? ''}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
    />
  );
}
