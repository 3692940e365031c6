import { useEffect, useMemo } from 'react';
import { ephemeralHandlers } from '../../../data/realtime/realtime.ts';
import { showProjectLines } from '../../../map/scene/scene-layers.ts';
import { followPosition, useTrails } from '../api.ts';
import { toTrailLines } from '../trail-list.ts';

/** The trails behind the positions of a project, as far back as the settings of the map say. */
export function TrailsOnMap({ projectId }: { readonly projectId: number }) {
  const trails = useTrails(projectId);
  const data = useMemo(() => toTrailLines(trails), [trails]);
  useEffect(() => {
    ephemeralHandlers.add(followPosition);
    return () => {
      ephemeralHandlers.delete(followPosition);
      showProjectLines('trails', null);
    };
  }, []);
  useEffect(() => {
    showProjectLines('trails', data.features.length === 0 ? null : data);
  }, [data]);
  return null;
}
