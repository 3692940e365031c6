import { queryOptions, useQuery } from '@tanstack/react-query';
import { isOwnProfile, type Member, memberEndpoints, sessionEndpoints } from '@waypost/contract';
import { firstQueryKeys } from '../queries/first-query-keys.ts';
import { getHttp } from './http.ts';

async function fetchOwnProfile(signal: AbortSignal): Promise<Member> {
  const answer = await getHttp().call(memberEndpoints.getMember, { signal });
  if (!isOwnProfile(answer)) throw new Error('The server answered with somebody else.');
  return answer;
}

export const memberQuery = queryOptions({
  queryKey: firstQueryKeys.member,
  queryFn: ({ signal }) => fetchOwnProfile(signal),
  staleTime: 5 * 60_000,
});

/** The signed-in member; undefined only outside the signed-in screens. */
export function useMember(): Member | undefined {
  return useQuery(memberQuery).data;
}

export const frontConfigQuery = queryOptions({
  queryKey: firstQueryKeys.frontConfig,
  queryFn: ({ signal }) => getHttp().call(sessionEndpoints.getFrontConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
