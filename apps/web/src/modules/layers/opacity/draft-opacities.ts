import type { Layer } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';

/** Opacities that are being chosen and are not saved yet, by the code of their layer. */
export const draftOpacities = createStore<{ readonly byCode: ReadonlyMap<string, number> }>({
  byCode: new Map(),
});

/** Sets the opacity that a layer has on this map until it is saved; null once it is. */
export function setDraftOpacity(code: string, opacity: number | null): void {
  const byCode = new Map(draftOpacities.get().byCode);
  if (opacity === null) byCode.delete(code);
  else byCode.set(code, opacity);
  draftOpacities.set({ byCode });
}

/** A layer with its opacity on this map. */
export function withDraftOpacity(layer: Layer, byCode: ReadonlyMap<string, number>): Layer {
  const opacity = byCode.get(layer.code);
  return opacity === undefined ? layer : { ...layer, opacity };
}
