import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Focuses the content of the panel after a navigation that removed the focused element. */
export function useFocusAfterNavigation(content: HTMLElement | null): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const seen = useRef(path);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    seen.current = path;
    if (!isFirst && document.activeElement === document.body) content?.focus({ preventScroll: true });
  }, [path, content]);
}
