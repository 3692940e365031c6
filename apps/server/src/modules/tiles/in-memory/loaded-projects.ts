import type { Reader } from '../../../platform/db/database.ts';
import { toConditions } from '../../features/index.ts';
import { findExtent } from '../by-sql/store.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import { type Coloring, ofProject } from '../coloring/coloring.ts';
import type { TileEngine } from '../tile-engine.ts';
import { awaitUntil } from './await-until.ts';
import { createProjectShelf, type ShelvedProject } from './project-shelf.ts';
import { type ProjectTiles, refreshTiles } from './project-tiles.ts';
import { toTileFilter } from './to-tile-filter.ts';

/** Projects in memory, refreshed on request. */
export interface LoadedProjects {
  /**
   * A project at the given version or a later one. Null if it is too large for memory, or not loaded in time.
   * @param patienceMs how long to wait for a refresh, from its start; as configured if absent.
   */
  get(projectId: number, version: string, patienceMs?: number): Promise<ShelvedProject | null>;
  /** Whether a project is in memory, which counts as a use. */
  renew(projectId: number): boolean;
  /** Calls back with a project that is no longer in memory. */
  onEvicted(listener: (projectId: number) => void): void;
}

/** The result of a refresh that started at a version. */
interface Outcome {
  readonly version: string;
  readonly project: ShelvedProject | null;
}

interface Work {
  readonly outcome: Promise<Outcome>;
  /** In terms of `performance.now()`. */
  readonly begunMs: number;
}

export interface LoadedProjectsOptions {
  readonly db: Reader;
  readonly engine: TileEngine;
  readonly coloring: Coloring;
  /** The memory budget for the features of all projects, in bytes. */
  readonly budget: number;
  /** The store of their tiles. */
  readonly store: TileStore;
  /** How long to wait for a refresh, from its start. */
  readonly patienceMs: number;
  /** Receives the error of a failed read, since requests may not have waited for it. */
  readonly onFault: (error: unknown) => void;
}

export function createLoadedProjects({
  db,
  engine,
  coloring,
  budget,
  store,
  patienceMs,
  onFault,
}: LoadedProjectsOptions): LoadedProjects {
  const listeners: ((projectId: number) => void)[] = [];
  const shelf = createProjectShelf(budget, (projectId) => {
    for (const listener of listeners) listener(projectId);
  });
  const refreshing = new Map<number, Work>();
  /** Projects that did not fit: the memory per feature, and the version it was determined at. */
  const large = new Map<number, { readonly version: string; readonly bytesEach: number }>();

  function shelve(projectId: number, version: string, tiles: ProjectTiles): ShelvedProject {
    const index = tiles.live.at(Date.now());
    const { count, bbox } = index;
    let extent: ReturnType<typeof findExtent> | null = null;
    const project: ShelvedProject = {
      version,
      from: 'memory',
      tiles,
      whole: new TileCache(store, index),
      selected: new Map(),
      async select(selection, colorBy) {
        const selected = index.select(await toTileFilter(db, projectId, selection));
        const classes =
          colorBy === undefined ? null : await coloring.getClasses(ofProject(db, projectId), colorBy);
        return new TileCache(store, classes === null ? selected : selected.paint(classes));
      },
      async describe() {
        if (bbox === null || bbox[2] - bbox[0] <= 180)
          return { count, bbox: bbox === null ? null : [...bbox] };
        // It may be narrower across the 180th meridian, which only the database tells.
        extent ??= findExtent(db, { where: toConditions(projectId, {}) }).catch((error: unknown) => {
          // It is asked for again, and not failed until the project changes.
          extent = null;
          throw error;
        });
        return { count, bbox: [...((await extent) ?? bbox)] };
      },
    };
    shelf.put(projectId, project);
    return project;
  }

  async function refresh(projectId: number, version: string): Promise<Outcome> {
    const known = shelf.find(projectId);
    // Refreshing changes the project in place, so it must not be found if the refresh fails.
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
    /** Runs one refresh of a project at a time. It starts at a version, and may include newer changes. */
    async get(projectId, version, waitMs = patienceMs) {
      const askedMs = performance.now();
      for (;;) {
        const known = shelf.find(projectId);
        if (known?.version === version) return known;
        if (large.get(projectId)?.version === version) return null;
        const { outcome, begunMs } = refreshing.get(projectId) ?? begin(projectId, version);
        const found = await awaitUntil(outcome, begunMs + waitMs);
        if (found === null) return null;
        // The refresh may have started at an older version. One that began since has this one too, whichever it is named
        // after: during many writes, all requests that wait share the next.
        if (found.version === version || begunMs >= askedMs) return found.project;
      }
    },
    renew: (projectId) => shelf.find(projectId) !== undefined,
    onEvicted: (listener) => void listeners.push(listener),
  };
}
