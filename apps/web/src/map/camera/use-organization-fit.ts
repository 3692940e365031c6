import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { countMoves, fitMap, withEngine } from '../engine/engine-holder.ts';
import { isMapDrawn } from '../engine/map-drawn.ts';
import { projectListQuery } from '../scene/project-list-query.ts';
import { tileStateQuery } from '../scene/tile-state.ts';
import { FIT, PROJECT_FIT_ZOOM } from './camera-move.ts';
import { recallViewOwner } from './view-params.ts';

/** The project with features that was active last, or undefined. */
function findLively(projects: readonly Project[]): Project | undefined {
  return projects
    .filter((project) => project.features_count > 0)
    .toSorted((a, b) => Date.parse(b.last_activity) - Date.parse(a.last_activity))[0];
}

/**
 * Fits the map to the latest work of an organization when its pages are opened: for the first organization only if
 * neither the address nor the last visit to it has a view, later each time another one is opened. Projects fit
 * themselves. Yields to any other camera move made meanwhile.
 * @param organizationId that of the page; null on pages of none.
 * @param isOfProject the page is one of a project.
 */
export function useOrganizationFit(
  organizationId: number | null,
  isOfProject: boolean,
  hadUrlView: boolean,
): void {
  const client = useQueryClient();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (organizationId === null || organizationId === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = organizationId;
    if (isOfProject || (isFirst && (hadUrlView || recallViewOwner() === organizationId))) return;
    const moves = countMoves();
    const fit = async () => {
      const project = findLively(await client.ensureQueryData(projectListQuery(organizationId)));
      const bbox = project && (await client.fetchQuery(tileStateQuery(project.project_id))).bbox;
      if (!bbox) return;
      withEngine(() => {
        const duration = isMapDrawn() ? FIT.duration : 0;
        if (moves === countMoves() && seen.current === organizationId) {
          fitMap(bbox, { maxZoom: PROJECT_FIT_ZOOM, duration });
        }
      });
    };
    // The page reports what cannot be loaded.
    fit().catch(() => undefined);
  }, [client, organizationId, isOfProject, hadUrlView]);
}
