import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { organization, organizationLimits } from '../organizations/schema.ts';

/** Totals of the whole installation. */
export const stats = z.object({
  total_organizations: z.number().int(),
  total_projects: z.number().int(),
  total_members: z.number().int(),
});
export type Stats = z.infer<typeof stats>;

export const administrationEndpoints = {
  getStats: endpoint({
    method: 'GET',
    path: '/stats',
    summary: 'How much the installation holds',
    response: stats,
    errors: [],
    access: { kind: 'platform' },
  }),
  updateOrganizationLimits: endpoint({
    method: 'PUT',
    path: '/organization/{org_id}/limits',
    summary: 'Set how many projects and members an organization may have',
    params: z.object({ org_id: idParam }),
    body: organizationLimits,
    response: organization,
    errors: ['organization_not_found'],
    access: { kind: 'platform' },
  }),
};
