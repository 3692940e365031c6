import { type SharedUint32, shareUint32 } from '../arrays/shared-arrays.ts';

/**
 * A packed R-tree over boxes that are already in a spatial order: sixteen consecutive boxes share a parent. Boxes are
 * `minX, minY, maxX, maxY`; the leaves come first, then each level of parents, the root last.
 */
export interface BoxTree {
  readonly boxes: SharedUint32;
  /** The start of each level, in boxes, and the end of the last. */
  readonly levels: readonly number[];
}

const CHILDREN = 16;

/** @param leaves four numbers per box. */
export function buildBoxTree(leaves: Uint32Array): BoxTree {
  const levels = [0];
  let total = 0;
  for (let count = leaves.length / 4; ; count = Math.ceil(count / CHILDREN)) {
    total += count;
    levels.push(total);
    if (count <= 1) break;
  }
  const boxes = shareUint32(total * 4);
  boxes.set(leaves);
  for (let level = 1; level + 1 < levels.length; level += 1) {
    const [below, start, end] = [levels[level - 1] ?? 0, levels[level] ?? 0, levels[level + 1] ?? 0];
    for (let node = start; node < end; node += 1) {
      const first = below + (node - start) * CHILDREN;
      writeUnion(boxes, node, first, Math.min(first + CHILDREN, start));
    }
  }
  return { boxes, levels };
}

function writeUnion(boxes: Uint32Array, node: number, from: number, to: number): void {
  boxes.set(boxes.subarray(from * 4, from * 4 + 4), node * 4);
  for (let child = from + 1; child < to; child += 1) {
    for (let side = 0; side < 4; side += 1) {
      const own = boxes[child * 4 + side] ?? 0;
      const so = boxes[node * 4 + side] ?? 0;
      boxes[node * 4 + side] = side < 2 ? Math.min(own, so) : Math.max(own, so);
    }
  }
}

/** Calls back with every leaf whose box intersects a box, in order. Boxes that touch intersect. */
export function visitBoxes(
  { boxes, levels }: BoxTree,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  visit: (leaf: number) => void,
): void {
  const search = (level: number, from: number, to: number): void => {
    for (let node = from; node < to; node += 1) {
      const at = node * 4;
      if ((boxes[at] ?? 0) > maxX || (boxes[at + 1] ?? 0) > maxY) continue;
      if ((boxes[at + 2] ?? 0) < minX || (boxes[at + 3] ?? 0) < minY) continue;
      if (level === 0) {
        visit(node);
        continue;
      }
      const first = (levels[level - 1] ?? 0) + (node - (levels[level] ?? 0)) * CHILDREN;
      search(level - 1, first, Math.min(first + CHILDREN, levels[level] ?? 0));
    }
  };
  const top = levels.length - 2;
  search(top, levels[top] ?? 0, levels[top + 1] ?? 0);
}
