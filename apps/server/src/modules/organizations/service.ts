import type { Organization } from '@waypost/contract';
import type { MemberGrant, OrganizationGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import type { StagedFile } from '../../platform/storage/storage.ts';
import { recordAudit } from '../audit/index.ts';
import { type AvatarService, replaceAvatar } from '../members/index.ts';
import {
  insertOrganization,
  insertOrganizationMember,
  listOrganizations,
  lockOrganization,
  setOrganizationAvatar,
  updateOrganizationName,
} from './store.ts';

export interface OrganizationService {
  list(grant: MemberGrant): Promise<Organization[]>;
  create(grant: MemberGrant, name: string): Promise<Organization>;
  get(grant: OrganizationGrant<'organization:read'>): Promise<Organization>;
  rename(grant: OrganizationGrant<'organization:update'>, name: string): Promise<Organization>;
  /** Sets the organization’s image to the only file of `files`. */
  updateAvatar(
    grant: OrganizationGrant<'organization:update'>,
    files: readonly StagedFile[],
  ): Promise<Organization>;
}

/** Creates an organization with one administrator. @returns its id. */
export async function foundOrganization(tx: Tx, memberId: number, name: string): Promise<number> {
  const organizationId = await insertOrganization(tx, name);
  await insertOrganizationMember(tx, organizationId, memberId, 'org_admin');
  await recordAudit(tx, { action: 'organization.created', actorId: memberId, organizationId });
  return organizationId;
}

/** One organization as a member sees it. @throws AppError `organization_not_found`. */
export async function getOrganization(
  db: Database['read'],
  memberId: number,
  organizationId: number,
): Promise<Organization> {
  const [organization] = await listOrganizations(db, memberId, organizationId);
  if (organization === undefined) throw new AppError('organization_not_found');
  return organization;
}

/** Announces a changed name, image, plan or limit to the organization. */
export async function announceOrganization(
  tx: Tx,
  organizationId: number,
  byMemberId: number | null,
): Promise<void> {
  await appendEvent(tx, {
    topic: `organization:${organizationId}`,
    type: 'organization.updated',
    payload: { organization_id: organizationId },
    memberId: byMemberId,
  });
}

export function createOrganizationService(database: Database, avatars: AvatarService): OrganizationService {
  const get = (grant: { memberId: number; organizationId: number }) =>
    getOrganization(database.read, grant.memberId, grant.organizationId);
  return {
    list: (grant) => listOrganizations(database.read, grant.memberId, null),
    async create({ memberId }, name) {
      const organizationId = await database.transaction((tx) => foundOrganization(tx, memberId, name));
      return get({ memberId, organizationId });
    },
    get,
    async rename(grant, name) {
      await database.transaction(async (tx) => {
        const { organizationId, memberId: actorId } = grant;
        const was = (await lockOrganization(tx, organizationId))?.organization_name ?? null;
        await updateOrganizationName(tx, organizationId, name);
        const entry = { actorId, organizationId, was, became: name };
        if (was !== name) await recordAudit(tx, { action: 'organization.renamed', ...entry });
        await announceOrganization(tx, grant.organizationId, grant.memberId);
      });
      return get(grant);
    },
    async updateAvatar(grant, files) {
      const avatar = await avatars.keep(files);
      await database.transaction(async (tx) => {
        const held = await lockOrganization(tx, grant.organizationId);
        const url = await replaceAvatar(tx, avatar, held?.avatar_url ?? null);
        await setOrganizationAvatar(tx, grant.organizationId, url);
        await announceOrganization(tx, grant.organizationId, grant.memberId);
      });
      return get(grant);
    },
  };
}
