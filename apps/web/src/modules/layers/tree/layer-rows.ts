import type { Layer } from '@waypost/contract';
import type { TreeRow } from '../../../ui/rows/tree-keys.ts';

/** One visible row of the tree of layers. `position` and `setSize` count its siblings from 1. */
export interface LayerRow extends TreeRow {
  readonly layer: Layer;
  readonly position: number;
  readonly setSize: number;
}

/** The layers by the group that they are in; those whose group is not in the list are at the root. */
function groupByParent(layers: readonly Layer[]): Map<string | null, Layer[]> {
  const known = new Set(layers.map(({ code }) => code));
  return Map.groupBy(layers, ({ parent_code }) =>
    parent_code !== null && known.has(parent_code) ? parent_code : null,
  );
}

/** The visible rows of a list in the order of the tree: what is in a group, only while that is open. */
export function toLayerRows(layers: readonly Layer[], closed: ReadonlySet<string>): LayerRow[] {
  const byParent = groupByParent(layers);
  const toRows = (parent: string | null, level: number): LayerRow[] => {
    const siblings = byParent.get(parent) ?? [];
    return siblings.flatMap((layer, index) => {
      const hasChildren = byParent.has(layer.code);
      const isOpen = hasChildren && !closed.has(layer.code);
      const row = { layer, level, hasChildren, isOpen, position: index + 1, setSize: siblings.length };
      return [row, ...(isOpen ? toRows(layer.code, level + 1) : [])];
    });
  };
  return toRows(null, 1);
}

/** The codes of a layer and of everything in it. */
export function listInside(layers: readonly Layer[], code: string): Set<string> {
  const inside = new Set([code]);
  // A group precedes what is in it.
  for (const layer of layers)
    if (layer.parent_code !== null && inside.has(layer.parent_code)) inside.add(layer.code);
  return inside;
}

/** The groups around a layer, innermost first. */
export function listAround(layers: readonly Layer[], code: string): Layer[] {
  const byCode = new Map(layers.map((layer) => [layer.code, layer]));
  const around: Layer[] = [];
  let parent = byCode.get(code)?.parent_code ?? null;
  while (parent !== null) {
    const group = byCode.get(parent);
    if (group === undefined || around.includes(group)) break;
    around.push(group);
    parent = group.parent_code;
  }
  return around;
}
