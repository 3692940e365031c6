import { type Project, type ProjectRole, toProjectAccessMap } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { listParents, NO_PARENT } from './list-parents.ts';

function make(project_id: number, parent_id: number | null, role: ProjectRole = 'project_admin'): Project {
  return {
    project_id,
    project_name: `P${project_id}`,
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
    created_at: '2026-01-01T00:00:00Z',
    last_activity: '2026-01-01T00:00:00Z',
    members_count: 1,
    features_count: 0,
    current_member: { role, access_map: toProjectAccessMap(role, false), super_user: false },
  };
}

const a = make(1, null);
const b = make(2, 1);
const c = make(3, 2);
const read = make(4, null, 'project_viewer');
const all = [a, b, c, read];
const valuesOf = (project: Project | undefined, isAllowed: boolean) =>
  listParents(all, project, { label: 'None', isAllowed }).map((choice) => choice.value);

describe('listParents', () => {
  it('excludes the project, its descendants, and projects without the right to create', () => {
    expect(valuesOf(b, true)).toEqual([NO_PARENT, '1']);
    expect(valuesOf(undefined, true)).toEqual([NO_PARENT, '1', '2', '3']);
  });

  it('offers the top only to those allowed to move there, or for a project that is there', () => {
    expect(valuesOf(b, false)).toEqual(['1']);
    expect(valuesOf(a, false)).toEqual([NO_PARENT]);
  });

  it('keeps the current parent even without the right to create there', () => {
    const child = make(5, 4);
    const choices = listParents([...all, child], child, { label: 'None', isAllowed: false });
    expect(choices.map((choice) => choice.value)).toContain('4');
  });

  it('names the path to each', () => {
    expect(listParents(all, undefined, { label: 'None', isAllowed: false }).at(-1)?.label).toBe(
      'P1 / P2 / P3',
    );
  });
});
