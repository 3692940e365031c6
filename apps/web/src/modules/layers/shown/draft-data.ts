import type { Layer } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';

/** What this person looks at of layers instead of what they show to all, by the code of the layer. */
export const draftData = createStore<{ readonly byCode: ReadonlyMap<string, object> }>({ byCode: new Map() });

/** Shows something else of a layer on this person's maps; null: what it shows to all. */
export function setDraftData(code: string, data: object | null): void {
  const byCode = new Map(draftData.get().byCode);
  if (data === null) byCode.delete(code);
  else byCode.set(code, data);
  draftData.set({ byCode });
}

/** A layer with what this person looks at. */
export function withDraftData(layer: Layer, byCode: ReadonlyMap<string, object>): Layer {
  const data = byCode.get(layer.code);
  if (data === undefined) return layer;
  return { ...layer, properties: { ...layer.properties, layer: { ...layer.properties.layer, data } } };
}
