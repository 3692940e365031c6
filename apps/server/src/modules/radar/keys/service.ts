import type { RadarKey, RadarKeyPut } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { seal } from '../../../platform/seal.ts';
import type { Radar } from '../../../providers/radar/radar.ts';
import { recordAudit } from '../../audit/index.ts';
import { toAccount, toKeyOwner } from '../accounts.ts';
import { askProvider } from '../ask-provider.ts';
import { readAnew } from '../reading/claims.ts';
import { putAccess } from '../reading/store.ts';
import { forgetAccount, holdAccounts } from './asked-accounts.ts';
import { deleteRadarKey, findRadarKey, putRadarKey } from './store.ts';

type SettingsGrant = OrganizationGrant<'organization:update'>;

export interface RadarKeyService {
  get(grant: SettingsGrant): Promise<RadarKey>;
  /** Keeps an account that the provider accepts. @throws AppError `radar_key_refused`, ProviderDownError. */
  put(grant: SettingsGrant, input: RadarKeyPut): Promise<RadarKey>;
  delete(grant: SettingsGrant): Promise<void>;
}

export interface RadarKeyOptions {
  readonly database: Database;
  readonly radar: Radar | null;
  readonly secret: Uint8Array;
  readonly isShared: boolean;
}

/** The characters of a key that are shown; none of a short one. */
const SHOWN = 4;
const toEnding = (key: string) => (key.length >= SHOWN * 3 ? key.slice(-SHOWN) : '');
const toMasked = ({ account, ending }: { readonly account: string; readonly ending: string }) =>
  `${account} ••••${ending}`;

export function createRadarKeyService(options: RadarKeyOptions): RadarKeyService {
  const { database, radar, secret, isShared } = options;
  const get = async (organizationId: number): Promise<RadarKey> => {
    const row = await findRadarKey(database.read, organizationId);
    return {
      account: row?.account ?? null,
      key: row === null ? null : `••••${row.ending}`,
      set_at: row?.set_at.toISOString() ?? null,
      set_by: row?.set_by ?? null,
      is_shared: isShared,
    };
  };
  return {
    get: ({ organizationId }) => get(organizationId),
    async put({ organizationId, memberId }, { account, apikey }) {
      if (radar === null) throw new AppError('radar_access_required');
      const stations = await askProvider(radar.readStations(toAccount(account, apikey)));
      const ending = toEnding(apikey);
      await database.transaction(async (tx) => {
        await holdAccounts(tx, [organizationId]);
        const sealed = seal(apikey, secret, toKeyOwner(organizationId));
        await putRadarKey(tx, { organization_id: organizationId, account, sealed, ending, set_by: memberId });
        // What the previous account opened ends with it.
        await forgetAccount(tx, organizationId);
        await putAccess(
          tx,
          [organizationId],
          stations.map(({ id }) => id),
        );
        await readAnew(tx, { organizationId });
        await recordAudit(tx, {
          action: 'radar_key.set',
          actorId: memberId,
          organizationId,
          became: toMasked({ account, ending }),
        });
      });
      return get(organizationId);
    },
    delete: ({ organizationId, memberId }) =>
      database.transaction(async (tx) => {
        await holdAccounts(tx, [organizationId]);
        const row = await deleteRadarKey(tx, organizationId);
        if (row === null) return;
        await forgetAccount(tx, organizationId);
        await readAnew(tx, { organizationId });
        await recordAudit(tx, {
          action: 'radar_key.deleted',
          actorId: memberId,
          organizationId,
          was: toMasked(row),
        });
      }),
  };
}
