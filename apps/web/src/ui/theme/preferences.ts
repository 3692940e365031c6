import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'auto';
export type Language = 'en' | 'es';
export type TimeFormat = '12' | '24';
/** What colleagues see of one who has a project open: also the pointer and the selection, only that they are here, or nothing. */
export type ShownPresence = 'all' | 'here' | 'off';
export type Units = 'metric' | 'imperial' | 'nautical';

/** What a person chose; stored in this browser, and with the member while signed in. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  readonly timeFormat: TimeFormat;
  /** The units of lengths and areas. */
  readonly units: Units;
  /** An IANA time zone name; null: the browser's. */
  readonly tz: string | null;
  /** The initial view of the map; null: the last one. */
  readonly location: { readonly lat: number; readonly lng: number } | null;
  readonly presence: ShownPresence;
  readonly projects: { readonly filtersShown: boolean; readonly listView: boolean };
}

/** `public/first-paint.js` reads the same key before anything else runs. */
const STORAGE_KEY = 'waypost.preferences';

function isOneOf<T extends string>(choices: readonly T[], value: unknown): value is T {
  return choices.some((choice) => choice === value);
}

/** Parses stored preferences; absent and invalid values take their defaults. */
export function parsePreferences(text: string | null, browserLanguage: string): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Invalid JSON counts as none.
  }
  return {
    theme: isOneOf(['light', 'dark', 'auto'], stored.theme) ? stored.theme : 'auto',
    language: isOneOf(['en', 'es'], stored.language)
      ? stored.language
      : browserLanguage.startsWith('es')
        ? 'es'
        : 'en',
    timeFormat: isOneOf(['12', '24'], stored.timeFormat) ? stored.timeFormat : '24',
    units: isOneOf(['metric', 'imperial', 'nautical'], stored.units) ? stored.units : 'metric',
    tz: isTimeZone(stored.tz) ? stored.tz : null,
    location: toPlace(stored.location),
    presence: isOneOf(['all', 'here', 'off'], stored.presence) ? stored.presence : 'all',
    projects: {
      filtersShown: has(stored.projects, 'filtersShown'),
      listView: has(stored.projects, 'listView'),
    },
  };
}

function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function toPlace(value: unknown): Preferences['location'] {
  const { lat, lng } = (value ?? {}) as { lat?: unknown; lng?: unknown };
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && (value as Record<string, unknown>)[name] === true;
}

const listeners = new Set<() => void>();
let current: Preferences | null = null;

/** The current preferences, outside React. */
export function getPreferences(): Preferences {
  current ??= parsePreferences(localStorage.getItem(STORAGE_KEY), navigator.language);
  return current;
}

/** Changes and stores some preferences. */
export function updatePreferences(change: Partial<Preferences>): void {
  current = { ...getPreferences(), ...change };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** Resets to the browser's own preferences. */
export function resetPreferences(): void {
  current = null;
  localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, also in another tab; returns a function that unsubscribes. */
export function subscribePreferences(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    current = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribePreferences, getPreferences);
}

/** The units of lengths and areas. */
export function useUnits(): Units {
  return usePreferences().units;
}

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeTheme(listener: () => void): () => void {
  const stop = subscribePreferences(listener);
  const query = matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => {
    stop();
    query.removeEventListener('change', listener);
  };
}

/** The theme in use: the chosen one, or the system's. */
export function getResolvedTheme(): 'light' | 'dark' {
  const { theme } = getPreferences();
  if (theme !== 'auto') return theme;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

export function useResolvedTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribeTheme, getResolvedTheme);
}
