import { Button } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { findIconFault } from '../template-draft.ts';
import classes from './template-dialog.module.css';

interface IconFieldProps {
  readonly saved: string | null;
  readonly file: File | null;
  readonly onFile: (file: File) => void;
}

/** The icon of a template: a raster picture of at most 50 KB. */
export function IconField({ saved, file, onFile }: IconFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const shown = file === null ? saved : preview;
  const take = (chosen: File) => {
    const found = findIconFault(chosen);
    setFault(found === null ? null : t(found));
    if (found === null) onFile(chosen);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('forms.icon')}</legend>
      <div className={classes.icon}>
        {shown !== null && <img src={shown} alt="" width={40} height={40} className={classes.picture} />}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPhotoUp size={16} stroke={1.5} aria-hidden />}
          aria-describedby="icon-hint"
          onClick={() => input.current?.click()}
        >
          {t(shown === null ? 'forms.chooseIcon' : 'forms.changeIcon')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png,.webp"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen !== undefined) take(chosen);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p
        id="icon-hint"
        className={classes.none}
        role={fault === null ? undefined : 'alert'}
        data-fault={fault !== null}
      >
        {fault ?? t('forms.iconHint')}
      </p>
    </fieldset>
  );
}
