import { getStoredSelection, setStoredSelection } from '../../../data/session/stored-selections.ts';

export const LAYER_TABS = ['data', 'filter', 'reports'] as const;
export type LayerTab = (typeof LAYER_TABS)[number];

const STORED = 'layer-tabs';
/** Layers whose tab is remembered; the oldest is forgotten. */
const MAX_REMEMBERED = 200;

/** Parses the stored tabs by layer; anything invalid counts as none. */
export function parseTabs(text: string | null): Map<string, LayerTab> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(stored ?? {}).flatMap(([code, tab]): [string, LayerTab][] => {
      const known = LAYER_TABS.find((one) => one === tab);
      return known === undefined ? [] : [[code, known]];
    });
    return new Map(entries);
  } catch {
    return new Map();
  }
}

/** The tab of a layer that this person opened last. */
export function recallTab(code: string): LayerTab {
  return parseTabs(getStoredSelection(STORED)).get(code) ?? 'data';
}

export function rememberTab(code: string, tab: LayerTab): void {
  const tabs = parseTabs(getStoredSelection(STORED));
  tabs.delete(code);
  tabs.set(code, tab);
  const kept = [...tabs].slice(-MAX_REMEMBERED);
  setStoredSelection(STORED, JSON.stringify(Object.fromEntries(kept)));
}
