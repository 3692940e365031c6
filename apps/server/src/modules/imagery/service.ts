import type { ImageryAccess, ImageryKey } from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { seal } from '../../platform/seal.ts';
import type { Imagery } from '../../providers/imagery/imagery.ts';
import { recordAudit } from '../audit/index.ts';
import { type ImageryAccounts, toKeyOwner } from './accounts.ts';
import { deleteImageryKey, findImageryKey, hasPlanet, putImageryKey } from './store.ts';

type SettingsGrant = OrganizationGrant<'organization:update'>;

export interface ImageryService {
  getAccess(grant: OrganizationGrant<'layer:read'>): Promise<ImageryAccess>;
  getKey(grant: SettingsGrant): Promise<ImageryKey>;
  /** Keeps a key that the provider accepts. @throws AppError `imagery_access_required`, `imagery_key_refused`, ProviderDownError. */
  putKey(grant: SettingsGrant, key: string): Promise<ImageryKey>;
  deleteKey(grant: SettingsGrant): Promise<void>;
}

export interface ImageryOptions {
  readonly database: Database;
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly secret: Uint8Array;
  readonly isShared: boolean;
}

/** The characters of a key that are shown; none of a short one. */
const SHOWN = 4;
const toEnding = (key: string) => (key.length >= SHOWN * 3 ? key.slice(-SHOWN) : '');

export function createImageryService(options: ImageryOptions): ImageryService {
  const { database, imagery, accounts, secret, isShared } = options;
  const getKey = async (organizationId: number): Promise<ImageryKey> => {
    const row = await findImageryKey(database.read, organizationId);
    return {
      key: row === null ? null : `••••${row.ending}`,
      set_at: row?.set_at.toISOString() ?? null,
      set_by: row?.set_by ?? null,
      is_shared: isShared,
      is_allowed: await hasPlanet(database.read, organizationId),
    };
  };
  return {
    async getAccess(grant) {
      const found = await accounts.find(grant);
      const provider = imagery === null ? null : (found?.account.provider ?? null);
      const may = (name: 'planetscope' | 'skysat' | 'basemaps') => found?.allowed.has(name) === true;
      const isPlanet = provider === 'planet';
      return {
        provider,
        scenes: provider !== null && may('planetscope'),
        planetscope: isPlanet && may('planetscope'),
        skysat: isPlanet && may('skysat'),
        basemaps: isPlanet && may('basemaps'),
      };
    },
    getKey: ({ organizationId }) => getKey(organizationId),
    async putKey({ organizationId, memberId }, key) {
      if (imagery === null || !(await hasPlanet(database.read, organizationId)))
        throw new AppError('imagery_access_required');
      await imagery.checkKey(accounts.toAccount(key));
      const ending = toEnding(key);
      await database.transaction(async (tx) => {
        const sealed = seal(key, secret, toKeyOwner(organizationId));
        await putImageryKey(tx, { organization_id: organizationId, sealed, ending, set_by: memberId });
        await recordAudit(tx, {
          action: 'imagery_key.set',
          actorId: memberId,
          organizationId,
          became: `••••${ending}`,
        });
      });
      return getKey(organizationId);
    },
    deleteKey: ({ organizationId, memberId }) =>
      database.transaction(async (tx) => {
        const ending = await deleteImageryKey(tx, organizationId);
        if (ending === null) return;
        await recordAudit(tx, {
          action: 'imagery_key.deleted',
          actorId: memberId,
          organizationId,
          was: `••••${ending}`,
        });
      }),
  };
}
