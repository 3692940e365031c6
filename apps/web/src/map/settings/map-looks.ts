import type { BaseStyle } from '@waypost/map-engine';
import { createStore } from '../../data/create-store.ts';

/** One of the two maps of a comparison. Without one there is only the bottom map. */
export type MapSide = 'bottom' | 'top';

/** What a map shows beside its base style. */
export interface MapLook {
  readonly labels: boolean;
  /** Buildings as bodies. */
  readonly buildings: boolean;
  /** The ground raised by its height. */
  readonly terrain: boolean;
  /** Outlines of projects; hidden until somebody asks for them. */
  readonly boundaries: boolean;
}

/** The looks of both maps, remembered in this browser, and what their base styles have to offer. */
export interface MapLooks {
  readonly bottom: MapLook;
  readonly top: MapLook;
  /** The base style that the top map had last. */
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

/** Reads what was remembered; what is absent or wrong takes its default. */
export function parseLooks(text: string | null): Pick<MapLooks, 'bottom' | 'top' | 'topStyle'> {
  let stored: { bottom?: unknown; top?: unknown; topStyle?: unknown } = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Broken text counts as none.
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

/** Keeps the base style of the top map for the next comparison. */
export function rememberTopStyle(topStyle: BaseStyle): void {
  mapLooks.set({ topStyle });
  remember();
}

/** The base style a comparison begins with: the last one, unless the map below has it. */
export function toTopStyle(last: BaseStyle, below: BaseStyle): BaseStyle {
  if (last !== below) return last;
  return below === 'satellite' ? 'outdoors' : 'satellite';
}

/** Keeps what the engine says of the base style of a map. */
export function setHasBuildings(side: MapSide, has: boolean): void {
  const { hasBuildings } = mapLooks.get();
  if (hasBuildings[side] !== has) mapLooks.set({ hasBuildings: { ...hasBuildings, [side]: has } });
}
