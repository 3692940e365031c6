import type { Attachment } from '@waypost/map-engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { findEngine, flyMapTo } from '../engine/engine-holder.ts';
import classes from './use-locate.module.css';

const LOCATE_TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 30_000;

/** Asks the browser for the position, marks it and flies there. */
export function useLocate(): { readonly isBusy: boolean; readonly locate: () => void } {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const mark = useRef<Attachment | null>(null);
  useEffect(() => () => mark.current?.remove(), []);

  const onFound = ({ coords }: GeolocationPosition) => {
    setIsBusy(false);
    const place: [number, number] = [coords.longitude, coords.latitude];
    if (mark.current === null) {
      const element = document.createElement('div');
      element.className = classes.here ?? '';
      mark.current = findEngine()?.attachMarker(place, element) ?? null;
    } else {
      mark.current.setLngLat(place);
    }
    flyMapTo(place);
  };
  const onFailed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    setIsBusy(false);
    showToast({
      tone: 'error',
      message: t(code === PERMISSION_DENIED ? 'map.locateDenied' : 'map.locateFailed'),
    });
  };
  const locate = () => {
    if (navigator.geolocation === undefined || isBusy) return;
    setIsBusy(true);
    navigator.geolocation.getCurrentPosition(onFound, onFailed, {
      enableHighAccuracy: true,
      timeout: LOCATE_TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  };
  return { isBusy, locate };
}
