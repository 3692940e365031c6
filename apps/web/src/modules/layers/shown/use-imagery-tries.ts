import { ApiError } from '@waypost/client';
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
  403: 'apiErrors.imagery_access_required',
  409: 'apiErrors.imagery_key_refused',
  424: 'apiErrors.tile_source_faulty',
  429: 'apiErrors.imagery_limited',
  502: 'apiErrors.tile_server_unavailable',
} as const;

/** What another request does not change; people are told once in an hour. */
const LASTING: ReadonlySet<number> = new Set([403, 404, 409, 424]);

/** What people are told of as soon as it is not known what a layer draws; who has no access sees that in its page. */
const TOLD: ReadonlySet<ApiError['code']> = new Set([
  'imagery_key_refused',
  'imagery_limited',
  'imagery_unavailable',
]);

/** The status of a failure of the provider of imagery; null for anything else. */
export const toFailedStatus = (error: unknown): number | null =>
  error instanceof ApiError && TOLD.has(error.code) ? error.status : null;

/** Says when pictures of layers fail, and counts the times that they are to be requested again. */
export function useImageryTries(): number {
  const t = useTranslate();
  const trouble = useStore(imageryTrouble, ({ last }) => last);
  const mends = useStore(imageryTrouble, (one) => one.mends);
  const [tries, setTries] = useState(0);
  const told = useRef(new Map<number | null, number>());
  useEffect(() => {
    // What fails from here on is news.
    if (mends > 0) told.current.clear();
  }, [mends]);
  useEffect(() => {
    if (trouble === null) return;
    const { status } = trouble;
    const lasts = status !== null && LASTING.has(status);
    const now = Date.now();
    if (now - (told.current.get(status) ?? 0) > (lasts ? 60 * TELL_MS : TELL_MS)) {
      told.current.set(status, now);
      const text = TEXTS[status as keyof typeof TEXTS] ?? 'apiErrors.imagery_unavailable';
      showToast({ tone: 'error', message: t(text) });
    }
    if (lasts) return;
    const timer = setTimeout(() => setTries((count) => count + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [trouble, t]);
  return tries + mends;
}
