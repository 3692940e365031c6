import type { Resource } from '@waypost/contract';
import { useMemo } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Picture } from '../../../map/pictures/picture.tsx';
import { Lightbox } from '../../../ui/lightbox/lightbox.tsx';
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

/** The photographs of a feature, with a download of the original. */
export function PictureLightbox({ code, pictures, startUuid, onClose }: PictureLightboxProps) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const slides = useMemo(
    () =>
      pictures.map((picture) => ({
        id: picture.uuid,
        title: picture.file_name,
        description: `${formatFullTime(new Date(picture.created_at), preferences)} · ${formatBytes(picture.byte_size, locale)}`,
      })),
    [pictures, preferences, locale],
  );
  const download = async (uuid: string) => {
    const picture = pictures.find((one) => one.uuid === uuid);
    if (picture === undefined) return;
    try {
      saveFile(picture.file_name, await downloadResource(code, picture.uuid), picture.media_type);
    } catch (error) {
      showToast({ tone: 'error', title: t('features.downloadFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Lightbox
      pictures={slides}
      startId={startUuid}
      onClose={onClose}
      onDownload={download}
      render={({ id, title }) => (
        <Picture code={code} uuid={id} size="full" alt={title} className={classes.slide} />
      )}
    />
  );
}
