import type { Layer, LayerMove } from '@waypost/contract';
import { listAround } from './layer-rows.ts';

/** What a drop on a row does; the names are of the library for dragging in trees. */
export type DropInstruction =
  | { readonly type: 'reorder-above' | 'reorder-below' | 'make-child' }
  /** Below the group at this level that the row is in, 0 at the root. */
  | { readonly type: 'reparent'; readonly desiredLevel: number };

/** The move that a drop on a layer asks for. */
export function toLayerMove(
  layers: readonly Layer[],
  target: string,
  instruction: DropInstruction,
): LayerMove {
  switch (instruction.type) {
    case 'reorder-above':
      return { above: target };
    case 'reorder-below':
      return { below: target };
    case 'make-child':
      return { into: target };
    case 'reparent': {
      const outermostFirst = listAround(layers, target).reverse();
      return { below: outermostFirst[instruction.desiredLevel]?.code ?? target };
    }
  }
}
