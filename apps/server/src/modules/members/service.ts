import type { Member, MemberCard, MemberUpdate } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import type { StagedFile } from '../../platform/storage/storage.ts';
import { type AvatarService, replaceAvatar } from './avatars/service.ts';
import {
  findColleague,
  findMember,
  lockAvatarUrl,
  setAvatarUrl,
  updateDisplayName,
  updateSettings,
} from './store.ts';

export interface MemberService {
  getSelf(grant: MemberGrant): Promise<Member>;
  /** The name and avatar of a colleague. @throws AppError `member_not_found` for everyone else. */
  getColleague(grant: MemberGrant, memberId: number): Promise<MemberCard>;
  updateSelf(grant: MemberGrant, change: MemberUpdate): Promise<Member>;
  /** Sets the caller’s avatar to the only file of `files`. */
  updateAvatar(grant: MemberGrant, files: readonly StagedFile[]): Promise<Member>;
}

/** Announces a changed profile to the member’s own sessions. */
export async function announceMember(tx: Tx, memberId: number): Promise<void> {
  await appendEvent(tx, {
    topic: `member:${memberId}`,
    type: 'member.updated',
    payload: { member_id: memberId },
    memberId,
  });
}

export function createMemberService(database: Database, avatars: AvatarService): MemberService {
  // A token may outlive its member.
  const orSignedOut = (member: Member | null): Member => {
    if (member === null) throw new AppError('token_invalid');
    return member;
  };
  return {
    getSelf: async (grant) => orSignedOut(await findMember(database.read, grant.memberId)),
    async getColleague(grant, memberId) {
      const colleague = await findColleague(database.read, grant.memberId, memberId);
      if (colleague === null) throw new AppError('member_not_found');
      return colleague;
    },
    updateSelf: (grant, { display_name, settings }) =>
      database.transaction(async (tx) => {
        if (display_name !== undefined) await updateDisplayName(tx, grant.memberId, display_name);
        if (settings !== undefined) await updateSettings(tx, grant.memberId, settings);
        const member = orSignedOut(await findMember(tx, grant.memberId));
        await announceMember(tx, grant.memberId);
        return member;
      }),
    async updateAvatar(grant, files) {
      const avatar = await avatars.keep(files);
      return database.transaction(async (tx) => {
        const url = await replaceAvatar(tx, avatar, await lockAvatarUrl(tx, grant.memberId));
        const member = orSignedOut(await setAvatarUrl(tx, grant.memberId, url));
        await announceMember(tx, grant.memberId);
        return member;
      });
    },
  };
}
