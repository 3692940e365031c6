import { type ReactNode, useMemo, useState } from 'react';
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Download from 'yet-another-react-lightbox/plugins/download';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useTranslate } from '../../i18n/i18n.ts';

/** A photograph of a lightbox. */
export interface LightboxPicture {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

interface LightboxProps {
  readonly pictures: readonly LightboxPicture[];
  readonly startId: string;
  readonly onClose: () => void;
  readonly onDownload: (id: string) => Promise<void>;
  /** Shows one photograph. */
  readonly render: (picture: LightboxPicture) => ReactNode;
}

/** Photographs one at a time, by arrows, swiping and keyboard, with a download of each. */
export function Lightbox({ pictures, startId, onClose, onDownload, render }: LightboxProps) {
  const t = useTranslate();
  // Keep the picture, not its position: others may reorder or remove pictures meanwhile.
  const [shown, setShown] = useState({ id: startId, index: 0 });
  const found = pictures.findIndex(({ id }) => id === shown.id);
  const index = found === -1 ? Math.min(shown.index, pictures.length - 1) : found;
  // The addresses only identify the slides: each renders its own bytes.
  const slides = useMemo(
    () => pictures.map(({ id, title, description }) => ({ src: id, title, description })),
    [pictures],
  );
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      // The current slide, not the initial one: it is selected again whenever the slides change.
      index={index}
      slides={slides}
      plugins={[Captions, Download]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      on={{ view: (view) => setShown({ id: pictures[view.index]?.id ?? '', index: view.index }) }}
      labels={{
        Previous: t('features.previous'),
        Next: t('features.next'),
        Close: t('common.close'),
        Download: t('features.downloadOriginal'),
      }}
      download={{ download: () => void onDownload(pictures[index]?.id ?? '') }}
      render={{
        slide: ({ slide }) => {
          const picture = pictures.find(({ id }) => id === (slide as SlideImage).src);
          return picture === undefined ? null : render(picture);
        },
        ...(pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
