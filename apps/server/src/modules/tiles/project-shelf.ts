import type { ProjectTiles } from './project-tiles.ts';
import type { TileCache } from './tile-cache.ts';

/** Filters of one project whose tiles are kept: a timeline that plays asks for one after the other. */
const MAX_SELECTIONS = 12;

/** The tiles of a project at one version, with the bytes already made of them. */
export interface ShelvedProject {
  readonly version: string;
  readonly tiles: ProjectTiles;
  readonly whole: TileCache;
  /** By the name of the filter, the least recently asked first. */
  readonly selected: Map<string, Promise<TileCache>>;
}

/** Projects whose tiles are in memory. */
export interface ProjectShelf {
  find(projectId: number): ShelvedProject | undefined;
  /** Takes a project in, and others out until all fit: the least recently asked first, and never itself. */
  put(projectId: number, project: ShelvedProject): void;
  remove(projectId: number): void;
}

/** @param budget bytes that the features of all projects may take up. */
export function createProjectShelf(budget: number): ProjectShelf {
  const ready = new Map<number, ShelvedProject>();
  const renew = (projectId: number, project: ShelvedProject) => {
    ready.delete(projectId);
    ready.set(projectId, project);
  };
  const countBytes = () => [...ready.values()].reduce((sum, { tiles }) => sum + tiles.live.bytes, 0);
  return {
    find(projectId) {
      const project = ready.get(projectId);
      if (project !== undefined) renew(projectId, project);
      return project;
    },
    put(projectId, project) {
      renew(projectId, project);
      for (const other of ready.keys()) {
        if (other === projectId || countBytes() <= budget) return;
        ready.delete(other);
      }
    },
    remove: (projectId) => void ready.delete(projectId),
  };
}

/** The tiles of a filter, made by the first who asks. A failure is forgotten, so that the next one tries again. */
export function findSelected(
  { selected }: ShelvedProject,
  name: string,
  make: () => Promise<TileCache>,
): Promise<TileCache> {
  const cache = selected.get(name) ?? make();
  selected.delete(name);
  selected.set(name, cache);
  cache.catch(() => selected.delete(name));
  const [oldest] = selected.keys();
  if (selected.size > MAX_SELECTIONS && oldest !== undefined) selected.delete(oldest);
  return cache;
}
