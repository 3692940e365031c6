import { useEffect } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { ephemeralHandlers, useTopics } from '../../../data/realtime/realtime.ts';
import { useMember } from '../../../data/session/member.ts';
import { showBeacon, useBeacons } from '../api.ts';
import { pauseSharing, resumeSharing, sharing } from '../sharing/sharing.ts';
import { BeaconMarker } from './beacon-marker.tsx';
import { ShareControl } from './share-control.tsx';

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
  useEffect(() => {
    ephemeralHandlers.add(showBeacon);
    return () => void ephemeralHandlers.delete(showBeacon);
  }, []);
  useEffect(() => {
    if (memberId === null) return;
    resumeSharing(memberId);
    return pauseSharing;
  }, [memberId]);
  return (
    <>
      {projectId > 0 && <Markers projectId={projectId} />}
      {memberId !== null && (projectId > 0 || sharedWith > 0) && (
        <ShareControl {...{ memberId, organizationId, projectId }} />
      )}
    </>
  );
}

function Markers({ projectId }: { readonly projectId: number }) {
  const beacons = useBeacons(projectId);
  return beacons.map((beacon) => <BeaconMarker key={beacon.member_id} beacon={beacon} />);
}
