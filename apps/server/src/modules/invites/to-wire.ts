import type { Invitation, OrganizationInvite, ProjectInvite } from '@waypost/contract';
import type { InviteRow } from './store.ts';

const toKind = ({ email }: Pick<InviteRow, 'email'>) => ({
  is_email: email !== null,
  is_phone: email === null,
});

function toState(row: InviteRow) {
  return {
    uuid: row.uuid,
    fullname: row.fullname,
    email: row.email,
    email_status: row.email_status,
    is_accepted: row.accepted_at !== null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    inviter_id: row.inviter_id,
    inviter_name: row.inviter_name,
  };
}

export function toProjectInvite(row: InviteRow): ProjectInvite {
  if (row.project_id === null || row.project_name === null || row.project_role === null)
    throw new TypeError('Not an invite to a project.');
  const { phone, auto_accept, include_in_org, app_only } = row;
  return {
    ...toState(row),
    ...toKind(row),
    project_id: row.project_id,
    project_name: row.project_name,
    role_name: row.project_role,
    phone,
    auto_accept,
    include_in_org,
    app_only,
  };
}

export function toOrganizationInvite(row: InviteRow): OrganizationInvite {
  if (row.organization_role === null) throw new TypeError('Not an invite to an organization.');
  return {
    ...toState(row),
    organization_id: row.organization_id,
    role: row.organization_role,
    create_dttm: row.created_at.toISOString(),
  };
}

/**
 * What the holder of a link sees: enough to decide, and the address only in masked form.
 * @param isTheirs whether they have verified the address, which then is shown in full.
 */
export function toInvitation(row: InviteRow, isTheirs: boolean): Invitation {
  return {
    organization_name: row.organization_name,
    project_name: row.project_name,
    inviter_name: row.inviter_name,
    ...toKind(row),
    sent_to: row.email === null ? maskPhone(row.phone ?? '') : maskEmail(row.email),
    auto_accept: row.auto_accept,
    app_only: row.app_only,
    details: isTheirs ? toDetails(row) : null,
  };
}

function toDetails(row: InviteRow): Invitation['details'] {
  const role_name = row.project_role ?? row.organization_role;
  if (role_name === null) throw new TypeError('An invite without a role.');
  const { fullname, email, phone, organization_id, project_id, include_in_org, inviter_id } = row;
  return {
    fullname,
    email,
    phone,
    organization_id,
    project_id,
    role_name,
    include_in_org,
    inviter_id,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}

function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}•••${phone.slice(-2)}`;
}
