import { queryOptions } from '@tanstack/react-query';
import { type RadarKeyPut, type RadarSettings, radarEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { getHttp } from '../../data/session/http.ts';

/** The organization's own account, its key masked. */
export const radarKeyQuery = (org_id: number) =>
  queryOptions({
    queryKey: ['radar-key', org_id],
    queryFn: ({ signal }) => getHttp().call(radarEndpoints.getRadarKey, { params: { org_id }, signal }),
  });

function refresh(org_id: number): void {
  for (const queryKey of [['radar-key', org_id], ['radars', org_id], ['layer-radar']])
    void queryClient.invalidateQueries({ queryKey });
}

/** Saves an account that the provider accepts. @throws ApiError. */
export async function putRadarKey(org_id: number, body: RadarKeyPut): Promise<void> {
  await getHttp().call(radarEndpoints.putRadarKey, { params: { org_id }, body });
  refresh(org_id);
}

export async function deleteRadarKey(org_id: number): Promise<void> {
  await getHttp().call(radarEndpoints.deleteRadarKey, { params: { org_id } });
  refresh(org_id);
}

/** For how many days the organization sees what its radars saw. */
export const radarSettingsQuery = (org_id: number) =>
  queryOptions({
    queryKey: ['radar-settings', org_id],
    queryFn: ({ signal }) => getHttp().call(radarEndpoints.getRadarSettings, { params: { org_id }, signal }),
  });

export async function putRadarSettings(org_id: number, body: RadarSettings): Promise<void> {
  const saved = await getHttp().call(radarEndpoints.putRadarSettings, { params: { org_id }, body });
  queryClient.setQueryData(radarSettingsQuery(org_id).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: ['layer-radar'] });
}
