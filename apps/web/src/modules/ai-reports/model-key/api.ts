import { queryOptions } from '@tanstack/react-query';
import { aiReportEndpoints, type ModelKeyPut } from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';
import { aiUsageQuery } from '../api.ts';

/** The organization’s own language model, its key masked. */
export const modelKeyQuery = (org_id: number) =>
  queryOptions({
    queryKey: ['model-key', org_id],
    queryFn: ({ signal }) => getHttp().call(aiReportEndpoints.getModelKey, { params: { org_id }, signal }),
  });

function refresh(org_id: number): void {
  const { queryKey: usage } = aiUsageQuery(org_id);
  for (const queryKey of [modelKeyQuery(org_id).queryKey, queryKeys.aiConfig(org_id), usage])
    void queryClient.invalidateQueries({ queryKey });
}

/** Saves a model that answers. @throws ApiError. */
export async function putModelKey(org_id: number, body: ModelKeyPut): Promise<void> {
  await getHttp().call(aiReportEndpoints.putModelKey, { params: { org_id }, body });
  refresh(org_id);
}

export async function deleteModelKey(org_id: number): Promise<void> {
  await getHttp().call(aiReportEndpoints.deleteModelKey, { params: { org_id } });
  refresh(org_id);
}
