import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { organization, organizationMember, organizationName } from './schema.ts';

const params = z.object({ org_id: idParam });

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
};
