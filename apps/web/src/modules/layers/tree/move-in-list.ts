import type { Layer, LayerMove } from '@waypost/contract';
import { listInside } from './layer-rows.ts';

/**
 * The list after a move, before the server confirms it; a layer takes along what is in it. The same list for a move that
 * has no effect: beside or into itself, or beside a layer that does not exist.
 */
export function moveInList(layers: Layer[], code: string, move: LayerMove): Layer[] {
  const inside = listInside(layers, code);
  const beside = 'into' in move ? move.into : 'above' in move ? move.above : move.below;
  if (beside !== null && inside.has(beside)) return layers;
  const rest = layers.filter((layer) => !inside.has(layer.code));
  const target = rest.findIndex((layer) => layer.code === beside);
  if (beside !== null && target === -1) return layers;
  const parent = 'into' in move ? move.into : (rest[target]?.parent_code ?? null);
  const moved = layers
    .filter((layer) => inside.has(layer.code))
    .map((layer) => (layer.code === code ? { ...layer, parent_code: parent } : layer));
  return rest.toSpliced(toIndex(rest, target, move), 0, ...moved);
}

function toIndex(rest: readonly Layer[], target: number, move: LayerMove): number {
  if ('above' in move) return target;
  // The first in a group follows it; the first of the root begins the list.
  if ('into' in move) return target + 1;
  return target + listInside(rest, move.below).size;
}
