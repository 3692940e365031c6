import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useTranslate } from '../../../../i18n/i18n.ts';
import { formatBytes } from '../../../features/index.ts';
import type { LayerMakerProps } from '../layer-kind.ts';
import { FileDrop } from './file-drop.tsx';
import { startImageUpload } from './image-uploads.ts';
import classes from './images.module.css';
import { lookAtFile } from './picked-file.ts';

/** The form of a picture of one's own: its file, which is uploaded once the layer is there. */
export function ImageMaker({ isBusy, onMake }: LayerMakerProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isArchive, setIsArchive] = useState(false);
  const [epsg, setEpsg] = useState<number | null>(null);
  const take = async (taken: File) => {
    const { fault, isArchive: isTiles } = await lookAtFile(taken);
    setIsArchive(isTiles);
    setFile(fault === null ? taken : null);
    setError(fault && t(fault));
  };
  const make = () => {
    if (file === null) {
      setError(t('images.needed'));
      return;
    }
    const data = { file_name: file.name, byte_size: file.size, epsg: isArchive ? null : epsg };
    onMake({ data }, (layer) => void startImageUpload(layer, file));
  };
  return (
    <div className={classes.maker}>
      {file !== null && (
        <p className={classes.chosen} role="status">
          {t('images.chosen', { name: file.name, size: formatBytes(file.size, locale) })}
        </p>
      )}
      <FileDrop
        label={t(file === null ? 'images.choose' : 'images.other')}
        hint={t('images.chooseHint')}
        error={error}
        onFile={(taken) => void take(taken)}
      />
      {!isArchive && <EpsgField value={epsg} onChange={setEpsg} />}
      <Button loading={isBusy} onClick={make}>
        {t('images.upload')}
      </Button>
    </div>
  );
}

interface EpsgFieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** The system of a picture, if its file does not name it. */
export function EpsgField({ value, onChange }: EpsgFieldProps) {
  const t = useTranslate();
  return (
    <NumberInput
      label={t('images.epsg')}
      description={t('images.epsgHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder="EPSG"
      value={value ?? ''}
      min={1024}
      max={99_999}
      allowDecimal={false}
      hideControls
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}
