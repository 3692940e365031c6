import type { Member } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import type { StagedFile } from '../../platform/storage/storage.ts';
import { type AvatarService, replaceAvatar } from './avatars/service.ts';
import { findMember, lockAvatarUrl, setAvatarUrl, updateDisplayName } from './store.ts';

export interface MemberService {
  getSelf(grant: MemberGrant): Promise<Member>;
  updateSelf(grant: MemberGrant, displayName: string): Promise<Member>;
  /** Gives oneself a picture: the one file of `files`. */
  updateAvatar(grant: MemberGrant, files: readonly StagedFile[]): Promise<Member>;
}

/** Tells a member’s own screens that their profile changed. */
export async function announceMember(tx: Tx, memberId: number): Promise<void> {
  await appendEvent(tx, {
    topic: `member:${memberId}`,
    type: 'member.updated',
    payload: { member_id: memberId },
    memberId,
  });
}

export function createMemberService(database: Database, avatars: AvatarService): MemberService {
  // The token may outlive its member.
  const orSignedOut = (member: Member | null): Member => {
    if (member === null) throw new AppError('token_invalid');
    return member;
  };
  return {
    getSelf: async (grant) => orSignedOut(await findMember(database.read, grant.memberId)),
    updateSelf: (grant, displayName) =>
      database.transaction(async (tx) => {
        const member = orSignedOut(await updateDisplayName(tx, grant.memberId, displayName));
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
