import type { Member } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { findMember, updateDisplayName } from './store.ts';

export interface MemberService {
  getSelf(grant: MemberGrant): Promise<Member>;
  updateSelf(grant: MemberGrant, displayName: string): Promise<Member>;
}

export function createMemberService(database: Database): MemberService {
  // The token may outlive its member.
  const orSignedOut = (member: Member | null): Member => {
    if (member === null) throw new AppError('token_invalid');
    return member;
  };
  return {
    getSelf: async (grant) => orSignedOut(await findMember(database.read, grant.memberId)),
    updateSelf: async (grant, displayName) =>
      orSignedOut(await database.transaction((tx) => updateDisplayName(tx, grant.memberId, displayName))),
  };
}
