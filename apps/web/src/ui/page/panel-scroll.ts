import { createContext, use } from 'react';

export const PanelScrollContext = createContext<HTMLElement | null>(null);

/** The element that scrolls a screen (side panel or drawer), for virtual lists; null at first. */
export function usePanelScroll(): HTMLElement | null {
  return use(PanelScrollContext);
}
