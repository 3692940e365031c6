import type { Layer, LayerMove } from '@waypost/contract';
import { isGroup } from '../kinds/layer-kinds.ts';
import { listAround, listInside } from './layer-rows.ts';

/** The root, and the place before all others, as values of a select. */
export const ROOT = 'root';
export const FIRST = 'first';

export interface MoveChoice {
  readonly value: string;
  readonly label: string;
}

/** The groups that a layer can be moved into, with the groups around each; it cannot be moved into itself. */
export function listGroups(
  layers: readonly Layer[],
  layer: Layer,
  toName: (layer: Layer) => string,
): MoveChoice[] {
  const inside = listInside(layers, layer.code);
  return layers
    .filter((one) => isGroup(one) && !inside.has(one.code))
    .map((one) => {
      const path = [...listAround(layers, one.code).reverse(), one];
      return { value: one.code, label: path.map(toName).join(' / ') };
    });
}

/** The layers below which a layer can be placed in a group. */
export function listNeighbours(layers: readonly Layer[], layer: Layer, parent: string): Layer[] {
  const group = parent === ROOT ? null : parent;
  return layers.filter(({ code, parent_code }) => parent_code === group && code !== layer.code);
}

/** The move to a place in a group. */
export function toChosenMove(parent: string, below: string): LayerMove {
  return below === FIRST ? { into: parent === ROOT ? null : parent } : { below };
}
