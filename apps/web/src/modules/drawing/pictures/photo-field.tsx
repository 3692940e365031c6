import { Button, Input } from '@mantine/core';
import { IconCamera, IconPhotoOff } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type FormField, type FormValues, toImageName } from '../form/form-values.ts';
import { FormPicture } from './form-picture.tsx';
import { ImagePicker } from './image-picker.tsx';
import { findPhoto, setPhoto } from './photo-answers.ts';
import classes from './photo-field.module.css';

interface PhotoFieldProps {
  readonly field: FormField;
  readonly answer: string;
  readonly images: FormValues['images'];
  /** The maximum number of pictures of the form. */
  readonly max: number;
  readonly fault: string | undefined;
  /** Takes an updater: reading a file takes a while, and the form may have changed. */
  readonly onForm: (change: (form: FormValues) => FormValues) => void;
  readonly onRemove: () => void;
}

/** One picture of the form as the answer to a field. */
export function PhotoField({ field, answer, images, max, fault, onForm, onRemove }: PhotoFieldProps) {
  const t = useTranslate();
  const id = useId();
  const picker = useRef<HTMLButtonElement>(null);
  const photo = findPhoto(images, answer);
  const hasAnswer = answer !== '';
  return (
    <Input.Wrapper
      labelElement="div"
      label={field.key}
      labelProps={{ id }}
      withAsterisk={field.required === true}
      error={fault}
      errorProps={{ id: `${id}-error` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the kit does not style */}
      <div
        role="group"
        className={classes.photo}
        aria-labelledby={id}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
      >
        {photo !== undefined && <FormPicture image={photo} className={classes.picture} />}
        {photo === undefined && hasAnswer && (
          <span className={classes.gone}>
            <IconPhotoOff size={16} stroke={1.5} aria-hidden />
            {answer}
          </span>
        )}
        <ImagePicker
          ref={picker}
          label={t(hasAnswer ? 'drawing.photo.replace' : 'drawing.photo.take')}
          icon={<IconCamera size={16} stroke={1.5} aria-hidden />}
          isDisabled={photo === undefined && images.length >= max}
          isInvalid={fault !== undefined}
          max={max}
          onAdd={([added]) => {
            let left: readonly string[] = [];
            onForm((form) => {
              if (added === undefined) return form;
              const next = setPhoto(form, field, added);
              if (next.images.length <= Math.max(max, form.images.length)) return next;
              left = [toImageName(added)];
              return form;
            });
            return left;
          }}
        />
        {hasAnswer && (
          <Button
            variant="default"
            size="compact-md"
            onClick={() => {
              // This button goes away.
              picker.current?.focus();
              onRemove();
            }}
          >
            {t('drawing.photo.remove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
