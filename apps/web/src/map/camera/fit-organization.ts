import type { Project } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { fitMap, withEngine } from '../engine/engine-holder.ts';
import { isMapDrawn } from '../engine/map-drawn.ts';
import { projectListQuery } from '../scene/project-list-query.ts';
import { tileStateQuery } from '../scene/tile-state.ts';
import { FIT, ORGANIZATION_FIT_ZOOM } from './camera-move.ts';

/** The project with features that was active last, or undefined. */
function findLively(projects: readonly Project[]): Project | undefined {
  return projects
    .filter((project) => project.features_count > 0)
    .toSorted((a, b) => Date.parse(b.last_activity) - Date.parse(a.last_activity))[0];
}

/**
 * Fits the map to the region of the latest work of an organization, if there is any. Loads what it needs first.
 * @param isWanted whether to do so still, once all is loaded.
 */
export async function fitOrganization(organizationId: number, isWanted: () => boolean): Promise<void> {
  const project = findLively(await queryClient.ensureQueryData(projectListQuery(organizationId)));
  const bbox = project && (await queryClient.fetchQuery(tileStateQuery(project.project_id))).bbox;
  if (!bbox) return;
  withEngine(() => {
    const duration = isMapDrawn() ? FIT.duration : 0;
    if (isWanted()) fitMap(bbox, { maxZoom: ORGANIZATION_FIT_ZOOM, duration });
  });
}
