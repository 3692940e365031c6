import { useCallback, useSyncExternalStore } from 'react';

/** Below this width the panel is a drawer. */
export const NARROW_PX = 768;

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The media queries of the page, for one-off checks. */
export const MEDIA = {
  narrow: `(max-width: ${NARROW_PX - 0.02}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

export function useIsNarrow(): boolean {
  return useMedia(MEDIA.narrow);
}

export function useReducedMotion(): boolean {
  return useMedia(MEDIA.reducedMotion);
}

function subscribeToResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The width of the window in pixels. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribeToResize, () => window.innerWidth);
}
