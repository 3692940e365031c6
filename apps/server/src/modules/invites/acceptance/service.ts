import { type AcceptedInvite, type Invitation, PROJECT_ROLES, type ReceivedInvite } from '@waypost/contract';
import type { MemberGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { IdentityProvider, VerifiedIdentity } from '../../../providers/identity/identity-provider.ts';
import { isKept } from '../../../providers/messaging/store.ts';
import { recordAudit } from '../../audit/index.ts';
import { findMemberByIdentity } from '../../members/index.ts';
import {
  announceOrganizationMember,
  assertRoomForMember,
  findGivenOrganizationRole,
  insertOrganizationMember,
} from '../../organizations/index.ts';
import { announceProjectMember, lockGivenRole, putProjectMember } from '../../projects/index.ts';
import { announceInvites, announceReceived } from '../announce.ts';
import { toCodeHash } from '../invite-code.ts';
import { toReference } from '../invite-message.ts';
import { mayAddToOrganization, mayStillInvite } from '../inviter-rights.ts';
import {
  type Addresses,
  findAddresses,
  findInvite,
  type InviteRow,
  listReceivedInvites,
  markAccepted,
  markEmailVerified,
} from '../store.ts';
import { toInvitation } from '../to-wire.ts';

export interface AcceptanceService {
  listReceived(grant: MemberGrant): Promise<ReceivedInvite[]>;
  /**
   * The invitation behind a link, with its details if the identity has verified the invited address.
   * @throws AppError `invite_not_found` for every link that cannot be used, whatever the reason; `token_invalid`.
   */
  getInvitation(code: string, identityToken?: string): Promise<Invitation>;
  /** Accepts by the code of a link, or by the uuid of an invite to the caller’s verified address. */
  accept(grant: MemberGrant, key: string): Promise<AcceptedInvite>;
  /** The pending invites to an identity’s verified addresses; the identity need not have a member yet. */
  listOfIdentity(identityToken: string): Promise<ReceivedInvite[]>;
  /** Like `accept`, for the member of an identity without a session. @throws AppError `member_not_found`. */
  acceptByIdentity(identityToken: string, key: string): Promise<AcceptedInvite>;
}

/** An invite that can be accepted now, by code or uuid. @throws AppError `invite_not_found`. */
async function getUsable(db: Reader, by: Parameters<typeof findInvite>[1]): Promise<InviteRow> {
  const invite = await findInvite(db, by);
  const isUsable =
    invite !== null &&
    invite.accepted_at === null &&
    !invite.is_expired &&
    (await mayStillInvite(db, invite));
  if (!isUsable) throw new AppError('invite_not_found');
  return invite;
}

/** Whether an invite is for a verified address of an identity. */
function isAddressedTo(invite: InviteRow, who: VerifiedIdentity): boolean {
  if (invite.email === null) return invite.phone === who.phone;
  return who.isEmailVerified && invite.email === who.email;
}

/** @throws AppError `invite_not_yours` unless the invited address is the member’s. */
function assertAddressee(invite: InviteRow, own: Addresses | null): void {
  const isTheirs =
    own !== null && (invite.email === null ? invite.phone === own.phone : invite.email === own.email);
  if (!isTheirs) throw new AppError('invite_not_yours');
}

/**
 * A mail may be forwarded, and an account may be created with any address: neither proves that the holder reads the
 * mail of that address. Only where no mail is sent, and links are passed on by hand, is the link sufficient.
 * @throws AppError `email_not_verified`.
 */
async function assertProven(tx: Tx, invite: InviteRow, own: Addresses | null): Promise<void> {
  if (invite.email === null || own?.is_email_verified === true) return;
  if (!(await isKept(tx, toReference(invite.uuid)))) throw new AppError('email_not_verified');
}

/**
 * Accepts the invite of a code for a member, who may have been created in the same transaction.
 * @throws AppError `invite_not_found`, `invite_not_yours`, `email_not_verified`, `limit_reached`.
 */
export async function acceptByCode(tx: Tx, memberId: number, code: string): Promise<AcceptedInvite> {
  const codeHash = toCodeHash(code);
  const invite = await getUsable(tx, { codeHash });
  const own = await findAddresses(tx, memberId);
  assertAddressee(invite, own);
  await assertProven(tx, invite, own);
  return join(tx, invite, memberId, codeHash);
}

/** The name that the inviter gave the person; for the addressee only. @throws AppError `invite_not_found`. */
export async function getInvitedName(tx: Tx, code: string): Promise<string> {
  return (await getUsable(tx, { codeHash: toCodeHash(code) })).fullname;
}

async function acceptByUuid(tx: Tx, memberId: number, uuid: string): Promise<AcceptedInvite> {
  const own = await findAddresses(tx, memberId);
  // A uuid is not secret, so the address must have been verified by other means.
  const isProven = (invite: InviteRow) => invite.email === null || own?.is_email_verified === true;
  const invite = await getUsable(tx, { uuid });
  try {
    assertAddressee(invite, own);
    if (!isProven(invite)) throw new AppError('invite_not_yours');
  } catch (cause) {
    // For everyone else the invite does not exist.
    throw new AppError('invite_not_found', { cause });
  }
  return join(tx, invite, memberId, null);
}

/** Grants a member what an invite offers, once. */
async function join(
  tx: Tx,
  invite: InviteRow,
  memberId: number,
  codeHash: string | null,
): Promise<AcceptedInvite> {
  const { organization_id, project_id, project_role, organization_role } = invite;
  // Locks the organization’s row, so that two invites of one person are accepted one after the other.
  await assertRoomForMember(tx, organization_id, memberId);
  if (!(await markAccepted(tx, invite.uuid, codeHash, memberId))) throw new AppError('invite_not_found');
  const isIncluded = invite.include_in_org && (await mayAddToOrganization(tx, invite));
  const roleInOrganization = organization_role ?? (isIncluded ? 'org_member' : null);
  await announceReceived(tx, memberId, organization_id);
  if (roleInOrganization !== null) {
    // Existing members of the organization keep their role.
    const given = await findGivenOrganizationRole(tx, organization_id, memberId);
    if (given === null) await insertOrganizationMember(tx, organization_id, memberId, roleInOrganization);
    await announceOrganizationMember(tx, organization_id, memberId, memberId);
  }
  if (project_id !== null && project_role !== null) {
    const given = await lockGivenRole(tx, project_id, memberId);
    const isStronger =
      given === null || PROJECT_ROLES.indexOf(given.role_name) < PROJECT_ROLES.indexOf(project_role);
    if (isStronger) {
      await putProjectMember(tx, project_id, memberId, project_role, given?.manage_members ?? false);
    }
    await announceProjectMember(tx, project_id, memberId, memberId);
  }
  await recordAudit(tx, {
    action: 'member.joined',
    actorId: memberId,
    organizationId: organization_id,
    projectId: project_id,
    became: project_role ?? organization_role,
  });
  await announceInvites(tx, invite, memberId);
  return { organization_id, project_id };
}

export function createAcceptanceService(database: Database, identity: IdentityProvider): AcceptanceService {
  const acceptByKey = (tx: Tx, memberId: number, key: string) =>
    isUuid(key) ? acceptByUuid(tx, memberId, key.toLowerCase()) : acceptByCode(tx, memberId, key);
  return {
    async listReceived(grant) {
      const own = await findAddresses(database.read, grant.memberId);
      return own === null ? [] : listReceivedInvites(database.read, own);
    },
    async listOfIdentity(identityToken) {
      const { email, phone, isEmailVerified } = await identity.verify(identityToken);
      return listReceivedInvites(database.read, { email, phone, is_email_verified: isEmailVerified });
    },
    async acceptByIdentity(identityToken, key) {
      const who = await identity.verify(identityToken);
      return database.transaction(async (tx) => {
        const memberId = await findMemberByIdentity(tx, who.subject);
        if (memberId === null) throw new AppError('member_not_found');
        if (who.isEmailVerified) await markEmailVerified(tx, memberId, who.email);
        return acceptByKey(tx, memberId, key);
      });
    },
    async getInvitation(code, identityToken) {
      const who = identityToken === undefined ? null : await identity.verify(identityToken);
      const invite = await getUsable(database.read, { codeHash: toCodeHash(code) });
      return toInvitation(invite, who !== null && isAddressedTo(invite, who));
    },
    accept: (grant, key) => database.transaction((tx) => acceptByKey(tx, grant.memberId, key)),
  };
}
