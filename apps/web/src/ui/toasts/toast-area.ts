let area: HTMLElement | null = null;
const listeners = new Set<() => void>();

/**
 * Where toasts stand, at the foot of the screen: over this element, which gives them room inside itself, or over the whole
 * screen without one. A ref callback.
 */
export function setToastArea(element: HTMLElement | null): void {
  area = element;
  for (const listener of listeners) listener();
}

export const toastArea = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): HTMLElement | null => area,
};
