import { useQuery } from '@tanstack/react-query';
import { geofenceEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** The crossings of a geofence, newest first. */
export function useGeofenceEvents(code: string) {
  return useQuery({
    queryKey: queryKeys.geofenceEvents(code),
    queryFn: ({ signal }) =>
      getHttp().call(geofenceEndpoints.listGeofenceEvents, { params: { code }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}
