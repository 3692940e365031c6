import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../data/create-store.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { afterTheMap } from '../early/after-the-map.ts';
import { mapSession } from '../session/map-session.ts';
import { popupTexts } from './popup-texts.ts';

const loadPopup = () => withTexts(import('./feature-popup.tsx'), popupTexts);
const FeaturePopup = lazy(async () => ({ default: (await loadPopup()).FeaturePopup }));

/** The popup of the clicked feature. Its code is loaded after the map, on which nothing can be clicked before. */
export function PopupHost() {
  const isOpen = useStore(mapSession, ({ popup }) => popup !== null);
  useEffect(() => afterTheMap(loadPopup), []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <FeaturePopup />
    </Suspense>
  );
}
