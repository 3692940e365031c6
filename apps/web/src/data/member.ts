import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Member, memberEndpoints, sessionEndpoints } from '@waypost/contract';
import { getHttp } from './http.ts';
import { queryKeys } from './query-keys.ts';

export const memberQuery = queryOptions({
  queryKey: queryKeys.member,
  queryFn: ({ signal }) => getHttp().call(memberEndpoints.getMember, { signal }),
  staleTime: 5 * 60_000,
});

/** The signed-in member; undefined only outside the signed-in screens. */
export function useMember(): Member | undefined {
  return useQuery(memberQuery).data;
}

export const frontConfigQuery = queryOptions({
  queryKey: queryKeys.frontConfig,
  queryFn: ({ signal }) => getHttp().call(sessionEndpoints.getFrontConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
