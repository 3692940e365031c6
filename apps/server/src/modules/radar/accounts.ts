import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/db/database.ts';
import { unseal } from '../../platform/seal.ts';
import type { RadarAccount } from '../../providers/radar/radar.ts';
import { listRadarKeys } from './keys/store.ts';

/** The accounts that organizations use: their own, else that of the installation. */
export interface RadarAccounts {
  /** By organization; without those that have none. */
  list(db: Reader, organizationIds: readonly number[]): Promise<ReadonlyMap<number, RadarAccount>>;
  /** @throws AppError `radar_access_required`. */
  get(db: Reader, organizationId: number): Promise<RadarAccount>;
}

export interface RadarAccountOptions {
  readonly secret: Uint8Array;
  readonly shared: { readonly account: string; readonly key: string } | null;
}

/** The owner that a sealed key is bound to. */
export const toKeyOwner = (organizationId: number): string => `radar of organization ${organizationId}`;

export function toAccount(account: string, key: string): RadarAccount {
  const id = createHash('sha256').update(JSON.stringify(['radar account', account, key]));
  return { account, key, id: id.digest('base64url').slice(0, 22) };
}

export function createRadarAccounts({ secret, shared }: RadarAccountOptions): RadarAccounts {
  const sharedAccount = shared === null ? null : toAccount(shared.account, shared.key);
  const list: RadarAccounts['list'] = async (db, organizationIds) => {
    const own = await listRadarKeys(db, organizationIds);
    return new Map(
      organizationIds.flatMap((id): [number, RadarAccount][] => {
        const row = own.get(id);
        if (row === undefined) return sharedAccount === null ? [] : [[id, sharedAccount]];
        // A key that does not open was sealed with another secret: it has to be entered again.
        const key = unseal(row.sealed, secret, toKeyOwner(id));
        return key === null ? [] : [[id, toAccount(row.account, key)]];
      }),
    );
  };
  return {
    list,
    async get(db, organizationId) {
      const account = (await list(db, [organizationId])).get(organizationId);
      if (account === undefined) throw new AppError('radar_access_required');
      return account;
    },
  };
}
