import { describe, expect, it } from 'vitest';
import { listSubtreeIds } from './project-subtree.ts';

const node = (project_id: number, parent_id: number | null) => ({ project_id, parent_id });

describe('listSubtreeIds', () => {
  it('lists a project and its descendants', () => {
    const projects = [node(1, null), node(2, 1), node(3, 2), node(4, null), node(5, 1)];
    expect(listSubtreeIds(projects, 1).sort()).toEqual([1, 2, 3, 5]);
    expect(listSubtreeIds(projects, 4)).toEqual([4]);
    expect(listSubtreeIds([], 9)).toEqual([9]);
  });

  it('ends for a tree with a cycle', () => {
    expect(listSubtreeIds([node(1, 2), node(2, 1)], 1).sort()).toEqual([1, 2]);
  });
});
