import { queryOptions } from '@tanstack/react-query';
import { type TileState, tileEndpoints } from '@waypost/contract';
import { firstQueryKeys } from '../../data/queries/first-query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** A tile state and when it was requested, in milliseconds since 1970: it contains all earlier events. */
export interface DatedTileState extends TileState {
  readonly askedAt: number;
}

/** The version of a project's tiles, and the box around their features. */
export const tileStateQuery = (projectId: number) =>
  queryOptions({
    queryKey: firstQueryKeys.tileState(projectId),
    queryFn: async ({ signal }): Promise<DatedTileState> => {
      const askedAt = Date.now();
      const params = { project_id: projectId };
      return { ...(await getHttp().call(tileEndpoints.getTileState, { params, signal })), askedAt };
    },
    staleTime: 5_000,
  });
