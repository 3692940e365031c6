import { useCallback, useEffect, useRef, useState } from 'react';

/** A version whose tiles do not arrive in this time yields to the next one. */
const PATIENCE_MS = 3_000;

/** What is known of the version on the map when another arrives. */
export interface ShownVersion {
  /** Belongs to another project, or to none: nothing on the map is worth waiting for. */
  readonly isOther: boolean;
  /** Whether the map has been idle with it. */
  readonly isSettled: boolean;
  readonly shownAt: number;
}

/** Milliseconds to wait before the next version of the tiles may replace this one. */
export function toSwapDelay({ isOther, isSettled, shownAt }: ShownVersion, now: number): number {
  if (isOther || isSettled) return 0;
  return Math.max(0, shownAt + PATIENCE_MS - now);
}

/**
 * Lets a new version of the tiles through once those of the last one are on the map. During an import, versions change
 * faster than tiles load: without the gate none of them would ever be shown.
 */
export function useTileGate<T extends object>(
  latest: T | null,
  key: number | null,
): { readonly shown: T | null; readonly onIdle: () => void } {
  // The initial version passes at once: an early map already shows it.
  const [state, setState] = useState<{ readonly shown: T | null; readonly key: number | null }>({
    shown: latest,
    key,
  });
  const version = useRef({ isSettled: latest === null, shownAt: Date.now() });
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const isOther = state.key !== key || state.shown === null || latest === null;
    if (state.shown === latest && state.key === key) return;
    const swap = () => {
      waiting.current = null;
      version.current = { isSettled: false, shownAt: Date.now() };
      setState({ shown: latest, key });
    };
    const delay = toSwapDelay({ ...version.current, isOther }, Date.now());
    if (delay === 0) {
      swap();
      return;
    }
    waiting.current = swap;
    const timer = setTimeout(swap, delay);
    return () => clearTimeout(timer);
  }, [latest, key, state]);

  const onIdle = useCallback(() => {
    version.current.isSettled = true;
    waiting.current?.();
  }, []);
  // The tiles of another project must not be requested under this one's key, not even for one frame.
  return { shown: state.key === key ? state.shown : null, onIdle };
}
