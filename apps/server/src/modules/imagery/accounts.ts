import { createHash } from 'node:crypto';
import { KEY_SETTING_NAMES, type KeySetting } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Reader } from '../../platform/db/database.ts';
import { unseal } from '../../platform/seal.ts';
import type { ImageryAccount } from '../../providers/imagery/imagery.ts';
import { findImageryKey, listKeySettings } from './store.ts';

/** A kind of imagery that can be switched off for a member. */
export type ImageryName = KeySetting['name'];

/** The account that a member uses, and for what. */
export interface MemberAccount {
  readonly account: ImageryAccount;
  readonly allowed: ReadonlySet<ImageryName>;
}

export interface ImageryAccounts {
  /** What a member may use; null: their organization has no account. Kept until the next write. */
  find(who: Asker): MemberAccount | null | Promise<MemberAccount | null>;
  /** The same if it is known synchronously, else undefined. */
  recall(who: Asker): MemberAccount | null | undefined;
  /** The account for what a member may use. @throws AppError `imagery_access_required`. */
  get(who: Asker, names: readonly ImageryName[]): Promise<ImageryAccount>;
  toAccount(key: string): ImageryAccount;
}

/** Who asks for imagery of which organization. */
export interface Asker {
  readonly organizationId: number;
  readonly memberId: number;
}

export interface AccountOptions {
  readonly database: Database;
  readonly secret: Uint8Array;
  /** The key of the installation, for organizations without their own. */
  readonly sharedKey: string | null;
}

/** The owner that a sealed key is bound to. */
export const toKeyOwner = (organizationId: number): string => `imagery of organization ${organizationId}`;

export function createImageryAccounts({ database, secret, sharedKey }: AccountOptions): ImageryAccounts {
  const toAccount = (key: string): ImageryAccount => ({
    key,
    id: createHash('sha256').update(`imagery account ${key}`).digest('base64url').slice(0, 22),
  });
  const read = async (db: Reader, { organizationId, memberId }: Asker): Promise<MemberAccount | null> => {
    const own = await findImageryKey(db, organizationId);
    // A key that does not open was sealed with another secret: it has to be entered again.
    const key = own === null ? sharedKey : unseal(own.sealed, secret, toKeyOwner(organizationId));
    if (key === null) return null;
    const settings = await listKeySettings(db, organizationId, memberId);
    const isOff = (name: ImageryName) => settings.some((one) => one.name === name && !one.enabled);
    return {
      account: toAccount(key),
      allowed: new Set(KEY_SETTING_NAMES.filter((name) => !isOff(name))),
    };
  };
  const toQuestion = ({ organizationId, memberId }: Asker) => `imagery ${organizationId} ${memberId}`;
  const find = (who: Asker) => database.recent.get(toQuestion(who), () => read(database.read, who));
  return {
    find,
    // Kept under these names by `find` only.
    recall: (who) => database.recent.find(toQuestion(who)) as MemberAccount | null | undefined,
    async get(who, names) {
      const found = await find(who);
      if (found === null || !names.every((name) => found.allowed.has(name)))
        throw new AppError('imagery_access_required');
      return found.account;
    },
    toAccount,
  };
}
