import type { Member, MemberCard } from './schema.ts';

/** Whether a response about a member is the complete profile of one’s own. */
export function isOwnProfile(answer: Member | MemberCard): answer is Member {
  return 'settings' in answer;
}
