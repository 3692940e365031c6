import { useQuery } from '@tanstack/react-query';
import type { Layer, RadarTrack } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { toErrorText } from '../../../../../data/queries/error-text.ts';
import { useTranslate } from '../../../../../i18n/i18n.ts';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatShortTime } from '../../../../../ui/times/time-format.ts';
import { photosQuery } from '../radar-api.ts';
import classes from './track-photos.module.css';

const PhotoLightbox = lazy(async () => ({ default: (await import('./photo-lightbox.tsx')).PhotoLightbox }));

interface TrackPhotosProps {
  readonly layer: Layer;
  readonly track: RadarTrack;
}

/** The photographs of a track; each opens over the page. */
export function TrackPhotos({ layer, track }: TrackPhotosProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error } = useQuery(photosQuery(layer, track.id));
  if (error !== null)
    return (
      <p className={classes.note} role="alert">
        {t('radar.photosFailed', { message: toErrorText(t, error) })}
      </p>
    );
  if (data === undefined) return <p className={classes.note}>{t('radar.photosLoading')}</p>;
  if (data.length === 0) return <p className={classes.note}>{t('radar.noPhotos')}</p>;
  return (
    <>
      <ul className={classes.photos} aria-label={t('radar.photos')}>
        {data.map(({ id, s3_photo_link, created_at }) => {
          const time = formatShortTime(new Date(created_at), preferences);
          return (
            <li key={id}>
              <button type="button" onClick={() => setOpenId(id)}>
                <img src={s3_photo_link} alt={t('radar.photoOf', { time })} loading="lazy" />
              </button>
            </li>
          );
        })}
      </ul>
      {openId !== null && (
        <Suspense>
          <PhotoLightbox track={track} photos={data} startId={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}
