import type { Layer, Topic } from '@waypost/contract';
import { useEffect, useMemo, useRef } from 'react';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTopics } from '../../../data/realtime/realtime.ts';
import { useProjects } from '../../projects/index.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';

/** After the last change of a burst. */
const QUIET_MS = 500;
/** During a burst that does not end, such as an import. */
const PATIENCE_MS = 3_000;
/** The server allows some more per person, which the project on the map needs. */
const MAX_PROJECTS = 200;

/** The projects that the layers read, among those of which this member hears. */
function useProjectTopics(organizationId: number, layers: readonly Layer[]): Topic[] {
  const projects = useProjects(layers.length === 0 ? undefined : organizationId).data;
  return useMemo(() => {
    const all = projects?.map(({ project_id }) => project_id) ?? [];
    const wanted = new Set(layers.flatMap((layer) => findWebKind(layer)?.listProjects?.(layer) ?? all));
    return all
      .filter((id) => wanted.has(id))
      .slice(0, MAX_PROJECTS)
      .map((id) => `project:${id}` as const);
  }, [projects, layers]);
}

/** Reloads the tiles and lists of layers when features of their projects change. */
export function useLiveTiles(organizationId: number, layers: readonly Layer[]): void {
  const burst = useRef<{ timer: ReturnType<typeof setTimeout>; startedAt: number } | null>(null);
  useEffect(
    () => () => {
      if (burst.current !== null) clearTimeout(burst.current.timer);
    },
    [],
  );
  const reload = () => {
    burst.current = null;
    for (const name of ['layer-tiles', 'layer-features'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
  useTopics(useProjectTopics(organizationId, layers), (event) => {
    if (!event.type.startsWith('feature.') && !event.type.startsWith('project')) return;
    const now = Date.now();
    const startedAt = burst.current?.startedAt ?? now;
    if (burst.current !== null) clearTimeout(burst.current.timer);
    const waitMs = Math.max(0, Math.min(QUIET_MS, startedAt + PATIENCE_MS - now));
    burst.current = { timer: setTimeout(reload, waitMs), startedAt };
  });
}
