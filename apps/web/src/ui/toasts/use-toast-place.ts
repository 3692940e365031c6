import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { setToastRoom } from '../page/map-insets.ts';
import { toastArea } from './toast-area.ts';

/** Between a toast and the foot of the screen, and between what gives way and the toast, CSS pixels. */
export const GAP_PX = 12;

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

/** An area makes room inside itself, and nothing beside it moves; without one, everything at the foot of the screen gives way. */
function giveRoom(area: HTMLElement | null, px: number): void {
  if (area === null) {
    setToastRoom(px);
    return;
  }
  area.style.paddingBottom = px === 0 ? '' : `${px}px`;
  // For dialogs, which may stand over the area.
  document.documentElement.style.setProperty('--wp-toast-aside', `${px}px`);
}

/** Keeps what can be used out from under a toast while it is there. */
export function useToastRoom(card: RefObject<HTMLElement | null>): void {
  const area = useSyncExternalStore(toastArea.subscribe, toastArea.get);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const follow = () => giveRoom(area, element.offsetHeight + 2 * GAP_PX);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveRoom(area, 0);
    };
  }, [card, area]);
}
