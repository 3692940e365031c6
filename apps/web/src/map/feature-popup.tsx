import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterTheMap } from './after-the-map.ts';
import { useStore } from './create-store.ts';
import { findEngine } from './engine-holder.ts';
import { closePopup, mapSession } from './map-session.ts';

const loadCard = () => import('./feature-popup-card.tsx');
const PopupCard = lazy(async () => ({ default: (await loadCard()).FeaturePopupCard }));

const MAX_WIDTH_PX = 300;
/** From the middle of a point, and of a marker with a photograph. */
const POINT_OFFSET_PX = 12;
const PICTURE_OFFSET_PX = 26;

/** The popup of the feature that was clicked; Esc closes it. */
export function FeaturePopup() {
  const popup = useStore(mapSession, (session) => session.popup);
  useEffect(() => afterTheMap(loadCard), []);
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (popup === null) return;
    const attachment = findEngine()?.attachPopup(popup.lngLat, element, {
      maxWidth: MAX_WIDTH_PX,
      offset: popup.hasPicture === true ? PICTURE_OFFSET_PX : POINT_OFFSET_PX,
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closePopup();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      attachment?.remove();
    };
  }, [popup, element]);
  if (popup === null) return null;
  return createPortal(
    <Suspense>
      <PopupCard key={popup.code} popup={popup} />
    </Suspense>,
    element,
  );
}
