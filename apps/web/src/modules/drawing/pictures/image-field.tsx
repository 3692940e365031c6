import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { keepFocus } from '../../../ui/page/keep-focus.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { Picture } from '../../features/index.ts';
import { type FormImage, toImageName } from '../form/form-values.ts';
import { addImages, fitImages, IMAGE_ACCEPT, toNameList } from './add-images.ts';
import classes from './image-field.module.css';

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
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const add = async (files: readonly File[]) => {
    setIsReading(true);
    const { images: added, refused } = await addImages(files);
    setIsReading(false);
    let left: readonly string[] = [];
    onChange((all) => {
      const fit = fitImages(all, added, max);
      left = fit.left;
      return fit.images;
    });
    if (left.length > 0) {
      const names = toNameList(left);
      showToast({ tone: 'error', message: t('drawing.imagesLeft', { count: left.length, max, names }) });
    }
    if (refused.length > 0) {
      showToast({ tone: 'error', message: t('drawing.imageRefused', { names: toNameList(refused) }) });
    }
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
            {'file' in image ? (
              <Preview picture={image.preview ?? image.file} name={image.file.name} />
            ) : (
              <Picture
                code={image.saved.code}
                uuid={image.id}
                size="thumbnail"
                alt={image.saved.name}
                className={classes.picture}
              />
            )}
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
      <Button
        variant="default"
        size="compact-md"
        loading={isReading}
        disabled={images.length >= max}
        aria-invalid={error !== undefined}
        leftSection={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('drawing.addImages')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_ACCEPT}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void add(files);
        }}
      />
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}

function Preview({ picture, name }: { readonly picture: Blob; readonly name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url === null ? null : <img className={classes.picture} src={url} alt={name} draggable={false} />;
}
