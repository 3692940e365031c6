import {
  isProjectRoleAtLeast,
  type MadeOrganizationInvite,
  type MadeProjectInvite,
  type OrganizationInvite,
  type OrganizationInviteCreate,
  type Outbox,
  PROJECT_ROLES,
  type ProjectInvite,
  type ProjectInviteCreate,
} from '@waypost/contract';
import { parsePhone } from '@waypost/contract/phone';
import type { InviteGrant, OrganizationGrant, PlatformGrant, ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import type { MessageLanguage } from '../../platform/message-language.ts';
import type { MessageQueue } from '../../providers/messaging/message-queue.ts';
import { recordAudit } from '../audit/index.ts';
import { announceInvites } from './announce.ts';
import { createInviteCode } from './invite-code.ts';
import { createInviteMessage, toReference } from './invite-message.ts';
import { mayAddToOrganization } from './inviter-rights.ts';
import {
  deleteInvite,
  findInvite,
  findRankByAddress,
  findWaitingRole,
  type InviteRow,
  isInOrganizationByEmail,
  listOrganizationInvites,
  listProjectInvites,
  type NewInvite,
  putInvite,
  renewInvite,
} from './store.ts';
import { toOrganizationInvite, toProjectInvite } from './to-wire.ts';

export interface InviteService {
  createForProject(
    grant: ProjectGrant<'project_invite:create'>,
    input: ProjectInviteCreate,
    language?: MessageLanguage,
  ): Promise<MadeProjectInvite>;
  listOfProject(grant: ProjectGrant<'project_invite:read'>): Promise<ProjectInvite[]>;
  createForOrganization(
    grant: OrganizationGrant<'org_member:create'>,
    input: OrganizationInviteCreate,
    language?: MessageLanguage,
  ): Promise<MadeOrganizationInvite>;
  listOfOrganization(grant: OrganizationGrant<'org_member:create'>): Promise<OrganizationInvite[]>;
  remove(grant: InviteGrant): Promise<void>;
  /** @returns whether a message goes out. */
  resend(grant: InviteGrant, language?: MessageLanguage): Promise<{ is_sent: boolean }>;
  getOutbox(grant: OrganizationGrant<'org_member:create'>): Promise<Outbox>;
  /** Pending messages outside any organization, which the operator passes on by hand; none for a confined super user. */
  getPlatformOutbox(grant: PlatformGrant): Promise<Outbox>;
}

/** An invite, and whether its message goes out. */
interface Sent {
  readonly invite: InviteRow;
  readonly isSent: boolean;
}

export interface InviteDependencies {
  readonly database: Database;
  readonly messages: MessageQueue;
  /** The public URL of this server, the base of every link. */
  readonly publicUrl: string;
}

export function createInviteService({ database, messages, publicUrl }: InviteDependencies): InviteService {
  /** Queues or keeps the message of an invite, replacing unsent ones, and announces the invite. */
  async function send(tx: Tx, uuid: string, code: string, memberId: number): Promise<Sent> {
    const invite = await findInvite(tx, { uuid });
    if (invite === null) throw new AppError('invite_not_found');
    await messages.withdraw(tx, toReference(uuid));
    const isSent = await messages.enqueue(tx, createInviteMessage(invite, code, publicUrl));
    await announceInvites(tx, invite, memberId);
    return { invite, isSent };
  }

  async function create(tx: Tx, values: Omit<NewInvite, 'uuid' | 'code_hash' | 'expires_at'>) {
    const { code, ...secret } = createInviteCode();
    const uuid = await putInvite(tx, { uuid: createUuidV7(), ...secret, ...values });
    const sent = await send(tx, uuid, code, values.inviter_id);
    await record(tx, 'invite.sent', sent.invite, values.inviter_id);
    return sent;
  }

  async function readOutbox(organizationId: number | null): Promise<Outbox> {
    const kept = await messages.listKept(database.read, organizationId);
    return {
      is_mail_sent: messages.canMail,
      messages: kept.map((message) => ({
        ...message,
        channel: message.channel === 'sms' ? 'sms' : 'mail',
        created_at: message.created_at.toISOString(),
      })),
    };
  }

  return {
    async createForProject(grant, input, language = 'en') {
      assertOwnName(grant, input);
      const values = toProjectValues(grant, input, language);
      const { organization_id, inviter_id } = values;
      if (
        input.include_in_org &&
        !(await mayAddToOrganization(database.read, { organization_id, inviter_id }))
      )
        throw new AppError('forbidden', {
          detail: 'Only administrators of the organization may include people in it.',
        });
      const { invite, isSent } = await database.transaction(async (tx) => {
        await assertMayInvite(tx, grant, values, input);
        return create(tx, values);
      });
      return { ...toProjectInvite(invite), is_sent: isSent };
    },
    listOfProject: async (grant) =>
      (await listProjectInvites(database.read, grant.projectId)).map(toProjectInvite),
    async createForOrganization(grant, input, language = 'en') {
      const { memberId, organizationId } = grant;
      if (await isInOrganizationByEmail(database.read, organizationId, input.email)) {
        throw new AppError('already_member');
      }
      const { invite, isSent } = await database.transaction((tx) =>
        create(tx, {
          organization_id: organizationId,
          project_id: null,
          inviter_id: memberId,
          fullname: input.fullname,
          email: input.email,
          phone: null,
          project_role: null,
          organization_role: input.role,
          auto_accept: false,
          include_in_org: false,
          app_only: false,
          language,
        }),
      );
      return { ...toOrganizationInvite(invite), is_sent: isSent };
    },
    listOfOrganization: async (grant) =>
      (await listOrganizationInvites(database.read, grant.organizationId)).map(toOrganizationInvite),
    async remove(grant) {
      await database.transaction(async (tx) => {
        const invite = await findInvite(tx, { uuid: grant.uuid });
        if (invite === null) throw new AppError('invite_not_found');
        assertWithinOwnRole(grant, invite);
        // Before its message, in the same order as where one is sent, to avoid deadlock.
        if (!(await deleteInvite(tx, grant.uuid))) throw new AppError('invite_not_found');
        await messages.withdraw(tx, toReference(grant.uuid));
        await record(tx, 'invite.removed', invite, grant.memberId);
        await announceInvites(tx, invite, grant.memberId);
      });
    },
    async resend(grant, language = 'en') {
      return database.transaction(async (tx) => {
        const invite = await findInvite(tx, { uuid: grant.uuid });
        if (invite === null) throw new AppError('invite_not_found');
        assertWithinOwnRole(grant, invite);
        const { code, ...secret } = createInviteCode();
        // Whoever resends an invite becomes its inviter.
        const isRenewed = await renewInvite(tx, grant.uuid, {
          ...secret,
          inviter_id: grant.memberId,
          language,
        });
        if (!isRenewed) throw new AppError('invite_not_found');
        const sent = await send(tx, grant.uuid, code, grant.memberId);
        await record(tx, 'invite.resent', sent.invite, grant.memberId);
        return { is_sent: sent.isSent };
      });
    },
    getOutbox: (grant) => readOutbox(grant.organizationId),
    async getPlatformOutbox({ isConfined }) {
      const outbox = await readOutbox(null);
      // A link for a new password is a way into somebody's account.
      return isConfined ? { ...outbox, messages: [] } : outbox;
    },
  };
}

async function record(
  tx: Tx,
  action: 'invite.sent' | 'invite.resent' | 'invite.removed',
  invite: InviteRow,
  actorId: number,
): Promise<void> {
  await recordAudit(tx, {
    action,
    actorId,
    organizationId: invite.organization_id,
    projectId: invite.project_id,
    subject: invite.email ?? invite.phone,
    became: invite.project_role ?? invite.organization_role,
  });
}

/** `inviter_id` may only name the caller. */
function assertOwnName(grant: ProjectGrant, input: ProjectInviteCreate): void {
  if (input.inviter_id === undefined || input.inviter_id === grant.memberId) return;
  throw new AppError('validation_failed', {
    issues: [{ path: 'body.inviter_id', message: 'Nobody invites in another person’s name.' }],
  });
}

function toProjectValues(grant: ProjectGrant, input: ProjectInviteCreate, language: MessageLanguage) {
  return {
    organization_id: grant.organizationId,
    project_id: grant.projectId,
    inviter_id: grant.memberId,
    fullname: input.name,
    email: input.email ?? null,
    phone: toPhone(input.phone ?? null),
    project_role: input.role_name,
    organization_role: null,
    auto_accept: input.auto_accept,
    include_in_org: input.include_in_org,
    app_only: input.app_only,
    language,
  };
}

/** A phone number in canonical spelling. @throws AppError `validation_failed` for an invalid one. */
function toPhone(given: string | null): string | null {
  if (given === null) return null;
  const phone = parsePhone(given);
  if (phone !== null) return phone;
  throw new AppError('validation_failed', {
    issues: [{ path: 'body.phone', message: 'Enter a valid email or phone' }],
  });
}

/**
 * Rejects roles above the inviter’s own, replacing an invite with a stronger role, and inviting members to what they
 * have.
 */
async function assertMayInvite(
  tx: Tx,
  grant: ProjectGrant,
  values: ReturnType<typeof toProjectValues>,
  input: ProjectInviteCreate,
): Promise<void> {
  const waiting = await findWaitingRole(tx, values);
  for (const role of [input.role_name, waiting?.project_role ?? null]) {
    if (role !== null && !isProjectRoleAtLeast(grant.role, role)) throw new AppError('forbidden');
  }
  const rank = await findRankByAddress(tx, grant.projectId, values);
  if (rank >= PROJECT_ROLES.indexOf(input.role_name) + 1) throw new AppError('already_member');
}

function assertWithinOwnRole({ on }: InviteGrant, invite: InviteRow): void {
  if (!('projectId' in on) || invite.project_role === null) return;
  if (!isProjectRoleAtLeast(on.role, invite.project_role)) throw new AppError('forbidden');
}
