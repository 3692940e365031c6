import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX, type ApiKey, type ApiKeyCreate } from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import type { Principal } from '../../access/require-access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import { seal } from '../../platform/seal.ts';
import { recordAudit } from '../audit/index.ts';
import { findGivenOrganizationRole } from '../organizations/index.ts';
import {
  type ApiKeyRow,
  deleteApiKey,
  findKeyByHash,
  insertApiKey,
  isProjectOf,
  listApiKeys,
  noteUse,
  putProviderKey,
} from './store.ts';

const KEY_BYTES = 32;
/** The visible part of a key, enough to tell keys apart. */
const SHOWN = API_KEY_PREFIX.length + 4;

export interface ApiKeyService {
  list(grant: OrganizationGrant<'api_key:read'>): Promise<ApiKey[]>;
  /** @returns the full key, which is never shown again. @throws AppError `project_not_found`. */
  create(grant: OrganizationGrant<'api_key:create'>, input: ApiKeyCreate): Promise<ApiKey>;
  /** @throws AppError `api_key_not_found`. */
  remove(grant: OrganizationGrant<'api_key:delete'>, uuid: string): Promise<void>;
  /** Stores a member’s third-party key encrypted. */
  putProviderKey(
    grant: OrganizationGrant<'org_member:update'>,
    memberId: number,
    key: { readonly name: string; readonly apikey: string },
  ): Promise<void>;
  /** The principal of a key. @throws AppError `token_invalid`. */
  verify(key: string): Promise<Principal>;
}

const toHash = (key: string) => createHash('sha256').update(key).digest('hex');

function toWire({ key_start, created_at, last_used_at, ...row }: ApiKeyRow, key: string | null): ApiKey {
  return {
    ...row,
    key: key ?? `${key_start}…`,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

export function createApiKeyService(database: Database, providerKeySecret: Uint8Array): ApiKeyService {
  return {
    list: async ({ organizationId }) =>
      (await listApiKeys(database.read, organizationId)).map((row) => toWire(row, null)),
    create({ memberId, organizationId }, { name, scope, project_id }) {
      const key = API_KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
      const uuid = createUuidV7();
      return database.transaction(async (tx) => {
        const projectId = project_id ?? null;
        if (projectId !== null && !(await isProjectOf(tx, projectId, organizationId))) {
          throw new AppError('project_not_found');
        }
        await insertApiKey(tx, {
          uuid,
          organization_id: organizationId,
          name,
          key_hash: toHash(key),
          key_start: key.slice(0, SHOWN),
          scope,
          project_id: projectId,
          created_by: memberId,
        });
        await recordAudit(tx, {
          action: 'api_key.created',
          actorId: memberId,
          organizationId,
          projectId,
          subject: name,
          became: scope,
        });
        const [row] = await listApiKeys(tx, organizationId, uuid);
        if (row === undefined) throw new AppError('api_key_not_found');
        return toWire(row, key);
      });
    },
    async remove({ memberId, organizationId }, uuid) {
      if (!isUuid(uuid)) throw new AppError('api_key_not_found');
      await database.transaction(async (tx) => {
        const subject = await deleteApiKey(tx, organizationId, uuid);
        if (subject === null) throw new AppError('api_key_not_found');
        await recordAudit(tx, { action: 'api_key.deleted', actorId: memberId, organizationId, subject });
      });
    },
    async putProviderKey({ memberId: actorId, organizationId }, memberId, { name, apikey }) {
      const sealed = seal(apikey, providerKeySecret);
      await database.transaction(async (tx) => {
        const role = await findGivenOrganizationRole(tx, organizationId, memberId);
        if (role === null) throw new AppError('member_not_found');
        await recordAudit(tx, {
          action: 'provider_key.set',
          actorId,
          organizationId,
          subjectId: memberId,
          became: name,
        });
        await putProviderKey(tx, { organization_id: organizationId, member_id: memberId, name, sealed });
      });
    },
    async verify(key) {
      const found = await findKeyByHash(database.read, toHash(key));
      if (found === null) throw new AppError('token_invalid');
      if (!found.is_noted) await noteUse(database.read, found.uuid);
      const { organization_id, project_id, scope, created_by } = found;
      return {
        memberId: created_by,
        key: { organizationId: organization_id, projectId: project_id, scope },
      };
    },
  };
}
