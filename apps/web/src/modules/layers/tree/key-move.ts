import type { Layer, LayerMove } from '@waypost/contract';
import { isGroup } from '../kinds/layer-kinds.ts';

const nextTo = (layers: readonly Layer[], layer: Layer, step: -1 | 1): Layer | undefined => {
  const siblings = layers.filter(({ parent_code }) => parent_code === layer.parent_code);
  return siblings[siblings.findIndex(({ code }) => code === layer.code) + step];
};

/**
 * The move of a layer by Alt and an arrow key: up and down among its siblings, right into the group above it, left out of
 * its group; null if there is none.
 */
export function toKeyMove(layers: readonly Layer[], layer: Layer, key: string): LayerMove | null {
  const before = nextTo(layers, layer, -1);
  const after = nextTo(layers, layer, 1);
  switch (key) {
    case 'ArrowUp':
      return before === undefined ? null : { above: before.code };
    case 'ArrowDown':
      return after === undefined ? null : { below: after.code };
    case 'ArrowRight':
      return before !== undefined && isGroup(before) ? { into: before.code } : null;
    case 'ArrowLeft':
      return layer.parent_code === null ? null : { below: layer.parent_code };
    default:
      return null;
  }
}
