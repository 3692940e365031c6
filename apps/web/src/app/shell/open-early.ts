import { queryClient } from '../../data/queries/query-client.ts';
import { frontConfigQuery, memberQuery } from '../../data/session/member.ts';
import { warmUpEngine } from '../../map/engine/load-engine.ts';
import { tileStateQuery } from '../../map/scene/tile-state.ts';
import { organizationsQuery } from '../../modules/organizations/index.ts';
import { projectQuery, projectsQuery } from '../../modules/projects/index.ts';

const PLACE = /^\/organizations\/(?<organization>\d+)(?:\/projects\/(?<project>\d+))?/;

/**
 * Requests what the screen of a path starts with, in parallel: requested by its components, each would wait for the one
 * before. Failed requests are repeated by the components, which report the error.
 */
export function openEarly(path: string): void {
  const { organization, project } = PLACE.exec(path)?.groups ?? {};
  warmUpEngine();
  void queryClient.prefetchQuery(memberQuery);
  void queryClient.prefetchQuery(frontConfigQuery);
  void queryClient.prefetchQuery(organizationsQuery);
  if (organization === undefined) return;
  void queryClient.prefetchQuery(projectsQuery(Number(organization)));
  if (project === undefined) return;
  void queryClient.prefetchQuery(projectQuery(Number(organization), Number(project)));
  void queryClient.prefetchQuery(tileStateQuery(Number(project)));
}
