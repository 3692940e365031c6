import { describe, expect, it } from 'vitest';
import { countPeople } from './count-people.ts';
import { listOrganizationRoleChoices } from './role-choices.ts';

describe('people of an organization and of its projects', () => {
  it('are counted once each', () => {
    const members = [{ member_id: 1 }, { member_id: 2 }];
    expect(countPeople(members, [{ member_id: 2 }, { member_id: 3 }])).toBe(3);
    expect(countPeople([], [])).toBe(0);
  });
});

describe('selectable roles', () => {
  it('offer Viewer only to those who have it', () => {
    expect(listOrganizationRoleChoices('org_member')).toEqual(['org_admin', 'org_member']);
    expect(listOrganizationRoleChoices('org_viewer')).toEqual(['org_admin', 'org_member', 'org_viewer']);
  });
});
