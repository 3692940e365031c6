import type { HttpClient } from '@waypost/client';
import { isOwnProfile, type Member, memberEndpoints } from '@waypost/contract';

/** The profile of a client's caller. */
export async function getOwnProfile(client: HttpClient): Promise<Member> {
  const answer = await client.call(memberEndpoints.getMember, {});
  if (!isOwnProfile(answer)) throw new Error('The server answered with somebody else.');
  return answer;
}
