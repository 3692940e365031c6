import type { KeptProject } from '../cache/kept-project.ts';
import type { ProjectTiles } from './project-tiles.ts';

/** A project whose features are in memory, with what is kept of its tiles. */
export interface ShelvedProject extends KeptProject {
  readonly tiles: ProjectTiles;
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
