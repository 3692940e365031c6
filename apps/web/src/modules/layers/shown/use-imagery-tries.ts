import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { imageryTrouble } from '../../../map/host/imagery-trouble.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';

/** Pictures that the provider could not give are requested again after this time. */
const RETRY_MS = 15_000;
/** People are told once in this time. */
const TELL_MS = 60_000;

const TEXTS = {
  403: 'errors.imagery_access_required',
  409: 'errors.imagery_key_refused',
} as const;

/** Says when pictures of layers fail, and counts the times that they are to be requested again. */
export function useImageryTries(): number {
  const t = useTranslate();
  const trouble = useStore(imageryTrouble, ({ last }) => last);
  const [tries, setTries] = useState(0);
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (trouble === null) return;
    const { status } = trouble;
    if (Date.now() - toldAt.current > TELL_MS) {
      toldAt.current = Date.now();
      const text = status === 403 || status === 409 ? TEXTS[status] : 'errors.imagery_unavailable';
      showToast({ tone: 'error', message: t(text) });
    }
    if (status === 403 || status === 404 || status === 409) return;
    const timer = setTimeout(() => setTries((count) => count + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [trouble, t]);
  return tries;
}
