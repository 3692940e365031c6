import { useEffect, useRef } from 'react';
import { countMoves } from '../engine/engine-holder.ts';

/**
 * Fits the map to the latest work of an organization when its pages are opened: for the first organization only if
 * neither the address nor the last visit to it has a view, later each time another one is opened. Projects fit
 * themselves. Yields to any other camera move made meanwhile.
 * @param organizationId that of the page; null on pages of none.
 * @param isOfProject the page is one of a project.
 * @param hasView the address or the last visit has a view of it.
 */
export function useOrganizationFit(
  organizationId: number | null,
  isOfProject: boolean,
  hasView: boolean,
): void {
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (organizationId === null || organizationId === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = organizationId;
    if (isOfProject || (isFirst && hasView)) return;
    const moves = countMoves();
    // A page of another organization, or of a project, has come meanwhile.
    let isOver = false;
    const isWanted = () => !isOver && moves === countMoves();
    import('./fit-organization.ts')
      .then(({ fitOrganization }) => fitOrganization(organizationId, isWanted))
      // The page reports what cannot be loaded.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [organizationId, isOfProject, hasView]);
}
