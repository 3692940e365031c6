import { useEffect } from 'react';
import { toastArea } from './toast-area.ts';
import { toastStore } from './toaster.ts';
import { GAP_PX } from './use-toast-place.ts';

/** Scrolls to an element at the foot of the area from under the toast that is there. */
function bringFromUnder(used: Element | undefined): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (toast === null || used?.isConnected !== true || toastArea.get()?.contains(used) === false) return;
  const { top, bottom } = used.getBoundingClientRect();
  const foot = window.innerHeight - toast.offsetHeight - 2 * GAP_PX;
  if (top < window.innerHeight && bottom > foot) used.scrollIntoView({ block: 'nearest' });
}

/** Keeps in view what was used last when a toast comes: a Save that failed is pressed again. */
export function useUsedInView(): void {
  useEffect(() => {
    // A button that is busy loses the focus.
    let last: WeakRef<Element> | null = null;
    const remember = ({ target }: Event) => {
      if (target instanceof Element) last = new WeakRef(target.closest('button, a') ?? target);
    };
    const types = ['click', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, remember, true);
    const end = toastStore.subscribe(() => requestAnimationFrame(() => bringFromUnder(last?.deref())));
    return () => {
      for (const type of types) document.removeEventListener(type, remember, true);
      end();
    };
  }, []);
}
