export const PANE_DEFAULT_PX = 330;
export const PANE_MIN_PX = 10;
/** Widths reserved while resizing the pane: panel (340 px), map (220 px) and the separators. */
const PANE_REST_PX = 561;
const STORAGE_KEY = 'waypost.pane';

/** The stored state of the left pane. */
export interface StoredPane {
  readonly isOpen: boolean;
  readonly widthPx: number;
}

/** Clamps a width to the limits of the window. */
export function clampPaneWidth(widthPx: number, windowPx: number): number {
  const max = Math.max(PANE_MIN_PX, windowPx - PANE_REST_PX);
  return Math.round(Math.min(Math.max(widthPx, PANE_MIN_PX), max));
}

/** Reads the stored state; invalid values take their defaults. */
export function parsePane(text: string | null): StoredPane {
  let stored: { isOpen?: unknown; widthPx?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Invalid JSON counts as none.
  }
  const widthPx =
    typeof stored.widthPx === 'number' && Number.isFinite(stored.widthPx) ? stored.widthPx : PANE_DEFAULT_PX;
  return { isOpen: stored.isOpen !== false, widthPx: Math.max(widthPx, PANE_MIN_PX) };
}

export const readPane = (): StoredPane => parsePane(localStorage.getItem(STORAGE_KEY));

export const rememberPane = (pane: StoredPane): void =>
  localStorage.setItem(STORAGE_KEY, JSON.stringify(pane));
