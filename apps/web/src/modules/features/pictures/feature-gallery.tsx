import type { Resource } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import section from '../../../ui/page/section.module.css';
import classes from './feature-gallery.module.css';
import { PictureButton } from './picture-button.tsx';

interface FeatureGalleryProps {
  readonly code: string;
  readonly pictures: readonly Resource[];
  readonly onOpen: (uuid: string) => void;
}

/** The photographs of a feature. */
export function FeatureGallery({ code, pictures, onOpen }: FeatureGalleryProps) {
  const t = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="photographs">
      <h2 id="photographs" className={section.title}>
        {t('features.photographs')}
      </h2>
      <ul className={classes.grid}>
        {pictures.map((picture) => (
          <li key={picture.uuid}>
            <PictureButton code={code} picture={picture} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
