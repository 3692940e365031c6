import { createStore } from '../../map/create-store.ts';

const STORAGE_KEY = 'waypost.own_colors';
export const MAX_OWN_COLORS = 10;

function readColors(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const colors = stored.filter((color): color is string => /^#[0-9a-f]{6}$/.test(String(color)));
    return colors.slice(0, MAX_OWN_COLORS);
  } catch {
    // Broken text, or no storage.
    return [];
  }
}

/** Colours a person added beside the presets, in this browser. */
export const ownColors = createStore<{ readonly colors: readonly string[] }>({ colors: readColors() });

function setColors(colors: readonly string[]): void {
  ownColors.set({ colors });
  localStorage.setItem(STORAGE_KEY, JSON.stringify(colors));
}

/** Adds a colour; past ten the oldest goes. */
export function addOwnColor(color: string): void {
  const others = ownColors.get().colors.filter((other) => other !== color);
  setColors([...others, color].slice(-MAX_OWN_COLORS));
}

export function removeOwnColor(color: string): void {
  setColors(ownColors.get().colors.filter((other) => other !== color));
}
