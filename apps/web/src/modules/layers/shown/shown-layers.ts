import type { Layer } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { findWebKind, isGroup } from '../kinds/layer-kinds.ts';

/** The layers and groups that are on, by map; null until they are known. What others change does not change them. */
interface ShownLayers {
  readonly organizationId: number | null;
  readonly bottom: ReadonlySet<string> | null;
  readonly top: ReadonlySet<string> | null;
}

/** What this person has on the map. */
export const shownLayers = createStore<ShownLayers>({ organizationId: null, bottom: null, top: null });

/** What is on when nothing else says so: what the person chose before, else what the layer shows to everybody. */
export function listChosen(layers: readonly Layer[], side: MapSide): ReadonlySet<string> {
  return new Set(
    layers.filter(({ choice, properties }) => choice[side] ?? properties.visible).map(({ code }) => code),
  );
}

/** Sets the layers that are on, on one map. */
export function setShown(organizationId: number, side: MapSide, codes: ReadonlySet<string>): void {
  const isSame = shownLayers.get().organizationId === organizationId;
  const other = { bottom: null, top: null };
  shownLayers.set({ ...(isSame ? {} : other), organizationId, [side]: codes });
}

/** Switches a layer on or off, once it is known which are on. */
export function switchShown(layer: Layer, side: MapSide, isOn: boolean): void {
  const shown = shownLayers.get();
  const before = shown.organizationId === layer.properties.organization_id ? shown[side] : null;
  if (before === null) return;
  const codes = new Set(before);
  if (isOn) codes.add(layer.code);
  else codes.delete(layer.code);
  setShown(layer.properties.organization_id, side, codes);
}

const canBeDrawn = (layer: Layer) => layer.status === 0 || findWebKind(layer)?.isSeenEarly?.(layer) === true;

/** The layers to be drawn, in the order of the tree: those that are on, and all groups around them too. */
export function listDrawn(layers: readonly Layer[], on: ReadonlySet<string> | null): Layer[] {
  if (on === null) return [];
  // A group precedes what is in it.
  const off = new Set<string>();
  for (const { code, parent_code } of layers)
    if (!on.has(code) || (parent_code !== null && off.has(parent_code))) off.add(code);
  return layers.filter((layer) => !off.has(layer.code) && !isGroup(layer) && canBeDrawn(layer));
}
