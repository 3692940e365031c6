import type { Member, MemberCard } from './schema.ts';

/** Whether an answer about a member is the whole of one’s own. */
export function isOwnProfile(answer: Member | MemberCard): answer is Member {
  return 'settings' in answer;
}
