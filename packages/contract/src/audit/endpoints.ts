import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { auditPage, auditQuery } from './schema.ts';

export const auditEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'Who did what in the whole installation',
    query: auditQuery.extend({ organization_id: idParam.optional() }),
    response: auditPage,
    errors: [],
    access: { kind: 'platform' },
  }),
  listOrganizationAudit: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/audit',
    summary: 'Who did what in one organization',
    params: z.object({ org_id: idParam }),
    query: auditQuery,
    response: auditPage,
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'audit:read', organization_id: 'params.org_id' },
  }),
};
