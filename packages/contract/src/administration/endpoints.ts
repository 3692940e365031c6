import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { organization, organizationLimits } from '../organizations/schema.ts';
import { health } from './health.ts';
import { organizationsPage, organizationsQuery } from './organizations.ts';
import {
  administeredUser,
  endedSessions,
  passwordMail,
  superUserChange,
  usersPage,
  usersQuery,
} from './users.ts';

/** Totals of the whole installation. */
export const stats = z.object({
  total_organizations: z.number().int(),
  total_projects: z.number().int(),
  total_members: z.number().int(),
});
export type Stats = z.infer<typeof stats>;

const ofUser = z.object({ member_id: idParam });

export const administrationEndpoints = {
  getStats: endpoint({
    method: 'GET',
    path: '/stats',
    summary: 'How much the installation holds',
    response: stats,
    errors: [],
    access: { kind: 'platform' },
  }),
  getHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    summary: 'Versions, disk, memory, failing providers and slow queries of the installation',
    response: health,
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
  listAdministeredOrganizations: endpoint({
    method: 'GET',
    path: '/admin/organizations',
    summary: 'Every organization with its limits and what it holds',
    query: organizationsQuery,
    response: organizationsPage,
    errors: [],
    access: { kind: 'platform' },
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'Everybody with an account, with the organizations they are in and when they were last here',
    query: usersQuery,
    response: usersPage,
    errors: [],
    access: { kind: 'platform' },
  }),
  changeSuperUser: endpoint({
    method: 'PUT',
    path: '/admin/users/{member_id}/super-user',
    summary: 'Make somebody a super user, or revoke it; never one’s own, nor that of the last one',
    params: ofUser,
    body: superUserChange,
    response: administeredUser,
    errors: ['member_not_found', 'not_of_installation', 'own_super_user', 'last_super_user'],
    access: { kind: 'platform' },
  }),
  endUserSessions: endpoint({
    method: 'POST',
    path: '/admin/users/{member_id}/end-sessions',
    summary: 'End every session of somebody: they sign in anew on each device',
    params: ofUser,
    response: endedSessions,
    errors: ['member_not_found'],
    access: { kind: 'platform' },
  }),
  sendPasswordMail: endpoint({
    method: 'POST',
    path: '/admin/users/{member_id}/password-mail',
    summary: 'Send somebody the mail with a link to choose a new password',
    params: ofUser,
    response: passwordMail,
    errors: ['member_not_found', 'no_password_here', 'password_mail_failed'],
    access: { kind: 'platform' },
    ratePerMinute: 10,
  }),
};
