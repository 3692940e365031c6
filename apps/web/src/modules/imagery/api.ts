import { queryOptions } from '@tanstack/react-query';
import { imageryEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import { mendImagery } from '../../map/host/imagery-trouble.ts';

/** Lists of mosaics grow once a month. */
const MOSAICS_STALE_MS = 10 * 60_000;

/** What this member may use of an organization's satellite imagery. */
export const imageryAccessQuery = (org_id: number) =>
  queryOptions({
    queryKey: queryKeys.imageryAccess(org_id),
    queryFn: ({ signal }) =>
      getHttp().call(imageryEndpoints.getImageryAccess, { params: { org_id }, signal }),
  });

/** The mosaics that the organization has access to, oldest first. */
export const mosaicsQuery = (org_id: number) => ({
  queryKey: queryKeys.mosaics(org_id),
  staleTime: MOSAICS_STALE_MS,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(imageryEndpoints.listMosaics, { params: { org_id }, signal }),
});

/** The key of the organization's own account, masked. */
export const imageryKeyQuery = (org_id: number) =>
  queryOptions({
    queryKey: queryKeys.imageryKey(org_id),
    queryFn: ({ signal }) => getHttp().call(imageryEndpoints.getImageryKey, { params: { org_id }, signal }),
  });

async function refresh(org_id: number): Promise<void> {
  await Promise.all(
    [queryKeys.imageryKey(org_id), queryKeys.imageryAccess(org_id), queryKeys.mosaics(org_id)].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  );
  mendImagery();
}

/** Saves a key that the provider accepts. @throws ApiError. */
export async function putImageryKey(org_id: number, apikey: string): Promise<void> {
  await getHttp().call(imageryEndpoints.putImageryKey, { params: { org_id }, body: { apikey } });
  await refresh(org_id);
}

export async function deleteImageryKey(org_id: number): Promise<void> {
  await getHttp().call(imageryEndpoints.deleteImageryKey, { params: { org_id } });
  await refresh(org_id);
}

/** What was ordered in a month, `YYYY-MM`. */
export const imageryCostsQuery = (org_id: number, month: string) =>
  queryOptions({
    queryKey: [...queryKeys.imageryCosts(org_id), month],
    queryFn: ({ signal }) =>
      getHttp().call(imageryEndpoints.getImageryCosts, { params: { org_id }, query: { month }, signal }),
    // Orders of others are not announced to it.
    staleTime: 0,
  });

/** How much was ordered in the present month, and its ceiling. */
export const imageryAllowanceQuery = (org_id: number) =>
  queryOptions({
    queryKey: [...queryKeys.imageryCosts(org_id), 'allowance'],
    queryFn: ({ signal }) =>
      getHttp().call(imageryEndpoints.getImageryAllowance, { params: { org_id }, signal }),
    // Orders of others are not announced to it.
    staleTime: 0,
  });

/** @param monthly_km2 null: no ceiling. */
export async function putImageryCeiling(org_id: number, monthly_km2: number | null): Promise<void> {
  await getHttp().call(imageryEndpoints.putImageryCeiling, { params: { org_id }, body: { monthly_km2 } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.imageryCosts(org_id) });
}
