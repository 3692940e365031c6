import type { AdministeredUser, UsersPage } from '@waypost/contract';
import type { PlatformGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { changeSuperUser } from '../super-users.ts';
import { findLanguage, hasOtherSuperUsers, listUsers, lockSuperUsers, type UserFilter } from './store.ts';

export interface UserQuery {
  readonly q?: string | undefined;
  readonly super_users?: 'true' | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/**
 * The people of the installation, for super users. A confined one sees those of the organizations that they are in, and
 * changes nobody: @throws AppError `forbidden`.
 */
export interface UserService {
  list(grant: PlatformGrant, query: UserQuery): Promise<UsersPage>;
  /** @throws AppError `member_not_found`, `not_of_installation`, `own_super_user` or `last_super_user`. */
  changeSuperUser(grant: PlatformGrant, memberId: number, isSuperUser: boolean): Promise<AdministeredUser>;
  /** @throws AppError `member_not_found`. */
  endSessions(grant: PlatformGrant, memberId: number): Promise<{ ended: number }>;
  /**
   * @throws AppError `member_not_found`; `no_password_here` for somebody without an account of the built-in provider;
   * `password_mail_failed` when nothing is sent.
   */
  sendPasswordMail(grant: PlatformGrant, memberId: number): Promise<{ is_sent: boolean }>;
}

export interface UserServiceParts {
  readonly database: Database;
  /** Whether mail is sent, or waits in the outbox. */
  readonly isMailSent: boolean;
  /** Ends every session of a member in the name of another. @returns how many. */
  endSessionsOf(actorId: number, memberId: number): Promise<number>;
  /** @returns false for an address without a password here. @throws AppError `password_mail_failed`. */
  sendPasswordReset(email: string, language: string | null): Promise<boolean>;
}

const ANYBODY: Omit<UserFilter, 'viewerId' | 'limit'> = {
  part: null,
  areSuperUsers: false,
  memberId: null,
  before: null,
};

export function createUserService(parts: UserServiceParts): UserService {
  const { database, isMailSent, endSessionsOf, sendPasswordReset } = parts;
  const get = async ({ isConfined }: PlatformGrant, memberId: number): Promise<AdministeredUser> => {
    if (isConfined) throw new AppError('forbidden');
    const [found] = await listUsers(database.read, { ...ANYBODY, viewerId: null, memberId, limit: 1 });
    if (found === undefined) throw new AppError('member_not_found');
    return found;
  };
  return {
    async list({ memberId, isConfined }, { q = '', super_users, before = null, limit }) {
      const found = await listUsers(database.read, {
        ...ANYBODY,
        viewerId: isConfined ? memberId : null,
        part: q === '' ? null : q,
        areSuperUsers: super_users === 'true',
        before,
        limit: limit + 1,
      });
      const users = found.slice(0, limit);
      return { users, next: found.length > limit ? (users.at(-1)?.member_id ?? null) : null };
    },
    async changeSuperUser(grant, memberId, isSuperUser) {
      const { can_be_super_user } = await get(grant, memberId);
      if (isSuperUser && !can_be_super_user) throw new AppError('not_of_installation');
      if (memberId === grant.memberId) throw new AppError('own_super_user');
      await database.transaction(async (tx) => {
        if (!isSuperUser) {
          await lockSuperUsers(tx);
          if (!(await hasOtherSuperUsers(tx, memberId))) throw new AppError('last_super_user');
        }
        await changeSuperUser(tx, memberId, isSuperUser, grant.memberId);
      });
      return get(grant, memberId);
    },
    async endSessions(grant, memberId) {
      await get(grant, memberId);
      return { ended: await endSessionsOf(grant.memberId, memberId) };
    },
    async sendPasswordMail(grant, memberId) {
      const { email } = await get(grant, memberId);
      const language = await findLanguage(database.read, memberId);
      if (email === null || !(await sendPasswordReset(email, language)))
        throw new AppError('no_password_here');
      await database.transaction((tx) =>
        recordAudit(tx, { action: 'password.mail_asked', actorId: grant.memberId, subjectId: memberId }),
      );
      return { is_sent: isMailSent };
    },
  };
}
