import { type LayerMove, MAX_LAYER_DEPTH } from '@waypost/contract';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A layer as far as the tree is concerned. */
export interface TreeNode {
  readonly code: string;
  readonly parent_code: string | null;
  /** Sorts it among those with the same parent, in byte order. */
  readonly position: string;
  readonly is_group: boolean;
}

/** Where a layer is in the tree. */
export interface Place {
  readonly parent_code: string | null;
  readonly position: string;
}

/** The rows to write, by code. Usually one: the others of a parent are renumbered only when keys have become long. */
export type Places = ReadonlyMap<string, Place>;

export type MoveFault = 'layer_not_found' | 'layer_cycle' | 'layer_too_deep' | 'not_a_group';

export type Planned =
  | { readonly ok: true; readonly places: Places }
  | { readonly ok: false; readonly fault: MoveFault };

/** A key grows when layers are placed into the same gap again and again; above this length all are renumbered. */
const LONGEST_KEY = 100;

const fail = (fault: MoveFault): Planned => ({ ok: false, fault });

/** Byte order, as the database sorts. Keys are ASCII. */
export function compareNodes(a: Pick<TreeNode, 'position' | 'code'>, b: typeof a): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.code < b.code ? -1 : 1;
}

function listChildren(tree: readonly TreeNode[], parent: string | null, without?: string): TreeNode[] {
  return tree
    .filter(({ parent_code, code }) => parent_code === parent && code !== without)
    .sort(compareNodes);
}

/** The groups around a layer, innermost first. */
function listAncestors(byCode: ReadonlyMap<string, TreeNode>, code: string | null): string[] {
  const ancestors: string[] = [];
  for (let at = code; at !== null; at = byCode.get(at)?.parent_code ?? null) ancestors.push(at);
  return ancestors;
}

/** The number of groups in the deepest chain that begins at a node. */
function measureGroups(tree: readonly TreeNode[], node: TreeNode): number {
  if (!node.is_group) return 0;
  return 1 + Math.max(0, ...listChildren(tree, node.code).map((child) => measureGroups(tree, child)));
}

/** Puts nodes into a parent, in order, before the one at `index` of its other children. */
function place(
  siblings: readonly TreeNode[],
  parent: string | null,
  index: number,
  codes: readonly string[],
): Places {
  const [before, after] = [siblings[index - 1]?.position ?? null, siblings[index]?.position ?? null];
  const isGap = before === null || after === null || before < after;
  const keys = isGap ? generateNKeysBetween(before, after, codes.length) : [];
  if (isGap && keys.every((key) => key.length <= LONGEST_KEY)) {
    return new Map(codes.map((code, at) => [code, { parent_code: parent, position: keys[at] ?? '' }]));
  }
  const all = siblings.map(({ code }) => code).toSpliced(index, 0, ...codes);
  const renumbered = generateNKeysBetween(null, null, all.length);
  return new Map(all.map((code, at) => [code, { parent_code: parent, position: renumbered[at] ?? '' }]));
}

/** The place at the top of a group, or of the tree, for a new layer. */
export function planTop(
  tree: readonly TreeNode[],
  code: string,
  isGroup: boolean,
  parent: string | null,
): Planned {
  const node = { code, parent_code: null, position: generateKeyBetween(null, null), is_group: isGroup };
  return planInto([...tree, node], node, parent, () => 0);
}

/** @param toIndex the index of the node among the other children of its new parent. */
function planInto(
  tree: readonly TreeNode[],
  node: TreeNode,
  parent: string | null,
  toIndex: (siblings: readonly TreeNode[]) => number,
): Planned {
  const byCode = new Map(tree.map((one) => [one.code, one]));
  if (parent !== null) {
    const target = byCode.get(parent);
    if (target === undefined) return fail('layer_not_found');
    if (!target.is_group) return fail('not_a_group');
  }
  const ancestors = listAncestors(byCode, parent);
  if (ancestors.includes(node.code)) return fail('layer_cycle');
  if (ancestors.length + measureGroups(tree, node) > MAX_LAYER_DEPTH) return fail('layer_too_deep');
  const siblings = listChildren(tree, parent, node.code);
  return { ok: true, places: place(siblings, parent, toIndex(siblings), [node.code]) };
}

/** Plans a move in the tree of an organization. A layer dropped above or below itself stays where it is. */
export function planMove(tree: readonly TreeNode[], code: string, move: LayerMove): Planned {
  const node = tree.find((one) => one.code === code);
  if (node === undefined) return fail('layer_not_found');
  if ('into' in move) return planInto(tree, node, move.into, () => 0);
  const besideCode = 'above' in move ? move.above : move.below;
  if (besideCode === code) return { ok: true, places: new Map() };
  const beside = tree.find((one) => one.code === besideCode);
  if (beside === undefined) return fail('layer_not_found');
  return planInto(tree, node, beside.parent_code, (siblings) => {
    const at = siblings.findIndex((one) => one.code === besideCode);
    return 'above' in move ? at : at + 1;
  });
}

/** Plans the places of what a group holds when the group is deleted: where it was, in the same order. */
export function planDissolution(tree: readonly TreeNode[], code: string): Places {
  const node = tree.find((one) => one.code === code);
  const held = listChildren(tree, code).map((one) => one.code);
  if (node === undefined || held.length === 0) return new Map();
  const siblings = listChildren(tree, node.parent_code);
  const at = siblings.findIndex((one) => one.code === code);
  return place(siblings, node.parent_code, at + 1, held);
}

/** A tree as a list in its order: each group before what is in it. */
export function toTreeOrder<N extends Pick<TreeNode, 'code' | 'parent_code' | 'position'>>(
  nodes: readonly N[],
): N[] {
  const byParent = Map.groupBy(nodes, ({ parent_code }) => parent_code);
  const listFrom = (parent: string | null): N[] =>
    (byParent.get(parent) ?? []).toSorted(compareNodes).flatMap((node) => [node, ...listFrom(node.code)]);
  return listFrom(null);
}
