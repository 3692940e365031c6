import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { apiKey, apiKeyCreate, providerKey } from './schema.ts';

const params = z.object({ org_id: idParam });
const memberParams = z.object({ org_id: idParam, member_id: idParam });
const on = <A extends 'read' | 'create' | 'delete'>(action: A) =>
  ({ kind: 'organization', needs: `api_key:${action}`, organization_id: 'params.org_id' }) as const;
const providerKeyOf = {
  params: memberParams,
  body: providerKey,
  response: noContent,
  status: 204,
  errors: ['organization_not_found', 'member_not_found'],
  access: { kind: 'organization', needs: 'org_member:update', organization_id: 'params.org_id' },
} as const;

export const apiKeyEndpoints = {
  listApiKeys: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/apikeys',
    summary: 'The keys of an organization, masked',
    params,
    response: z.array(apiKey),
    errors: ['organization_not_found'],
    access: on('read'),
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: '/organization/{org_id}/apikeys',
    summary: 'Make a key; this answer alone holds it whole',
    params,
    body: apiKeyCreate,
    response: apiKey,
    status: 201,
    errors: ['organization_not_found', 'project_not_found'],
    access: on('create'),
    ratePerMinute: 20,
  }),
  deleteApiKey: endpoint({
    method: 'DELETE',
    path: '/organization/{org_id}/apikeys/{uuid}',
    summary: 'End a key at once',
    params: z.object({ org_id: idParam, uuid: z.string().max(64) }),
    response: noContent,
    status: 204,
    errors: ['organization_not_found', 'api_key_not_found'],
    access: on('delete'),
  }),
  createProviderKey: endpoint({
    ...providerKeyOf,
    method: 'POST',
    path: '/organization/{org_id}/members/{member_id}/apikey',
    summary:
      'Keep the key of a third party for a member, which nothing uses yet: imagery is loaded with the key of the organization; it is never answered again',
  }),
  replaceProviderKey: endpoint({
    ...providerKeyOf,
    method: 'PUT',
    path: '/organization/{org_id}/members/{member_id}/apikey',
    summary: 'Replace the key of a third party for a member, which nothing uses yet',
  }),
};
