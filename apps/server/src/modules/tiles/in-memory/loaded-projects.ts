import type { Reader } from '../../../platform/db/database.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import type { TileEngine } from '../tile-engine.ts';
import { createProjectShelf, type ShelvedProject } from './project-shelf.ts';
import { type ProjectTiles, refreshTiles } from './project-tiles.ts';
import { toTileFilter } from './to-tile-filter.ts';

/** Projects whose features are in memory, brought up to date when they are asked for. */
export interface LoadedProjects {
  /** A project as it is at a version or later. Null for one that is too large for the memory, or not in it so soon. */
  get(projectId: number, version: string): Promise<ShelvedProject | null>;
}

/** What was found out about a project, beginning with a version. */
interface Outcome {
  readonly version: string;
  readonly project: ShelvedProject | null;
}

interface Work {
  readonly outcome: Promise<Outcome>;
  /** By `performance.now()`. */
  readonly begunMs: number;
}

export interface LoadedProjectsOptions {
  readonly db: Reader;
  readonly engine: TileEngine;
  /** Bytes of memory for the features of all projects. */
  readonly budget: number;
  /** Where the bytes of their tiles go. */
  readonly store: TileStore;
  /** How long a refresh is waited for from when it began. */
  readonly patienceMs: number;
  /** Told when a project could not be read: those who asked may not have waited. */
  readonly onFault: (error: unknown) => void;
}

export function createLoadedProjects({
  db,
  engine,
  budget,
  store,
  patienceMs,
  onFault,
}: LoadedProjectsOptions): LoadedProjects {
  const shelf = createProjectShelf(budget);
  const refreshing = new Map<number, Work>();
  /** Of projects that did not fit: what their features take up each, and the version at which that was so. */
  const large = new Map<number, { readonly version: string; readonly bytesEach: number }>();

  function shelve(projectId: number, version: string, tiles: ProjectTiles): ShelvedProject {
    const index = tiles.live.at(Date.now());
    const { count, bbox } = index;
    const project: ShelvedProject = {
      version,
      from: 'memory',
      tiles,
      whole: new TileCache(store, index),
      selected: new Map(),
      select: async (selection) =>
        new TileCache(store, index.select(await toTileFilter(db, projectId, selection))),
      describe: async () => ({ count, bbox: bbox === null ? null : [...bbox] }),
    };
    shelf.put(projectId, project);
    return project;
  }

  async function refresh(projectId: number, version: string): Promise<Outcome> {
    const known = shelf.find(projectId);
    // It changes while it is brought up to date, and is none that anybody may find if that fails.
    shelf.remove(projectId);
    const room = { bytes: budget, bytesEach: large.get(projectId)?.bytesEach };
    const tiles = await refreshTiles(db, engine, projectId, known?.tiles, room);
    if ('isTooLarge' in tiles) {
      large.set(projectId, { version, bytesEach: tiles.bytesEach });
      return { version, project: null };
    }
    large.delete(projectId);
    return { version, project: shelve(projectId, version, tiles) };
  }

  function begin(projectId: number, version: string): Work {
    const outcome = refresh(projectId, version).finally(() => refreshing.delete(projectId));
    outcome.catch(onFault);
    const work = { outcome, begunMs: performance.now() };
    refreshing.set(projectId, work);
    return work;
  }

  return {
    /** One refresh of a project at a time: it begins with a version, and what is newer than that may be in it too. */
    async get(projectId, version) {
      for (;;) {
        const known = shelf.find(projectId);
        if (known?.version === version) return known;
        if (large.get(projectId)?.version === version) return null;
        const { outcome, begunMs } = refreshing.get(projectId) ?? begin(projectId, version);
        const found = await awaitUntil(outcome, begunMs + patienceMs);
        if (found === null) return null;
        // Whoever asked later may have been told a later version than it began with.
        if (found.version === version) return found.project;
      }
    },
  };
}

/** What work comes to by a moment of `performance.now()`; null when it takes longer. */
async function awaitUntil<T>(work: Promise<T>, moment: number): Promise<T | null> {
  if (moment === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(moment - performance.now(), 0), null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
