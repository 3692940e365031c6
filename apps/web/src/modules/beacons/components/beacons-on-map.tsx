import { Suspense, useEffect } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { ephemeralHandlers, useTopics } from '../../../data/realtime/realtime.ts';
import { useMember } from '../../../data/session/member.ts';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { loadDevicesOnMap } from '../../devices/index.ts';
import { loadFencesOnMap, useFenceQuestions } from '../../geofence/index.ts';
import { TrailsOnMap } from '../../positions/index.ts';
import { showBeacon, useBeacons } from '../api.ts';
import { sharing } from '../sharing/sharing-state.ts';
import { BeaconMarker } from './beacon-marker.tsx';

const OwnPosition = lazyPart(async () => ({ default: (await import('./own-position.tsx')).OwnPosition }));
const DevicesOnMap = lazyPart(loadDevicesOnMap);
const FencesOnMap = lazyPart(loadFencesOnMap);

interface BeaconsOnMapProps {
  readonly organizationId: number;
  /** 0 without a project; a position that is shared with one goes on meanwhile. */
  readonly projectId: number;
}

/**
 * The members who share their position with the project on the map, and the control to share one's own.
 */
export function BeaconsOnMap({ organizationId, projectId }: BeaconsOnMapProps) {
  const memberId = useMember()?.member_id ?? null;
  const sharedWith = useStore(sharing, ({ kept }) => kept?.projectId ?? 0);
  const projects = [...new Set([projectId, sharedWith])].filter((id) => id > 0);
  useTopics(projects.map((id) => `project:${id}` as const));
  useFenceQuestions(organizationId);
  useEffect(() => {
    ephemeralHandlers.add(showBeacon);
    return () => void ephemeralHandlers.delete(showBeacon);
  }, []);
  return (
    <>
      {projectId > 0 && <TrailsOnMap projectId={projectId} />}
      {projectId > 0 && (
        <Suspense fallback={null}>
          <FencesOnMap projectId={projectId} />
          <DevicesOnMap projectId={projectId} />
        </Suspense>
      )}
      {projectId > 0 && <Markers projectId={projectId} />}
      {memberId !== null && (
        <Suspense fallback={null}>
          <OwnPosition {...{ memberId, organizationId, projectId }} />
        </Suspense>
      )}
    </>
  );
}

function Markers({ projectId }: { readonly projectId: number }) {
  const beacons = useBeacons(projectId);
  return beacons.map((beacon) => <BeaconMarker key={beacon.member_id} beacon={beacon} />);
}
