import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { keepFocus } from '../../../ui/page/keep-focus.ts';
import { type FormImage, toImageName } from '../form/form-values.ts';
import { fitImages } from './add-images.ts';
import { FormPicture } from './form-picture.tsx';
import classes from './image-field.module.css';
import { ImagePicker } from './image-picker.tsx';

interface ImageFieldProps {
  readonly images: readonly FormImage[];
  readonly isRequired: boolean;
  /** The maximum number of pictures. */
  readonly max: number;
  readonly error: string | undefined;
  /** Takes an updater, called at once: reading files takes a while, and the list may have changed. */
  readonly onChange: (change: (images: readonly FormImage[]) => readonly FormImage[]) => void;
}

function moveImage(images: readonly FormImage[], from: number, to: number): readonly FormImage[] {
  const moved = images[from];
  if (moved === undefined || to < 0 || to >= images.length) return images;
  return images.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Pictures of a feature: preview, removal, order by dragging and by buttons. */
export function ImageField({ images, isRequired, max, error, onChange }: ImageFieldProps) {
  const t = useTranslate();
  const [dragged, setDragged] = useState<number | null>(null);
  const add = (added: readonly FormImage[]) => {
    let left: readonly string[] = [];
    onChange((all) => {
      const fit = fitImages(all, added, max);
      left = fit.left;
      return fit.images;
    });
    return left;
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) onChange((all) => moveImage(all, dragged, to));
    setDragged(null);
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        {t('drawing.images')}
        {isRequired && <span className={classes.required}> *</span>}
      </legend>
      <ul className={classes.list}>
        {images.map((image, index) => (
          <li
            key={image.id}
            className={classes.item}
            draggable
            data-dragged={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <FormPicture image={image} className={classes.picture} />
            <div className={classes.actions}>
              <ActionIcon
                size={24}
                aria-label={t('drawing.imageEarlier', { name: toImageName(image) })}
                disabled={index === 0}
                onClick={() => keepFocus(() => onChange((all) => moveImage(all, index, index - 1)))}
              >
                <IconArrowLeft size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={24}
                aria-label={t('drawing.imageLater', { name: toImageName(image) })}
                disabled={index === images.length - 1}
                onClick={() => keepFocus(() => onChange((all) => moveImage(all, index, index + 1)))}
              >
                <IconArrowRight size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={24}
                aria-label={t('drawing.removeImage', { name: toImageName(image) })}
                onClick={() => onChange((all) => all.filter(({ id }) => id !== image.id))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      <ImagePicker
        label={t('drawing.addImages')}
        icon={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
        isMultiple
        isDisabled={images.length >= max}
        isInvalid={error !== undefined}
        max={max}
        onAdd={add}
      />
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
