import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'waypost.own_colors';
const MAX_OWN_COLORS = 10;

function readColors(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const colors = stored.filter((color): color is string => /^#[0-9a-f]{6}$/.test(String(color)));
    return colors.slice(0, MAX_OWN_COLORS);
  } catch {
    // Invalid JSON, or no storage.
    return [];
  }
}

let colors: readonly string[] = readColors();
const listeners = new Set<() => void>();

function setColors(next: readonly string[]): void {
  colors = next;
  localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Custom colours beside the presets, stored in this browser. */
export function useOwnColors(): readonly string[] {
  return useSyncExternalStore(subscribe, () => colors);
}

/** Adds a colour; beyond ten the oldest is dropped. */
export function addOwnColor(color: string): void {
  setColors([...colors.filter((other) => other !== color), color].slice(-MAX_OWN_COLORS));
}

export function removeOwnColor(color: string): void {
  setColors(colors.filter((other) => other !== color));
}
