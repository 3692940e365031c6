import type { OrganizationRole } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import {
  joinCandidates,
  toCandidates,
  toColleagues,
  toFirstChecked,
  toFirstMembers,
} from './first-members.ts';

const person = (member_id: number, ...roles: ('project_viewer' | 'project_editor' | 'project_admin')[]) => ({
  member_id,
  display_name: `Person ${member_id}`,
  email: null,
  phone: null,
  avatar_url: null,
  projects: roles.map((role_name, index) => ({ project_id: index + 1, project_name: 'P', role_name })),
});
const candidates = toCandidates([
  person(1, 'project_viewer', 'project_admin'),
  person(2, 'project_editor', 'project_viewer'),
  person(3, 'project_viewer'),
  person(4),
]);

describe('the first people of a project', () => {
  it('have the strongest role they have anywhere; people without one are not offered', () => {
    expect(candidates.map((one) => [one.member_id, one.role_name])).toEqual([
      [1, 'project_admin'],
      [2, 'project_editor'],
      [3, 'project_viewer'],
    ]);
  });

  it('include people of the organization without a project, with a matching role', () => {
    const member = (member_id: number, role: OrganizationRole) => ({
      organization_member_id: member_id,
      member_id,
      display_name: `Person ${member_id}`,
      email: null,
      avatar_url: null,
      role,
      key_settings: [],
      create_dttm: '2026-11-21T22:00:00.000Z',
    });
    const colleagues = toColleagues([
      member(2, 'org_admin'),
      member(4, 'org_member'),
      member(5, 'org_viewer'),
      member(6, 'org_admin'),
    ]);
    const all = joinCandidates([], candidates, colleagues);
    expect(all.map((one) => [one.member_id, one.role_name])).toEqual([
      [1, 'project_admin'],
      // People with a project keep their role there.
      [2, 'project_editor'],
      [3, 'project_viewer'],
      [4, 'project_editor'],
      [5, 'project_viewer'],
      [6, 'project_admin'],
    ]);
    // Administrators of the organization have access anyway: they are only added if chosen.
    expect(toFirstChecked(all, undefined)).toEqual([1]);
  });

  it('are checked by default if they are administrators or oneself', () => {
    expect(toFirstChecked(candidates, 3)).toEqual([1, 3]);
    expect(toFirstChecked(candidates, undefined)).toEqual([1]);
  });

  it('below a parent include its people, and nobody else by default', () => {
    const parent = candidates
      .filter((one) => one.member_id === 2)
      .map((one) => ({ ...one, isInherited: true }));
    const all = joinCandidates(parent, candidates);
    expect(all.map((one) => one.member_id)).toEqual([2, 1, 3]);
    expect(toFirstChecked(all, 3)).toEqual([2, 3]);
    expect(toFirstMembers(all, [2, 1, 3], 3).map((one) => one.member_id)).toEqual([1]);
  });

  it('are sent without oneself and without people who are no longer offered', () => {
    expect(toFirstMembers(candidates, [1, 2, 3, 99], 3)).toEqual([
      { member_id: 1, role_name: 'project_admin', manage_members: false },
      { member_id: 2, role_name: 'project_editor', manage_members: false },
    ]);
  });
});
