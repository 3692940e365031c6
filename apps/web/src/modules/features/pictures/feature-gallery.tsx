import type { Resource } from '@waypost/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './feature-gallery.module.css';
import { Picture } from './picture.tsx';

const Lightbox = lazy(async () => ({ default: (await import('./picture-lightbox.tsx')).PictureLightbox }));

interface FeatureGalleryProps {
  readonly code: string;
  readonly pictures: readonly Resource[];
}

/** The photographs of a feature; a click opens one enlarged. */
export function FeatureGallery({ code, pictures }: FeatureGalleryProps) {
  const t = useTranslate();
  const [openUuid, setOpenUuid] = useState<string | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="photographs">
      <h2 id="photographs" className={classes.title}>
        {t('features.photographs')}
      </h2>
      <ul className={classes.grid}>
        {pictures.map((picture) => (
          <li key={picture.uuid}>
            <button
              type="button"
              className={classes.cell}
              aria-label={t('features.openPhotograph', { name: picture.file_name })}
              onClick={() => setOpenUuid(picture.uuid)}
            >
              <Picture code={code} uuid={picture.uuid} size="thumbnail" alt="" className={classes.picture} />
            </button>
          </li>
        ))}
      </ul>
      {openUuid !== null && (
        <Suspense>
          <Lightbox code={code} pictures={pictures} startUuid={openUuid} onClose={() => setOpenUuid(null)} />
        </Suspense>
      )}
    </section>
  );
}
