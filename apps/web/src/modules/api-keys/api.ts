import { useQuery } from '@tanstack/react-query';
import { type ApiKey, type ApiKeyScope, apiKeyEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

export function useApiKeys(org_id: number) {
  return useQuery({
    queryKey: queryKeys.apiKeys(org_id),
    queryFn: ({ signal }) => getHttp().call(apiKeyEndpoints.listApiKeys, { params: { org_id }, signal }),
  });
}

/** @returns the full key, only this time. */
export async function createApiKey(
  org_id: number,
  body: { name: string; scope: ApiKeyScope; project_id: number | null },
): Promise<ApiKey> {
  const made = await getHttp().call(apiKeyEndpoints.createApiKey, { params: { org_id }, body });
  await queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys(org_id) });
  return made;
}

export async function deleteApiKey(org_id: number, uuid: string): Promise<void> {
  await getHttp().call(apiKeyEndpoints.deleteApiKey, { params: { org_id, uuid } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys(org_id) });
}
