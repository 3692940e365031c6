import type { Resource } from '@waypost/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PictureLightbox = lazy(async () => ({
  default: (await import('./picture-lightbox.tsx')).PictureLightbox,
}));

interface LightboxOf {
  /** Opens the picture with this uuid. */
  readonly open: (uuid: string) => void;
  /** What is shown over the page. */
  readonly lightbox: ReactNode;
}

/** A lightbox of the pictures of a feature, for all places of its page that show one. */
export function useLightbox(code: string, pictures: readonly Resource[]): LightboxOf {
  const [openUuid, setOpenUuid] = useState<string | null>(null);
  const lightbox = openUuid !== null && pictures.length > 0 && (
    <Suspense>
      <PictureLightbox
        code={code}
        pictures={pictures}
        startUuid={openUuid}
        onClose={() => setOpenUuid(null)}
      />
    </Suspense>
  );
  return { open: setOpenUuid, lightbox };
}
