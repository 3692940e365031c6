import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Focuses the content of the panel after a navigation that removed the focused element. */
export function useFocusAfterNavigation(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const seen = useRef<typeof path>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    seen.current = path;
    if (isFirst || document.activeElement !== document.body) return;
    document.getElementById('panel-content')?.focus({ preventScroll: true });
  }, [path]);
}
