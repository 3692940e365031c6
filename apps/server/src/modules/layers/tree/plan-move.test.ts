import { MAX_LAYER_DEPTH } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Planned, planDissolution, planMove, planTop, type TreeNode, toTreeOrder } from './plan-move.ts';

/** Adds a layer at the top of a group or of the tree. */
function put(tree: readonly TreeNode[], code: string, isGroup: boolean, parent: string | null): TreeNode[] {
  const planned = planTop(tree, code, isGroup, parent);
  if (!planned.ok) return [...tree];
  const node = { code, parent_code: null, position: '', is_group: isGroup };
  return apply([...tree, node], planned);
}

function apply(tree: readonly TreeNode[], planned: Planned): TreeNode[] {
  if (!planned.ok) return [...tree];
  return tree.map((node) => ({ ...node, ...planned.places.get(node.code) }));
}

/** A tree from its outline: names of groups are in capitals, and contents are listed from top to bottom. */
function toTree(outline: readonly [string, string | null][]): TreeNode[] {
  return outline
    .toReversed()
    .toSorted(([, a], [, b]) => Number(a !== null) - Number(b !== null))
    .reduce<TreeNode[]>((tree, [code, parent]) => put(tree, code, /[A-Z]/.test(code), parent), []);
}

const codesOf = (tree: readonly TreeNode[]) => toTreeOrder(tree).map(({ code }) => code);
const TREE = toTree([
  ['a', null],
  ['B', null],
  ['c', null],
  ['b1', 'B'],
  ['b2', 'B'],
]);

describe('a move', () => {
  test.each<[string, Parameters<typeof planMove>[2], string[]]>([
    ['c', { above: 'a' }, ['c', 'a', 'B', 'b1', 'b2']],
    ['a', { below: 'B' }, ['B', 'b1', 'b2', 'a', 'c']],
    ['a', { above: 'b2' }, ['B', 'b1', 'a', 'b2', 'c']],
    ['c', { into: 'B' }, ['a', 'B', 'c', 'b1', 'b2']],
    ['b2', { into: null }, ['b2', 'a', 'B', 'b1', 'c']],
    ['B', { below: 'c' }, ['a', 'c', 'B', 'b1', 'b2']],
    ['a', { above: 'a' }, ['a', 'B', 'b1', 'b2', 'c']],
  ])('of %s to %j yields %j', (code, move, expected) => {
    const planned = planMove(TREE, code, move);
    expect(codesOf(apply(TREE, planned))).toEqual(expected);
    if (planned.ok) expect(planned.places.size).toBeLessThanOrEqual(1);
  });

  test.each<[string, Parameters<typeof planMove>[2], string]>([
    ['B', { into: 'B' }, 'layer_cycle'],
    ['B', { above: 'b1' }, 'layer_cycle'],
    ['a', { into: 'c' }, 'not_a_group'],
    ['a', { into: 'x' }, 'layer_not_found'],
    ['a', { below: 'x' }, 'layer_not_found'],
    ['x', { into: null }, 'layer_not_found'],
  ])('of %s to %j fails as %s', (code, move, fault) => {
    expect(planMove(TREE, code, move)).toEqual({ ok: false, fault });
  });

  test('nests groups to the maximum depth, with what the moved group holds', () => {
    const groups = Array.from({ length: MAX_LAYER_DEPTH }, (_, n) => `G${n}`);
    const deep = groups.reduce<TreeNode[]>(
      (tree, code, n) => put(tree, code, true, groups[n - 1] ?? null),
      [],
    );
    const last = groups.at(-1) ?? '';
    const tree = put(put(put(deep, 'X', true, null), 'Y', true, 'X'), 'z', false, null);
    expect(planMove(tree, 'z', { into: last }).ok).toBe(true);
    expect(planMove(tree, 'X', { into: last })).toEqual({ ok: false, fault: 'layer_too_deep' });
    expect(planMove(tree, 'X', { into: groups.at(-2) ?? '' })).toEqual({
      ok: false,
      fault: 'layer_too_deep',
    });
    expect(planMove(tree, 'X', { into: groups.at(-3) ?? '' }).ok).toBe(true);
  });

  test('into the same gap again and again renumbers the group before keys become long', () => {
    let tree = toTree([
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
    let renumbered = 0;
    for (let n = 0; n < 2_000; n += 1) {
      const [top, middle, bottom] = codesOf(tree);
      const planned = planMove(tree, bottom ?? '', { above: middle ?? '' });
      if (planned.ok && planned.places.size > 1) renumbered += 1;
      tree = apply(tree, planned);
      expect(codesOf(tree)).toEqual([top, bottom, middle]);
    }
    expect(Math.max(...tree.map(({ position }) => position.length))).toBeLessThanOrEqual(100);
    expect(renumbered).toBeGreaterThan(0);
    expect(renumbered).toBeLessThan(20);
  });
});

describe('a deleted group', () => {
  test('leaves what it holds where it was, in order', () => {
    const tree = apply(TREE, { ok: true, places: planDissolution(TREE, 'B') });
    expect(codesOf(tree.filter(({ code }) => code !== 'B'))).toEqual(['a', 'b1', 'b2', 'c']);
  });

  test('that is empty moves nothing', () => {
    expect(planDissolution(TREE, 'a').size).toBe(0);
  });
});

test('random moves keep every layer, its group and an order without equal keys', () => {
  const step = fc.record({
    code: fc.nat(),
    kind: fc.constantFrom('above', 'below', 'into', 'top', 'delete'),
    to: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let tree = Array.from({ length: 14 }, (_, n) => (n % 3 === 0 ? `G${n}` : `l${n}`)).reduce<TreeNode[]>(
        (made, code) => put(made, code, code.startsWith('G'), null),
        [],
      );
      let count = tree.length;
      for (const { code, kind, to } of steps) {
        const [one, other] = [tree[code % tree.length], tree[to % tree.length]];
        if (one === undefined || other === undefined) continue;
        if (kind === 'delete' && tree.length > 4) {
          tree = apply(tree, { ok: true, places: planDissolution(tree, one.code) }).filter(
            (node) => node !== one && node.code !== one.code,
          );
          count -= 1;
        } else if (kind === 'top') tree = apply(tree, planMove(tree, one.code, { into: null }));
        else if (kind !== 'delete')
          tree = apply(tree, planMove(tree, one.code, { [kind]: other.code } as { above: string }));
        // Reaching every layer from the root shows that there is no cycle and that none is lost.
        expect(codesOf(tree)).toHaveLength(count);
        expect(new Set(tree.map((node) => `${node.parent_code} ${node.position}`)).size).toBe(count);
      }
    }),
    { numRuns: 60 },
  );
});
