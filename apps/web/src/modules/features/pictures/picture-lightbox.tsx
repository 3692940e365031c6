import type { Resource } from '@waypost/contract';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Download from 'yet-another-react-lightbox/plugins/download';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useMemo, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Picture } from '../../../map/pictures/picture.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatFullTime } from '../../../ui/times/time-format.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { downloadResource } from '../api.ts';
import { formatBytes } from '../exports/format-bytes.ts';
import { saveFile } from '../exports/save-file.ts';
import classes from './picture-lightbox.module.css';

interface PictureLightboxProps {
  readonly code: string;
  readonly pictures: readonly Resource[];
  readonly startUuid: string;
  readonly onClose: () => void;
}

/** Photographs one at a time, by arrows, swiping and keyboard, with a download of the original. */
export function PictureLightbox({ code, pictures, startUuid, onClose }: PictureLightboxProps) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  // Keep the picture, not its position: others may reorder or remove pictures meanwhile.
  const [shown, setShown] = useState({ uuid: startUuid, index: 0 });
  const found = pictures.findIndex(({ uuid }) => uuid === shown.uuid);
  const index = found === -1 ? Math.min(shown.index, pictures.length - 1) : found;
  // The addresses only identify the slides: each renders its own bytes.
  const slides = useMemo(
    () =>
      pictures.map((picture) => ({
        src: picture.uuid,
        title: picture.file_name,
        description: `${formatFullTime(new Date(picture.created_at), preferences)} · ${formatBytes(picture.byte_size, locale)}`,
      })),
    [pictures, preferences, locale],
  );
  const download = async () => {
    const picture = pictures[index];
    if (picture === undefined) return;
    try {
      saveFile(picture.file_name, await downloadResource(code, picture.uuid), picture.media_type);
    } catch (error) {
      showToast({ tone: 'error', title: t('features.downloadFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Lightbox
      open
      close={onClose}
      // The current slide, not the initial one: it is selected again whenever the slides change.
      index={index}
      slides={slides}
      plugins={[Captions, Download]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      on={{ view: (view) => setShown({ uuid: pictures[view.index]?.uuid ?? '', index: view.index }) }}
      labels={{
        Previous: t('features.previous'),
        Next: t('features.next'),
        Close: t('common.close'),
        Download: t('features.downloadOriginal'),
      }}
      download={{ download: () => void download() }}
      render={{
        slide: ({ slide }) => (
          <Picture
            code={code}
            uuid={(slide as SlideImage).src}
            size="full"
            alt={String(slide.title ?? '')}
            className={classes.slide}
          />
        ),
        ...(pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
