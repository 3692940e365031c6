import type { BaseStyle } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** One of the two maps of a comparison. Without a comparison there is only the bottom map. */
export type MapSide = 'bottom' | 'top';

/** What a map shows besides its base style. */
export interface MapLook {
  readonly labels: boolean;
  /** Buildings in 3D. */
  readonly buildings: boolean;
  /** Terrain. */
  readonly terrain: boolean;
  /** Boundaries of projects, hidden by default. */
  readonly boundaries: boolean;
}

/** The looks of both maps, stored in this browser, and what their base styles offer. */
export interface MapLooks {
  readonly bottom: MapLook;
  readonly top: MapLook;
  /** The last base style of the top map. */
  readonly topStyle: BaseStyle;
  readonly hasBuildings: Readonly<Record<MapSide, boolean>>;
}

const STORAGE_KEY = 'waypost.map.looks';
export const BASE_STYLES: readonly BaseStyle[] = ['outdoors', 'satellite', 'light', 'dark'];
const USUAL_LOOK: MapLook = { labels: true, buildings: false, terrain: false, boundaries: false };

function toLook(stored: unknown): MapLook {
  const given: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const toFlag = (name: keyof MapLook) => {
    const value = given[name];
    return typeof value === 'boolean' ? value : USUAL_LOOK[name];
  };
  return {
    labels: toFlag('labels'),
    buildings: toFlag('buildings'),
    terrain: toFlag('terrain'),
    boundaries: toFlag('boundaries'),
  };
}

/** Reads the stored looks; absent and invalid values take their defaults. */
export function parseLooks(text: string | null): Pick<MapLooks, 'bottom' | 'top' | 'topStyle'> {
  let stored: { bottom?: unknown; top?: unknown; topStyle?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Invalid JSON counts as none.
  }
  return {
    bottom: toLook(stored.bottom),
    top: toLook(stored.top),
    topStyle: BASE_STYLES.find((style) => style === stored.topStyle) ?? 'satellite',
  };
}

export const mapLooks = createStore<MapLooks>({
  ...parseLooks(typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY)),
  hasBuildings: { bottom: false, top: false },
});

function remember(): void {
  const { bottom, top, topStyle } = mapLooks.get();
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ bottom, top, topStyle }));
}

export function changeLook(side: MapSide, change: Partial<MapLook>): void {
  mapLooks.set({ [side]: { ...mapLooks.get()[side], ...change } });
  remember();
}

/** Stores the base style of the top map for the next comparison. */
export function rememberTopStyle(topStyle: BaseStyle): void {
  mapLooks.set({ topStyle });
  remember();
}

/** The initial base style of a comparison: the last one, unless the bottom map uses it. */
export function toTopStyle(last: BaseStyle, below: BaseStyle): BaseStyle {
  if (last !== below) return last;
  return below === 'satellite' ? 'outdoors' : 'satellite';
}

/** Stores what the engine reports about the base style of a map. */
export function setHasBuildings(side: MapSide, has: boolean): void {
  const { hasBuildings } = mapLooks.get();
  if (hasBuildings[side] !== has) mapLooks.set({ hasBuildings: { ...hasBuildings, [side]: has } });
}
