import { memberEndpoints } from '@waypost/contract';
import { queryClient } from '../queries/query-client.ts';
import { getHttp } from './http.ts';
import { memberQuery } from './member.ts';

/** Whether the member is still the one who is signed in: another may have signed in, here or in another tab. */
export async function isStillMember(memberId: number, signal?: AbortSignal): Promise<boolean> {
  const own = await getHttp().call(memberEndpoints.getMember, signal === undefined ? {} : { signal });
  if (own.member_id === memberId) return true;
  void queryClient.invalidateQueries({ queryKey: memberQuery.queryKey });
  return false;
}
