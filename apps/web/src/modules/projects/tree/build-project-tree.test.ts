import { type Project, toProjectAccessMap } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTreeMove } from '../../../ui/rows/tree-keys.ts';
import {
  buildProjectTree,
  listAncestors,
  listWithDescendants,
  type ProjectNode,
  toVisibleRows,
} from './build-project-tree.ts';

function makeProject(project_id: number, parent_id: number | null, over: Partial<Project> = {}): Project {
  return {
    project_id,
    project_name: `Project ${project_id}`,
    project_desc: '',
    project_tags: [],
    components: {},
    organization_id: 1,
    parent_id,
    country: null,
    place_details: null,
    planet_features: null,
    base_map: null,
    paired_feature_code: null,
    ui: 'Default',
    created_at: new Date(project_id * 1000).toISOString(),
    last_activity: new Date(project_id * 1000).toISOString(),
    members_count: 1,
    features_count: 0,
    current_member: {
      role: 'project_viewer',
      access_map: toProjectAccessMap('project_viewer', false),
      super_user: false,
    },
    ...over,
  };
}

const names = (nodes: readonly ProjectNode[]): unknown[] =>
  nodes.map((node) =>
    node.children.length === 0
      ? node.project.project_name
      : [node.project.project_name, names(node.children)],
  );

describe('buildProjectTree', () => {
  const projects = [
    makeProject(1, null, { project_name: 'beta', last_activity: '2026-01-03T00:00:00Z' }),
    makeProject(2, null, { project_name: 'Álamo', last_activity: '2026-01-01T00:00:00Z' }),
    makeProject(3, 1, { project_name: 'Plot 10' }),
    makeProject(4, 1, { project_name: 'plot 9' }),
    makeProject(5, 99, { project_name: 'Orphan', last_activity: '2026-01-02T00:00:00Z' }),
  ];

  it('sorts by name in natural order, at every level', () => {
    expect(names(buildProjectTree(projects, 'name_asc', 'en'))).toEqual([
      'Álamo',
      ['beta', ['plot 9', 'Plot 10']],
      'Orphan',
    ]);
    expect(names(buildProjectTree(projects, 'name_desc', 'en'))).toEqual([
      'Orphan',
      ['beta', ['Plot 10', 'plot 9']],
      'Álamo',
    ]);
  });

  it('sorts by time, newest first', () => {
    const top = (sort: 'created_at' | 'last_activity') =>
      buildProjectTree(projects, sort, 'en').map((node) => node.project.project_id);
    expect(top('last_activity')).toEqual([1, 5, 2]);
    expect(top('created_at')).toEqual([5, 2, 1]);
  });

  it('contains every project once, for any list', () => {
    const lists = fc.array(fc.option(fc.nat(30), { nil: null }), { maxLength: 30 });
    fc.assert(
      fc.property(lists, (parents) => {
        // A parent always precedes its child, as in a real organization: no cycles.
        const all = parents.map((parent, index) =>
          makeProject(index + 1, parent === null || parent > index ? null : parent),
        );
        const tree = buildProjectTree(all, 'name_asc', 'en');
        const rows = toVisibleRows(tree, new Set(all.map((project) => project.project_id)));
        expect(rows.map((row) => row.project.project_id).sort((a, b) => a - b)).toEqual(
          all.map((project) => project.project_id),
        );
        for (const row of rows) {
          expect(row.level).toBe(listAncestors(all, row.project.project_id).length + 1);
        }
      }),
    );
  });
});

describe('the visible tree', () => {
  const projects = [makeProject(1, null), makeProject(2, 1), makeProject(3, 2), makeProject(4, null)];
  const tree = buildProjectTree(projects, 'name_asc', 'en');
  const ids = (open: number[]) => toVisibleRows(tree, new Set(open)).map((row) => row.project.project_id);

  it('shows children of open projects only', () => {
    expect(ids([])).toEqual([1, 4]);
    expect(ids([1])).toEqual([1, 2, 4]);
    expect(ids([2])).toEqual([1, 4]);
    expect(ids([1, 2])).toEqual([1, 2, 3, 4]);
  });

  it('moves by the keys of a tree', () => {
    const rows = toVisibleRows(tree, new Set([1]));
    const target = (key: string, index: number) => {
      const move = toTreeMove(key, rows, index, ({ project }) => project.project_name);
      return move?.kind === 'focus' ? move.row.project.project_id : (move?.kind ?? null);
    };
    expect(target('ArrowDown', 0)).toBe(2);
    expect(target('ArrowUp', 0)).toBeNull();
    expect(target('End', 0)).toBe(4);
    expect(target('ArrowRight', 0)).toBe(2);
    expect(target('ArrowRight', 1)).toBe('expand');
    expect(target('ArrowLeft', 0)).toBe('collapse');
    expect(target('ArrowLeft', 1)).toBe(1);
    expect(target('p', 2)).toBe(1);
    expect(target('Tab', 0)).toBeNull();
  });

  it('finds ancestors and descendants', () => {
    expect(listAncestors(projects, 3).map((project) => project.project_id)).toEqual([1, 2]);
    expect(listWithDescendants(projects, 1)).toEqual([1, 2, 3]);
  });
});
