import type { Layer, Topic } from '@waypost/contract';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { hasAccess } from '../../../data/queries/access.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTopics } from '../../../data/realtime/realtime.ts';
import { useCurrentOrganization } from '../../organizations/index.ts';
import { useProjects } from '../../projects/index.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';

/** After the last change of a burst. */
const QUIET_MS = 500;
/** During a burst that does not end, such as an import. */
const PATIENCE_MS = 3_000;
/** The server allows some more per person, which the project on the map needs. */
const MAX_PROJECTS = 200;
/** Where features may change of which this member hears nothing: in projects of which they see the Public ones alone. */
const UNHEARD_MS = 30_000;

interface Heard {
  /** The projects that the layers read, among those of which this member hears. */
  readonly topics: Topic[];
  readonly isAll: boolean;
}

function useHeard(organizationId: number, layers: readonly Layer[]): Heard {
  const projects = useProjects(layers.length === 0 ? undefined : organizationId).data;
  const { current } = useCurrentOrganization();
  return useMemo(() => {
    const all = projects?.map(({ project_id }) => project_id) ?? [];
    const hearsAll = hasAccess(current?.current_member.access_map, 'organization:update');
    const wanted = new Set(layers.flatMap((layer) => findWebKind(layer)?.listProjects?.(layer) ?? all));
    const heard = all.filter((id) => wanted.has(id)).slice(0, MAX_PROJECTS);
    // A folder holds features of projects that are not known here.
    const isNamed = layers.every((layer) => findWebKind(layer)?.listProjects !== undefined);
    return {
      topics: heard.map((id) => `project:${id}` as const),
      isAll: projects === undefined || (heard.length === wanted.size && (isNamed || hearsAll)),
    };
  }, [projects, layers, current]);
}

/** Calls `reload` now and then while the page is looked at. */
function useUnheard(isNeeded: boolean, reload: () => void): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reload();
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(onTick, UNHEARD_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
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
  const { topics, isAll } = useHeard(organizationId, layers);
  useUnheard(!isAll, reload);
  useTopics(topics, (event) => {
    if (!event.type.startsWith('feature.') && !event.type.startsWith('project')) return;
    const now = Date.now();
    const startedAt = burst.current?.startedAt ?? now;
    if (burst.current !== null) clearTimeout(burst.current.timer);
    const waitMs = Math.max(0, Math.min(QUIET_MS, startedAt + PATIENCE_MS - now));
    burst.current = { timer: setTimeout(reload, waitMs), startedAt };
  });
}
