import { z } from 'zod';
import { idParam } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { auditFilter, auditPage, auditQuery } from './schema.ts';

const params = z.object({ org_id: idParam });
const ofAny = { organization_id: idParam.optional() };
const ofOrganization = {
  kind: 'organization',
  needs: 'audit:read',
  organization_id: 'params.org_id',
} as const;
const FILES_PER_MINUTE = 10;

export const auditEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'Who did what in the whole installation',
    query: auditQuery.extend(ofAny),
    response: auditPage,
    errors: [],
    access: { kind: 'platform' },
  }),
  downloadAudit: endpoint({
    method: 'GET',
    path: '/audit/csv',
    summary: 'Who did what in the whole installation, as CSV',
    query: auditFilter.extend(ofAny),
    response: binary('text/csv; charset=utf-8'),
    errors: [],
    access: { kind: 'platform' },
    ratePerMinute: FILES_PER_MINUTE,
  }),
  listOrganizationAudit: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/audit',
    summary: 'Who did what in one organization',
    params,
    query: auditQuery,
    response: auditPage,
    errors: ['organization_not_found'],
    access: ofOrganization,
  }),
  downloadOrganizationAudit: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/audit/csv',
    summary: 'Who did what in one organization, as CSV',
    params,
    query: auditFilter,
    response: binary('text/csv; charset=utf-8'),
    errors: ['organization_not_found'],
    access: ofOrganization,
    ratePerMinute: FILES_PER_MINUTE,
  }),
};
