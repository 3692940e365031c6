import { useQuery } from '@tanstack/react-query';
import {
  type EphemeralMessage,
  positionEndpoints,
  TRAIL_DAYS,
  type Trail,
  type TrailKeep,
  type TrailPoint,
} from '@waypost/contract';
import { useEffect } from 'react';
import { useStore } from '../../data/create-store.ts';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { setKeptHours, TRAIL_HOURS, toShownSpan, trailChoice } from '../../map/settings/trail-span.ts';
import { withPoint } from './trail-list.ts';

const NO_TRAILS: readonly Trail[] = [];

/** How long a project keeps positions; undefined while unknown. */
export function useTrailKeep(projectId: number): TrailKeep | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.trailSettings(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(positionEndpoints.getTrailSettings, { params: { project_id: projectId }, signal }),
    enabled: projectId > 0,
  });
  return data?.keep;
}

/** Where the members and devices of a project have been, as far back as is chosen and it keeps. */
export function useTrails(projectId: number): readonly Trail[] {
  const keep = useTrailKeep(projectId);
  const keptHours = keep === undefined ? 0 : TRAIL_DAYS[keep] * 24;
  const span = useStore(trailChoice, ({ chosen }) => toShownSpan({ chosen, keptHours }));
  const { data } = useQuery({
    queryKey: [...queryKeys.trails(projectId), span],
    queryFn: ({ signal }) =>
      getHttp().call(positionEndpoints.listTrails, {
        params: { project_id: projectId },
        query: { hours: TRAIL_HOURS[span] },
        signal,
      }),
    enabled: keptHours > 0,
    refetchInterval: useFallbackInterval(),
    // The trails stay until those of another span are there.
    placeholderData: (before, query) => (query?.queryKey.includes(projectId) === true ? before : undefined),
  });
  useEffect(() => {
    setKeptHours(keptHours);
    return () => setKeptHours(0);
  }, [keptHours]);
  return keptHours === 0 ? NO_TRAILS : (data ?? NO_TRAILS);
}

/** Continues the trail behind a position that arrived. */
export function followPosition(message: EphemeralMessage): void {
  if (message.type === 'beacon.next') {
    const { project_id, member_id, member_display_name, rel_ts, lone6, late6 } = message.payload;
    const subject = { kind: 'member', id: member_id, name: member_display_name } as const;
    extend(project_id, subject, { rel_ts, lone6, late6 });
  }
  if (message.type === 'device.next') {
    const { project_id, device_id, name, position } = message.payload;
    const { rel_ts, lone6, late6 } = position;
    extend(project_id, { kind: 'device', id: device_id, name }, { rel_ts, lone6, late6 });
  }
}

function extend(projectId: number, subject: Parameters<typeof withPoint>[1], point: TrailPoint): void {
  queryClient.setQueriesData<Trail[]>(
    { queryKey: queryKeys.trails(projectId) },
    (all) => all && withPoint(all, subject, point),
  );
}

/** Changes how long a project keeps positions. */
export async function changeTrailKeep(projectId: number, keep: TrailKeep): Promise<void> {
  const settings = await getHttp().call(positionEndpoints.updateTrailSettings, {
    params: { project_id: projectId },
    body: { keep },
  });
  queryClient.setQueryData(queryKeys.trailSettings(projectId), settings);
  await queryClient.invalidateQueries({ queryKey: queryKeys.trails(projectId) });
}

/** Deletes the member's own trail in a project. */
export async function deleteOwnTrail(projectId: number): Promise<void> {
  await getHttp().call(positionEndpoints.deleteOwnTrail, { params: { project_id: projectId } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.trails(projectId) });
}
