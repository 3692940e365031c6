import { Button } from '@mantine/core';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import type { FreshImage } from '../form/form-values.ts';
import { addImages, IMAGE_ACCEPT, toNameList } from './add-images.ts';
import { whileReading } from './once-read.ts';

interface ImagePickerProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isMultiple?: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** The maximum number of pictures of the form. */
  readonly max: number;
  /** Called with the pictures once they are read. @returns the names of those without room. */
  readonly onAdd: (images: readonly FreshImage[]) => readonly string[];
}

/** A button that asks for pictures; a toast names those that cannot be used. */
export function ImagePicker(props: ImagePickerProps) {
  const { ref, label, icon, isMultiple = false, isDisabled, isInvalid, max, onAdd } = props;
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const add = async (files: readonly File[]) => {
    setIsReading(true);
    const { images, refused } = await addImages(files);
    setIsReading(false);
    const left = images.length === 0 ? [] : onAdd(images);
    if (left.length > 0) {
      const names = toNameList(left);
      showToast({ tone: 'error', message: t('drawing.imagesLeft', { count: left.length, max, names }) });
    }
    if (refused.length > 0) {
      showToast({ tone: 'error', message: t('drawing.imageRefused', { names: toNameList(refused) }) });
    }
  };
  return (
    <>
      <Button
        ref={ref}
        variant="default"
        size="compact-md"
        loading={isReading}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        leftSection={icon}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={IMAGE_ACCEPT}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void whileReading(add(files));
        }}
      />
    </>
  );
}
