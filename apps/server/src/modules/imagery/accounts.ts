import { createHash } from 'node:crypto';
import { KEY_SETTING_NAMES, type KeySetting } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Reader } from '../../platform/db/database.ts';
import { unseal } from '../../platform/seal.ts';
import type { ImageryAccount } from '../../providers/imagery/imagery.ts';
import { findImageryKey, hasPlanet, listKeySettings } from './store.ts';

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
  /**
   * The same for what was asked for with an account, which goes on and is withdrawn with it, also after super users took Planet
   * away.
   * @param accountId null: it is not known.
   */
  findFor(who: Asker, accountId: string | null): Promise<MemberAccount | null>;
  /** What a member may see of what was delivered, whether there is an account or not. Kept until the next write. */
  listAllowed(who: Asker): ReadonlySet<ImageryName> | Promise<ReadonlySet<ImageryName>>;
  /** The same if it is known synchronously, else undefined. */
  recallAllowed(who: Asker): ReadonlySet<ImageryName> | undefined;
  /** The account for what a member may use. @throws AppError `imagery_access_required`. */
  get(who: Asker, names: readonly ImageryName[]): Promise<ImageryAccount>;
  /** The same for what Planet alone has. */
  getPlanet(who: Asker, names: readonly ImageryName[]): Promise<ImageryAccount>;
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
  /** What organizations without a key use; null: nothing. */
  readonly openAccount: ImageryAccount | null;
}

/** The owner that a sealed key is bound to. */
export const toKeyOwner = (organizationId: number): string => `imagery of organization ${organizationId}`;

export function createImageryAccounts(options: AccountOptions): ImageryAccounts {
  const { database, secret, sharedKey, openAccount } = options;
  const toAccount = (key: string): ImageryAccount => ({
    provider: 'planet',
    key,
    id: createHash('sha256').update(`imagery account ${key}`).digest('base64url').slice(0, 22),
  });
  const findKey = async (db: Reader, organizationId: number): Promise<string | null> => {
    const own = await findImageryKey(db, organizationId);
    // A key that does not open was sealed with another secret: it has to be entered again.
    return own === null ? sharedKey : unseal(own.sealed, secret, toKeyOwner(organizationId));
  };
  const readAllowed = async (db: Reader, { organizationId, memberId }: Asker) => {
    const settings = await listKeySettings(db, organizationId, memberId);
    const isOff = (name: ImageryName) => settings.some((one) => one.name === name && !one.enabled);
    return new Set(KEY_SETTING_NAMES.filter((name) => !isOff(name)));
  };
  const read = async (db: Reader, who: Asker): Promise<MemberAccount | null> => {
    const mayUsePlanet = await hasPlanet(db, who.organizationId);
    const key = mayUsePlanet ? await findKey(db, who.organizationId) : null;
    const account = key === null ? openAccount : toAccount(key);
    return account === null ? null : { account, allowed: await readAllowed(db, who) };
  };
  const toAllowedQuestion = ({ organizationId, memberId }: Asker) =>
    `imagery seen ${organizationId} ${memberId}`;
  const toQuestion = ({ organizationId, memberId }: Asker) => `imagery ${organizationId} ${memberId}`;
  const find = (who: Asker) => database.recent.get(toQuestion(who), () => read(database.read, who));
  const get: ImageryAccounts['get'] = async (who, names) => {
    const found = await find(who);
    if (found === null || !names.every((name) => found.allowed.has(name)))
      throw new AppError('imagery_access_required');
    return found.account;
  };
  return {
    find,
    // Kept under these names by `find` only.
    recall: (who) => database.recent.find(toQuestion(who)) as MemberAccount | null | undefined,
    async findFor(who, accountId) {
      const found = await find(who);
      if (accountId === null || found?.account.id === accountId) return found;
      const key = await findKey(database.read, who.organizationId);
      const account = key === null ? null : toAccount(key);
      return account?.id === accountId ? { account, allowed: await readAllowed(database.read, who) } : found;
    },
    listAllowed: (who) => database.recent.get(toAllowedQuestion(who), () => readAllowed(database.read, who)),
    // Kept under these names by `listAllowed` only.
    recallAllowed: (who) =>
      database.recent.find(toAllowedQuestion(who)) as ReadonlySet<ImageryName> | undefined,
    get,
    async getPlanet(who, names) {
      const account = await get(who, names);
      if (account.provider !== 'planet') throw new AppError('imagery_access_required');
      return account;
    },
    toAccount,
  };
}
