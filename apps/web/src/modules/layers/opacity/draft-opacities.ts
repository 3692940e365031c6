import type { Layer } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';
import { type OpacityChange, toOpacity, withOpacity } from './to-opacity.ts';

type Drafts = ReadonlyMap<string, OpacityChange>;

/** Opacities that are being chosen and are not saved yet, by the code of their layer. */
export const draftOpacities = createStore<{ readonly byCode: Drafts }>({
  byCode: new Map(),
});

/** Sets the opacity that a layer has on this map until it is saved; null once it is. */
export function setDraftOpacity(code: string, change: OpacityChange | null): void {
  const byCode = new Map(draftOpacities.get().byCode);
  if (change === null) byCode.delete(code);
  else byCode.set(code, change);
  draftOpacities.set({ byCode });
}

/** The opacity that a layer has on this map. */
export function toDraftOpacity(layer: Layer, byCode: Drafts): number {
  const change = byCode.get(layer.code);
  return toOpacity(change === undefined ? layer : withOpacity(layer, change));
}
