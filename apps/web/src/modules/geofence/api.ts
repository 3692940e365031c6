import { useQuery } from '@tanstack/react-query';
import { geofenceEndpoints } from '@waypost/contract';
import { getHttp } from '../../data/http.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime.ts';

/** Who crossed a geofence, the newest first. */
export function useGeofenceEvents(code: string) {
  return useQuery({
    queryKey: queryKeys.geofenceEvents(code),
    queryFn: ({ signal }) =>
      getHttp().call(geofenceEndpoints.listGeofenceEvents, { params: { code }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}
