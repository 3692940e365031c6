import type { RadarPhoto, RadarTrack } from '@waypost/contract';
import { useMemo } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { Lightbox } from '../../../../../ui/lightbox/lightbox.tsx';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatFullTime } from '../../../../../ui/times/time-format.ts';
import { showToast } from '../../../../../ui/toasts/toaster.ts';
import { saveFile } from '../../../../features/index.ts';
import { useTrackName } from '../track-name.ts';
import { fetchPhoto } from './fetch-photo.ts';
import classes from './track-photos.module.css';

interface PhotoLightboxProps {
  readonly track: RadarTrack;
  readonly photos: readonly RadarPhoto[];
  readonly startId: string;
  readonly onClose: () => void;
}

/** The photographs of a track over the page. */
export function PhotoLightbox({ track, photos, startId, onClose }: PhotoLightboxProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const name = useTrackName()(track);
  const slides = useMemo(
    () =>
      photos.map(({ id, created_at }) => ({
        id,
        title: name,
        description: formatFullTime(new Date(created_at), preferences),
      })),
    [photos, preferences, name],
  );
  const download = async (photoId: string) => {
    const photo = photos.find(({ id }) => id === photoId);
    if (photo === undefined) return;
    try {
      const file = await fetchPhoto(photo, name);
      saveFile(file.name, file, file.type);
    } catch (error) {
      showToast({ tone: 'error', title: t('features.downloadFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Lightbox
      pictures={slides}
      startId={startId}
      onClose={onClose}
      onDownload={download}
      render={({ id, description }) => (
        <img
          src={photos.find((photo) => photo.id === id)?.s3_photo_link}
          alt={t('radar.photoOf', { time: description })}
          className={classes.slide}
        />
      )}
    />
  );
}
