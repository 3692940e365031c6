import type { KeptProject } from '../cache/kept-project.ts';
import type { ProjectTiles } from './project-tiles.ts';

/** A project in memory with its cached tiles. */
export interface ShelvedProject extends KeptProject {
  readonly tiles: ProjectTiles;
}

/** The projects in memory. */
export interface ProjectShelf {
  find(projectId: number): ShelvedProject | undefined;
  /** Adds a project and evicts others over budget, least recently used first, never the one added. */
  put(projectId: number, project: ShelvedProject): void;
  remove(projectId: number): void;
}

/**
 * @param budget memory for the features of all projects, in bytes.
 * @param onEvicted called with a project that had to go.
 */
export function createProjectShelf(budget: number, onEvicted: (projectId: number) => void): ProjectShelf {
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
        onEvicted(other);
      }
    },
    remove: (projectId) => void ready.delete(projectId),
  };
}
