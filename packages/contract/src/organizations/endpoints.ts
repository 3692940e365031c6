import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { avatarFile } from '../members/avatar.ts';
import {
  organization,
  organizationMember,
  organizationMemberUpdate,
  organizationName,
  organizationProjectMember,
  organizationUpdate,
} from './schema.ts';

const params = z.object({ org_id: idParam });
const memberParams = z.object({ org_id: idParam, member_id: idParam });

export const organizationEndpoints = {
  listOrganizations: endpoint({
    method: 'GET',
    path: '/organization',
    summary: 'The organizations the member belongs to, or has a project in',
    response: z.array(organization),
    errors: [],
    access: { kind: 'member' },
  }),
  createOrganization: endpoint({
    method: 'POST',
    path: '/organization',
    summary: 'Create an organization and become its administrator',
    body: z.strictObject({ organization_name: organizationName }),
    response: organization,
    status: 201,
    errors: ['organization_exists'],
    access: { kind: 'member' },
    ratePerMinute: 20,
  }),
  getOrganization: endpoint({
    method: 'GET',
    path: '/organization/{org_id}',
    summary: 'One organization',
    params,
    response: organization,
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'organization:read', organization_id: 'params.org_id' },
  }),
  listOrganizationMembers: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/members',
    summary: 'The members of an organization',
    params,
    response: z.array(organizationMember),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'org_member:read', organization_id: 'params.org_id' },
  }),
  updateOrganization: endpoint({
    method: 'PATCH',
    path: '/organization/{org_id}',
    summary: 'Change an organization’s name',
    params,
    body: organizationUpdate,
    response: organization,
    errors: ['organization_not_found', 'organization_exists'],
    access: { kind: 'organization', needs: 'organization:update', organization_id: 'params.org_id' },
  }),
  updateOrganizationAvatar: endpoint({
    method: 'PATCH',
    path: '/organization/{org_id}/update-avatar',
    summary: 'Give an organization a picture',
    params,
    files: avatarFile,
    response: organization,
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'organization:update', organization_id: 'params.org_id' },
    ratePerMinute: 20,
  }),
  updateOrganizationMember: endpoint({
    method: 'PUT',
    path: '/organization/{org_id}/members/{member_id}',
    summary: 'Change a member’s role, key settings, or the name the organization knows them by',
    params: memberParams,
    body: organizationMemberUpdate,
    response: organizationMember,
    errors: ['organization_not_found', 'member_not_found', 'last_admin'],
    access: { kind: 'organization', needs: 'org_member:update', organization_id: 'params.org_id' },
  }),
  removeOrganizationMember: endpoint({
    method: 'DELETE',
    path: '/organization/{org_id}/members/{member_id}',
    summary: 'Remove a member from an organization; anyone may remove themselves',
    params: memberParams,
    response: noContent,
    status: 204,
    errors: ['organization_not_found', 'member_not_found', 'last_admin'],
    access: { kind: 'organization', needs: 'organization:read', organization_id: 'params.org_id' },
  }),
  listOrganizationProjectMembers: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project/members',
    summary: 'Who has a role in the projects of an organization that the caller may read',
    params,
    response: z.array(organizationProjectMember),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'org_member:read', organization_id: 'params.org_id' },
  }),
};
