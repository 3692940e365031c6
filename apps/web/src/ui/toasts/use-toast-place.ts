import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { setToastRoom } from '../page/map-insets.ts';
import { toastArea } from './toast-area.ts';

/** Between a toast and the foot of the screen, and between what gives way and the toast, CSS pixels. */
const GAP_PX = 12;

/** Keeps a place for toasts at the foot of the area that they stand over. */
export function useToastPlace(place: RefObject<HTMLElement | null>): void {
  const area = useSyncExternalStore(toastArea.subscribe, toastArea.get);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const follow = () => {
      const { left = 0, right = window.innerWidth } = area?.getBoundingClientRect() ?? {};
      element.style.left = `${left}px`;
      element.style.right = `${window.innerWidth - right}px`;
    };
    follow();
    const observer = new ResizeObserver(follow);
    if (area !== null) observer.observe(area);
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', follow);
    };
  }, [place, area]);
}

/** What was pressed or focused last: a button that is busy loses the focus. */
let lastUsed: WeakRef<Element> | null = null;

function rememberUsed({ target }: Event): void {
  if (target instanceof Element) lastUsed = new WeakRef(target.closest('button, a') ?? target);
}

/** Keeps in view what was used last, if it was at the foot of the screen: a Save that failed is pressed again. */
function keepUsedInView(roomPx: number): void {
  const used = lastUsed?.deref();
  if (used === undefined || !used.isConnected) return;
  const { top, bottom } = used.getBoundingClientRect();
  const height = window.innerHeight;
  if (top < height && bottom > height - roomPx) used.scrollIntoView({ block: 'nearest' });
}

/** Remembers what is used, for toasts that come later. */
export function useUsedControl(): void {
  useLayoutEffect(() => {
    const types = ['click', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, rememberUsed, true);
    return () => {
      for (const type of types) document.removeEventListener(type, rememberUsed, true);
    };
  }, []);
}

/** Has everything at the foot of the screen give way to a toast while it is there. */
export function useToastRoom(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const follow = () => setToastRoom(element.offsetHeight + 2 * GAP_PX);
    follow();
    keepUsedInView(element.offsetHeight + 2 * GAP_PX);
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setToastRoom(0);
    };
  }, [card]);
}
